/**
 * Hexes of a board without an edge. A hex is one whole number made of its axial coordinates, so hexes can be compared, kept in sets
 * and added: the way from one hex to another is their difference, and is itself a hex. Thirty thousand lie on every side of the origin.
 */
export type Hex = number;

const BITS = 16;

export const ORIGIN: Hex = 0;
export const hexAt = (q: number, r: number): Hex => (q << BITS) + r;
export const columnOf = (hex: Hex): number => (hex - rowOf(hex)) >> BITS;
export const rowOf = (hex: Hex): number => (hex << BITS) >> BITS;

/** One of the six hexsides, counted clockwise, and so one of the six ways in which a ship can point. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;
export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** What is added to a hex to reach the neighbour across each hexside. */
export const STEPS: readonly [Hex, Hex, Hex, Hex, Hex, Hex] = [
  hexAt(1, 0),
  hexAt(0, 1),
  hexAt(-1, 1),
  hexAt(-1, 0),
  hexAt(0, -1),
  hexAt(1, -1),
];

export const neighbour = (hex: Hex, facing: Facing): Hex => hex + STEPS[facing];
export const neighboursOf = (hex: Hex): Hex[] => STEPS.map((step) => hex + step);

/** So many sixths of a circle clockwise, or the other way if it is negative. */
export const turned = (facing: Facing, sixths: number): Facing => FACINGS[(((facing + sixths) % 6) + 6) % 6] ?? facing;

/** How many hexes the second is from the first; neighbours are one apart. */
export function distance(a: Hex, b: Hex): number {
  const q = columnOf(a) - columnOf(b);
  const r = rowOf(a) - rowOf(b);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export const areAdjacent = (a: Hex, b: Hex): boolean => distance(a, b) === 1;

/** Where a hex comes to lie when the board is turned about another, by sixths of a circle clockwise. */
export function rotated(hex: Hex, sixths: number, about: Hex = ORIGIN): Hex {
  let [q, r] = [columnOf(hex - about), rowOf(hex - about)];
  for (let left = turned(0, sixths); left > 0; left--) [q, r] = [-r, q + r];
  return about + hexAt(q, r);
}

/** All hexes within so many of one, itself included, column by column. */
export const within = (hex: Hex, reach: number): Hex[] =>
  across(reach).flatMap((q) =>
    across(reach)
      .filter((r) => Math.abs(q + r) <= reach)
      .map((r) => hex + hexAt(q, r)),
  );

const across = (reach: number): number[] => Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
