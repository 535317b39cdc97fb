/** Columns that give way to the board: the orders are narrower, the log folds to a strip. Remembered. */
import { foldLog, hasLogFolded, hasNarrowOrders, narrowOrders } from '../preferences.ts';

interface ColumnToggleProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
  /** Where in the picture of the table the column ends, from left to right. */
  readonly edge: number;
}

const ColumnToggle = (props: ColumnToggleProps) => (
  <button
    type="button"
    class="button quiet column-toggle"
    aria-label={props.label}
    title={props.label}
    aria-pressed={props.pressed}
    onClick={() => props.onPress()}
  >
    <svg viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
      <path d={`M1 1H19V15H1ZM${props.edge} 1V15`} />
    </svg>
  </button>
);

export const ColumnToggles = () => (
  <span class="column-toggles" role="group" aria-label="Columns of the table">
    <ColumnToggle label="Narrow orders" edge={6} pressed={hasNarrowOrders()} onPress={() => narrowOrders(!hasNarrowOrders())} />
    <ColumnToggle label="Fold the log" edge={14} pressed={hasLogFolded()} onPress={() => foldLog(!hasLogFolded())} />
  </span>
);

/** What is left of a log that is folded. */
export const FoldedLog = () => (
  <button type="button" class="folded-log" onClick={() => foldLog(false)}>
    Log
  </button>
);
