/** Boats for the tests of divisions (GF-13): alike, with one gun ahead, a light gun and two tubes; and a battle of them. */
import type { Facing } from '../../../chart/hex.ts';
import type { Berth } from '../data/battle.ts';
import type { Card } from '../data/card.ts';
import type { Division } from '../state.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { battleWith, blue, N, red, S, type TestTable, tableOf } from './table.ts';

export const BOAT: Card = like(DESTROYER, 'boat', {
  hull: 3,
  guns: SOUTHAMPTON.guns.map((line) => ({ ...line, mounts: [{ arcs: 'ABCD', mounts: 1, barrels: 1 }] })),
  torpedoes: { name: 'DE 50cm G7', range: 5, damage: 4, tubes: [1, 1] },
  track: [
    { hull: 1, speed: 6 },
    { hull: 1, speed: 4 },
    { hull: 1, speed: 2 },
  ],
  locations: [0, 'light', null, null, null, null, null, null, null],
});

export const boats = (make: typeof blue, ids: readonly string[], at: readonly [number, number], facing: Facing, squadron?: null): Berth[] =>
  ids.map((id) => make(like(BOAT, id), at, facing, squadron));

export const ON = { flotillas: 'on' };

/** Ships with these divisions already formed. */
export function flotilla(
  berths: readonly Berth[],
  divisions: readonly Division[],
  options: Readonly<Record<string, string>> = {},
): TestTable {
  const game = tableOf(battleWith(berths), { ...ON, ...options });
  game.state.divisions = divisions;
  return game;
}

/** A whole small battle with boats on both sides. */
export const MELEE = battleWith(
  [
    blue(TIGER, [0, 0], N),
    ...boats(blue, ['b1', 'b2', 'b3', 'b4', 'b5'], [1, 0], N),
    ...boats(blue, ['b6', 'b7', 'b8'], [2, 0], N),
    red(MOLTKE, [-1, -5], S),
    ...boats(red, ['r1', 'r2', 'r3', 'r4'], [0, -4], S),
    ...boats(red, ['r5', 'r6', 'r7', 'r8', 'r9', 'r10'], [1, -6], S),
  ],
  { turns: 6 },
);
