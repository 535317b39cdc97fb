/** On a narrow screen: which of the columns is in front. */
import { For } from 'solid-js';

export type Column = 'orders' | 'chart' | 'log';

const names: Readonly<Record<Column, string>> = { orders: 'Orders', chart: 'Chart', log: 'Log' };

export const ColumnTabs = (props: {
  readonly columns: readonly Column[];
  readonly shown: Column;
  readonly onShow: (column: Column) => void;
}) => (
  <nav class="column-tabs" aria-label="Columns">
    <For each={props.columns}>
      {(column) => (
        <button type="button" aria-pressed={props.shown === column} onClick={() => props.onShow(column)}>
          {names[column]}
        </button>
      )}
    </For>
  </nav>
);
