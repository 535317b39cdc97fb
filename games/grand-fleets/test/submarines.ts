/** Submarines for the tests: boats of 1915, where they are wanted. */
import type { Hex } from '../../../chart/hex.ts';
import type { Options } from '../../../kernel/index.ts';
import type { Battle, Berth } from '../data/battle.ts';
import { submarinesOf } from '../data/submarines.ts';
import { boatIn } from '../rules/submarines.ts';
import type { SubmarineState } from '../state.ts';
import { battleWith, type TestTable, tableOf } from './table.ts';

/** E 22 and E 23 against U 19 and U 20. */
export const boatsIn = (year: number): Battle['submarines'] => [
  ...submarinesOf('blue', 'british', year, 1),
  ...submarinesOf('red', 'german', year, 1),
];

export const E22 = 'blue-e-22';
export const U19 = 'red-u-19';
export const U20 = 'red-u-20';

export const boatTable = (berths: readonly Berth[], changes: Partial<Battle> = {}, options: Options = {}): TestTable =>
  tableOf(battleWith(berths, { submarines: boatsIn(changes.year ?? 1915), ...changes }), { submarines: 'on', ...options });

/** The boat, where and how she is wanted; the others are far away. */
export const boatAt = (game: TestTable, id: string, hex: Hex, changes: Partial<SubmarineState> = {}): SubmarineState =>
  Object.assign(boatIn(game.state.submarines, id), { hex, facing: 4, ...changes });

/** She has been seen where she is. */
export function sighted(boat: SubmarineState): SubmarineState {
  const { hex, facing, depth, spent } = boat;
  boat.sighted = { hex, facing, depth, spent };
  return boat;
}
