/** GF-12.4 (ours): the wind. */
import { describe, expect, test } from 'vitest';
import type { Facing } from '../../../chart/hex.ts';
import { BUILT_IN } from '../data/pack.ts';
import { solutionFor } from '../rules/solution.ts';
import { gunDie, modifierOf } from '../rules/to-hit.ts';
import { watersOf } from '../rules/waters.ts';
import { isToWindward, windRises, windShifts } from '../rules/wind.ts';
import { battleTold } from '../words/battle.ts';
import { MOLTKE, TIGER } from './cards.ts';
import { at, battleWith, blue, N, NE, NW, red, S, SE, type TestTable, tableOf } from './table.ts';

const ON = { wind: 'on' };
const PAIR = [blue(TIGER, [0, 0], N), red(MOLTKE, [0, -7], S)];
const sea = (changes = {}, options = ON): TestTable => tableOf(battleWith(PAIR, changes), options);

describe('direction', () => {
  test('GF-12.4.1 it blows as the battle says', () => {
    const game = sea({ wind: 'NE' }).run(windRises);
    expect([game.state.wind, game.told('wind')]).toEqual([NE, [{ type: 'wind', to: NE }]]);
  });

  test.each([
    [1, SE],
    [5, N],
    [6, NE],
    [7, null],
    [10, null],
  ])('GF-12.4.1 else a %i decides', (face, wind) => {
    expect(sea().dice(face).run(windRises).state.wind).toBe(wind);
  });

  test.each([
    [1, NW],
    [2, N],
    [9, N],
    [10, NE],
  ])('GF-12.4.1 at the end of a turn a %i shifts it by a hexside, or not', (face, wind) => {
    const game = sea();
    game.state.wind = N;
    expect(game.dice(face).run(windShifts).state.wind).toBe(wind);
    expect(game.told('wind')).toHaveLength(wind === N ? 0 : 1);
  });

  test('GF-12.4.1 a calm lasts, and without the option nothing is rolled', () => {
    expect(sea().run(windShifts).rolls).toEqual([]);
    const still = sea({ wind: 'N' }, { wind: 'off' }).run(windRises).run(windShifts);
    expect([still.state.wind, still.entries]).toEqual([null, []]);
  });

  test('GF-12.4.1 at Coronel it blew hard from the south', () => {
    expect(BUILT_IN.battles.get('coronel')?.wind).toBe('N');
  });

  test('GF-12.4.1 it is told in words', () => {
    const said = (to: Facing | null): string => battleTold.inWords({ type: 'wind', to }, { ship: String }).words;
    expect([said(NE), said(null)]).toEqual(['The **wind** blows to the **NE**.', 'It is **calm**.']);
  });
});

describe('effects', () => {
  const guns = (wind: Facing | null, row: number): number => {
    const game = sea();
    game.state.wind = wind;
    game.ship('moltke', { hex: at(0, row) });
    const solution = solutionFor(watersOf(game.battle, game.state), game.ship('tiger'), 0, game.ship('moltke'));
    return 'gunnery' in solution ? modifierOf(gunDie, solution.gunnery) : Number.NaN;
  };

  test('GF-12.4.2 at long range fire to windward has -1', () => {
    expect([guns(S, -7), guns(N, -7)]).toEqual([guns(null, -7) - 1, guns(null, -7)]);
    expect(guns(S, -5)).toBe(guns(null, -5));
  });

  test('GF-12.4.2 to windward is within sixty degrees of where it comes from', () => {
    const north = (column: number, row: number): boolean => isToWindward({ wind: S }, at(0, 0), at(column, row));
    expect([north(0, -4), north(4, -4), north(-4, 0), north(4, -3), north(-4, 1), north(0, 4), north(0, 0)]).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
