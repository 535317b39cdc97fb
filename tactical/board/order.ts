/** The order in which ships are listed and laid: by type, the heaviest first, and by name within it. It never changes in a battle. */
import type { Sheet } from '../battle.ts';
import { TYPE_NAMES } from '../ship-types.ts';
import type { PieceView, ShipView } from '../view.ts';

const RANKS: ReadonlyMap<string, number> = new Map(Object.keys(TYPE_NAMES).map((type, place) => [type, place]));

export const rankOf = ({ type }: Pick<Sheet, 'type'>): number => RANKS.get(type) ?? RANKS.size;

/** A ship with the counter she is in. */
export interface Listed {
  readonly piece: PieceView;
  readonly ship: ShipView;
}

/** Every ship that the viewer knows of among these counters, in order. */
export const listedIn = (pieces: readonly PieceView[]): readonly Listed[] =>
  pieces
    .flatMap((piece) => (piece.ships ?? []).map((ship) => ({ piece, ship })))
    .toSorted((a, b) => rankOf(a.ship.sheet) - rankOf(b.ship.sheet) || a.ship.sheet.name.localeCompare(b.ship.sheet.name));

/** Counters that lie face down, by their numbers. */
export const unknownIn = (pieces: readonly PieceView[]): readonly PieceView[] =>
  pieces.filter(({ ships }) => ships === null).toSorted((a, b) => a.token.localeCompare(b.token, undefined, { numeric: true }));
