/** Rows of a list that are drawn once and kept while the same thing is asked: those that were away while the list was narrowed come back without being drawn anew. */
import { type Accessor, createMemo, createRoot, createSignal, getOwner, type JSX, on, onCleanup, untrack } from 'solid-js';

interface Row {
  readonly drawn: JSX.Element;
  readonly setPlace: (place: number) => void;
  readonly dispose: () => void;
}

/** More than these are not kept. */
const MOST_KEPT = 200;

/** Nowhere in the list. */
const AWAY = -1;

/** `draw` is given an item and where it stands, from 0; `asking` is another one once something else is asked. */
export function keptRows<T>(
  items: Accessor<readonly T[]>,
  asking: Accessor<unknown>,
  draw: (item: T, place: Accessor<number>) => JSX.Element,
): Accessor<JSX.Element> {
  const owner = getOwner();
  const rows = new Map<T, Row>();
  const drop = (isGone: (item: T) => boolean): void => {
    for (const [item, { dispose }] of rows) {
      if (!isGone(item)) continue;
      rows.delete(item);
      dispose();
    }
  };
  const rowFor = (item: T): Row =>
    createRoot((dispose) => {
      const [place, setPlace] = createSignal(AWAY);
      const row = { drawn: untrack(() => draw(item, place)), setPlace: (at: number) => void setPlace(at), dispose };
      rows.set(item, row);
      return row;
    }, owner);
  onCleanup(() => drop(() => true));
  return createMemo(
    on([items, asking], ([now, asked], before) => {
      const shown = new Set(now);
      if (before?.[1] !== asked || rows.size > MOST_KEPT) drop((item) => !shown.has(item));
      for (const [item, { setPlace }] of rows) if (!shown.has(item)) setPlace(AWAY);
      return now.map((item, place) => {
        const row = rows.get(item) ?? rowFor(item);
        row.setPlace(place);
        return row.drawn;
      });
    }),
  );
}
