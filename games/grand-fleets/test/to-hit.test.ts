/** GF-6.2.1, GF-6.2.2: the dice of the guns. */
import { describe, expect, test } from 'vitest';
import { FACINGS, ORIGIN, rotated, turned, within } from '../../../chart/hex.ts';
import { Luck } from '../../../test/luck.ts';
import { battleOf } from '../data/data.ts';
import { armourOf, aspectOf, chanceToPierce, penetration, plunges } from '../rules/penetration.ts';
import type { Solution } from '../rules/solution.ts';
import { bears, expectedDamage, solutionFor } from '../rules/solution.ts';
import type { Gunnery } from '../rules/to-hit.ts';
import { chanceToHit, gunDie, modifierOf, speedModifier } from '../rules/to-hit.ts';
import { watersOf } from '../rules/waters.ts';
import { DESTROYER, MOLTKE, TIGER } from './cards.ts';
import type { TestTable } from './table.ts';
import { at, battleWith, blue, N, red, S, table, tableOf } from './table.ts';

/** A shot that nothing makes easier or harder. */
const PLAIN: Gunnery = {
  band: 'medium',
  rof: 0,
  speed: 2,
  targetSpeed: 3,
  size: 0,
  evasive: 0,
  others: 0,
  onFire: false,
  listing: false,
  crew: 0,
  dark: false,
  windward: false,
  exposed: 'nobody',
};
const by = (changes: Partial<Gunnery>): number => modifierOf(gunDie, { ...PLAIN, ...changes });
const chance = (changes: Partial<Gunnery>): number => chanceToHit(gunDie, { ...PLAIN, ...changes });

const solved = (game: TestTable, from: string, guns: number | 'light', target: string, others = 0): Solution => {
  const waters = watersOf(battleOf(game.data, game.state), game.state);
  const solution = solutionFor(waters, game.ship(from), guns, game.ship(target), others);
  if (!bears(solution)) throw new Error(solution.words);
  return solution;
};

describe('modifiers', () => {
  test('GF-6.2.1a eight or more hits', () => {
    expect(by({})).toBe(0);
    expect(chance({})).toBeCloseTo(0.3, 12);
    expect(chance({ size: 3, rof: 3, band: 'short' })).toBe(1);
  });

  test('GF-6.2.1b each evasive manoeuvre of either ship costs one', () => {
    expect(by({ evasive: 3 })).toBe(-3);
    const game = table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S));
    game.ship('tiger', { evasive: 1 });
    game.ship('moltke', { evasive: 2 });
    expect(solved(game, 'tiger', 0, 'moltke').gunnery.evasive).toBe(3);
  });

  test('GF-6.2.1c other ships on the target count at long range alone', () => {
    const game = table(blue(TIGER, [0, 0], N), red(MOLTKE, [-2, 1], N));
    expect([0, 'light' as const].map((guns) => solved(game, 'tiger', guns, 'moltke', 2).gunnery.others)).toEqual([2, 0]);
    expect([by({ others: 2 }), by({ others: 2, band: 'short' }), by({ others: 2, band: 'long' })]).toEqual([0, 1, -3]);
  });

  test('GF-6.2.1d short range +1, long range -1, and the rate of fire', () => {
    expect([by({ band: 'short' }), by({ band: 'long' }), by({ rof: 2 })]).toEqual([1, -1, 2]);
  });

  test('GF-6.2.1e speed counts for both ships: four and six are -3', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(speedModifier)).toEqual([1, 1, 0, 0, -1, -1, -2, -2, -3, -3]);
    expect(by({ speed: 4, targetSpeed: 6 })).toBe(-3);
  });

  test('GF-6.2.1f the size of the target', () => {
    const game = table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S), red(DESTROYER, [1, -4], S));
    expect([solved(game, 'tiger', 0, 'moltke'), solved(game, 'tiger', 0, 'v25')].map(({ gunnery }) => gunnery.size)).toEqual([1, -2]);
    expect([by({ size: 1 }), by({ size: -2 })]).toEqual([1, -2]);
  });

  test('GF-6.2.1g a ship on fire, or with a list, fires worse', () => {
    const game = table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S));
    game.ship('tiger', { fires: 2, listing: true });
    const { gunnery } = solved(game, 'tiger', 0, 'moltke');
    expect([gunnery.onFire, gunnery.listing, by({ onFire: true, listing: true })]).toEqual([true, true, -2]);
    expect(solved(game, 'moltke', 0, 'tiger').gunnery).toMatchObject({ onFire: false, listing: false });
  });

  test('GF-6.2.1h at long odds a ten and a second die: 3, 7, 9, 10, and then never', () => {
    const chances = [-2, -3, -4, -5, -6, -7].map((size) => chance({ size }));
    for (const [place, expected] of [0.1, 0.08, 0.04, 0.02, 0.01, 0].entries()) expect(chances[place]).toBeCloseTo(expected, 12);
  });

  test('GF-6.2.1h Tiger’s six-inch guns at a destroyer, far off and fast: -4', () => {
    const game = table(blue(TIGER, [0, 0], N), red(DESTROYER, [-6, 3], S));
    game.ship('tiger', { spent: 3 });
    game.ship('v25', { spent: 6 });
    const solution = solved(game, 'tiger', 1, 'v25');
    expect([solution.band, solution.barrels, modifierOf(gunDie, solution.gunnery)]).toEqual(['long', 6, -4]);
    expect(chanceToHit(gunDie, solution.gunnery)).toBeCloseTo(0.04, 12);
  });

  test('GF-15.4 against a bright horizon a side is hit more easily, and fires worse itself', () => {
    const light = [
      { from: 1, visibility: null, exposed: null, dark: false },
      { from: 3, visibility: 5, exposed: 'red' as const, dark: false },
    ];
    const game = tableOf(battleWith([blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S)], { light }));
    expect(solved(game, 'tiger', 0, 'moltke').gunnery.exposed).toBe('nobody');
    game.state.turn = 4;
    expect(solved(game, 'tiger', 0, 'moltke').gunnery.exposed).toBe('target');
    expect(solved(game, 'moltke', 0, 'tiger').gunnery.exposed).toBe('firer');
    expect([by({ exposed: 'target' }), by({ exposed: 'firer' })]).toEqual([1, -1]);
  });
});

describe('armour', () => {
  test('GF-6.2.2a die and gun together must be more than the armour', () => {
    expect([chanceToPierce({ value: 10, armour: 11 }), chanceToPierce({ value: 3, armour: 11 })]).toEqual([0.9, 0.2]);
    expect(chanceToPierce({ value: 1, armour: 11 })).toBe(0);
    expect(penetration.rows[0]?.needs({ value: 5, armour: 8 })).toBe('9 or more');
  });

  test('GF-6.2.2b through the hexside ahead or astern it meets the ends, a corner included; else the belt', () => {
    const aspect = (column: number, row: number): string => aspectOf({ hex: at(0, 0), facing: N }, at(column, row));
    expect([aspect(0, -4), aspect(0, 5), aspect(1, -5), aspect(-1, -1), aspect(1, -2)]).toEqual(['end', 'end', 'end', 'end', 'end']);
    expect([aspect(-2, 1), aspect(4, -4), aspect(-3, -1), aspect(3, -1)]).toEqual(['belt', 'belt', 'belt', 'belt']);
  });

  test('GF-6.2.2b the aspect turns with the ship, and is the same from ahead and from astern', () => {
    for (const hex of within(ORIGIN, 6).filter((each) => each !== ORIGIN))
      for (const facing of FACINGS) {
        const seen = aspectOf({ hex: ORIGIN, facing: N }, hex);
        expect(aspectOf({ hex: ORIGIN, facing: turned(N, facing) }, rotated(hex, facing))).toBe(seen);
        expect(aspectOf({ hex: ORIGIN, facing: S }, hex)).toBe(seen);
      }
  });

  test('GF-6.2.2c at long range plunging guns meet the second figure', () => {
    const [heavy, light] = TIGER.guns;
    if (!heavy || !light) throw new Error('Tiger has two kinds of guns');
    expect([plunges(heavy, 'long'), plunges(heavy, 'medium'), plunges(light, 'long')]).toEqual([true, false, false]);
    expect([armourOf(TIGER, 'belt', false), armourOf(TIGER, 'belt', true), armourOf(TIGER, 'end', true)]).toEqual([11, 9, 8]);
    const game = table(blue(TIGER, [0, 0], N), red(MOLTKE, [-6, 3], N), red(DESTROYER, [-4, 2], N));
    expect(solved(game, 'tiger', 0, 'moltke')).toMatchObject({
      range: 6,
      aspect: 'belt',
      plunging: true,
      striking: { value: 3, armour: 9 },
    });
    expect(solved(game, 'tiger', 0, 'v25')).toMatchObject({ band: 'medium', plunging: false, striking: { value: 5, armour: 2 } });
  });

  test('GF-6.2.3 each shot that goes through does the damage of the gun', () => {
    const game = table(blue(TIGER, [0, 0], N), red(MOLTKE, [-6, 3], N));
    const solution = solved(game, 'tiger', 0, 'moltke');
    expect(expectedDamage(solution)).toBeCloseTo(8 * 2 * chanceToHit(gunDie, solution.gunnery) * 0.4, 12);
  });
});

test('GF-6.2.1h no modifier makes a hit likelier that makes the sum smaller', () => {
  const luck = new Luck('to hit');
  for (let n = 0; n < 200; n++) {
    const facts = { ...PLAIN, speed: luck.upTo(9), targetSpeed: luck.upTo(9), size: luck.upTo(5) - 2, evasive: luck.upTo(3) };
    const worse = { ...facts, onFire: true };
    expect(chanceToHit(gunDie, worse)).toBeLessThanOrEqual(chanceToHit(gunDie, facts));
  }
});
