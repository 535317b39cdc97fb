/** On a narrow screen: which of the sheets is in front. */
import { For } from 'solid-js';

export type Sheet = 'orders' | 'chart' | 'log';

const names: Readonly<Record<Sheet, string>> = { orders: 'Orders', chart: 'Chart', log: 'Log' };

export const SheetTabs = (props: { readonly sheets: readonly Sheet[]; readonly shown: Sheet; readonly onShow: (sheet: Sheet) => void }) => (
  <nav class="sheet-tabs" aria-label="Sheets">
    <For each={props.sheets}>
      {(sheet) => (
        <button type="button" aria-pressed={props.shown === sheet} onClick={() => props.onShow(sheet)}>
          {names[sheet]}
        </button>
      )}
    </For>
  </nav>
);
