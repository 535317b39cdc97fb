/** One stop of the Tab key for many pieces that lie in rows: arrow keys walk along a row and from row to row. */
import { type Accessor, createMemo, createSignal } from 'solid-js';

type Rows = readonly (readonly string[])[];

/** Where a key leads from the piece at this place of this row; along a row one comes round, between rows one stops at the ends. */
const steps: Readonly<Record<string, (row: number, place: number, rows: Rows) => readonly [row: number, place: number]>> = {
  ArrowRight: (row, place, rows) => [row, (place + 1) % lengthOf(rows, row)],
  ArrowLeft: (row, place, rows) => [row, (place - 1 + lengthOf(rows, row)) % lengthOf(rows, row)],
  ArrowDown: (row, place, rows) => [Math.min(row + 1, rows.length - 1), place],
  ArrowUp: (row, place) => [Math.max(row - 1, 0), place],
  Home: (row) => [row, 0],
  End: (row, _, rows) => [row, lengthOf(rows, row) - 1],
};

const lengthOf = (rows: Rows, row: number): number => rows[row]?.length ?? 0;

/** The piece that a key leads to; null for a key that leads nowhere. */
export function walked(rows: Rows, from: string, key: string): string | null {
  const row = rows.findIndex((pieces) => pieces.includes(from));
  const step = steps[key];
  if (!step || row < 0) return null;
  const [to, place] = step(row, rows[row]?.indexOf(from) ?? 0, rows);
  return rows[to]?.[Math.min(place, lengthOf(rows, to) - 1)] ?? null;
}

export interface Walk {
  /** Whether Tab comes to this piece. */
  readonly isStop: (piece: string) => boolean;
  /** The piece is where one stands now. */
  readonly stand: (piece: string) => void;
  /** The piece that a key leads to from one that has the focus; the chart, which would move by the same keys, does not get it then. */
  readonly onKey: (event: KeyboardEvent, from: string) => string | null;
}

/** Whoever has not walked yet begins with the piece that is named, or with the first of all. */
export function createWalk(rows: Accessor<Rows>, start: Accessor<string | null>): Walk {
  const [at, stand] = createSignal<string | null>(null);
  const stop = createMemo(() => {
    const here = at();
    return here !== null && rows().some((pieces) => pieces.includes(here)) ? here : (start() ?? rows()[0]?.[0] ?? null);
  });
  return {
    isStop: (piece) => stop() === piece,
    stand,
    onKey: (event, from) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return null;
      const next = walked(rows(), from, event.key);
      if (next !== null) event.preventDefault();
      return next;
    },
  };
}
