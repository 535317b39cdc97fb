/** Drafts of orders: for each ship or squadron one, until it is given another or none. */
import { counted } from '../../../kernel/index.ts';
import type { Side } from '../state.ts';

export type Drafted<T> = Readonly<Record<string, T>>;

export function without<T>(draft: Drafted<T>, id: string): Drafted<T> {
  const { [id]: _forgotten, ...rest } = draft;
  return rest;
}

interface Piece {
  readonly id: string;
  readonly side: Side;
}

/** What both sides ordered, in the order of the battle's list: in which order it was written down is nobody's business. */
export const ordersFor = <P extends Piece, T>(
  pieces: readonly P[],
  drafts: Readonly<Partial<Record<Side, Drafted<T>>>>,
): (readonly [P, T])[] =>
  pieces.flatMap((piece) => {
    const order = drafts[piece.side]?.[piece.id];
    return order === undefined ? [] : [[piece, order] as const];
  });

/** To hand a draft in as it is. */
export const handIn = { ends: true, label: () => 'Done', does: <D>(draft: D): D => draft } as const;

/** What is handed in: how many do something, or that nobody does. */
export const handedIn = (ids: readonly string[], none: string, one: string, many: string): string => {
  const { size } = new Set(ids);
  return size === 0 ? none : counted(size, one, many);
};
