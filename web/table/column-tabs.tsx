/** On a narrow screen: which of the columns is in front. */
import { For, Show } from 'solid-js';

export type Column = 'orders' | 'chart' | 'log';

const names: Readonly<Record<Column, string>> = { orders: 'Orders', chart: 'Chart', log: 'Log' };

export const ColumnTabs = (props: {
  readonly columns: readonly Column[];
  readonly shown: Column;
  /** Lines of the log that have not been looked at. */
  readonly unread: number;
  readonly onShow: (column: Column) => void;
}) => (
  <nav class="column-tabs" aria-label="Columns">
    <For each={props.columns}>
      {(column) => (
        <button type="button" aria-pressed={props.shown === column} onClick={() => props.onShow(column)}>
          {names[column]}
          <Show when={column === 'log' && props.unread > 0}>
            {' '}
            <span class="unread">
              {props.unread}
              <span class="hidden"> {props.unread === 1 ? 'new line' : 'new lines'}</span>
            </span>
          </Show>
        </button>
      )}
    </For>
  </nav>
);
