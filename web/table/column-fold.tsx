/** Columns that give the board more room: the log folds to a strip, the orders are narrower. Remembered. */
import { foldLog, hasLogFolded, hasNarrowOrders, narrowOrders } from '../preferences.ts';

export const LogFold = () => (
  <button
    type="button"
    class="column-fold"
    aria-expanded={!hasLogFolded()}
    aria-controls="happened"
    onClick={() => foldLog(!hasLogFolded())}
  >
    {hasLogFolded() ? 'Log' : 'Fold'}
  </button>
);

export const OrdersFold = () => (
  <button type="button" class="column-fold" aria-pressed={hasNarrowOrders()} onClick={() => narrowOrders(!hasNarrowOrders())}>
    Narrow
  </button>
);
