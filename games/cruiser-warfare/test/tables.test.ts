import { expect, test } from 'vitest';
import { criticalDamage, gunneryDamage, torpedoDamage } from '../../../tactical/tables.ts';

const blowsOn = ({ rows }: typeof gunneryDamage, total: number): string[] =>
  [...rows.values()].filter(({ on }) => on.includes(total)).flatMap(({ blows, critical }) => [...blows, ...(critical ? ['critical'] : [])]);

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test('CW-2.2a the gunnery table gives what the examples give away: hull on 5 and on 10, where shells plunge', () => {
  expect(blowsOn(gunneryDamage, 5)).toEqual(['hull']);
  expect([...gunneryDamage.rows.values()].filter(({ plunges }) => plunges).map(({ on, blows }) => [on, blows])).toEqual([[[10], ['hull']]]);
  for (const total of TOTALS) expect(blowsOn(gunneryDamage, total)).not.toEqual([]);
});

test('CW-2.2b the torpedo table gives one hull box on 6, as in the example, and nothing on 4', () => {
  expect(blowsOn(torpedoDamage, 6)).toEqual(['hull']);
  expect(TOTALS.filter((total) => blowsOn(torpedoDamage, total).length === 0)).toEqual([4]);
});

test('CW-2.2c four rows of the critical table blow up a British battlecruiser', () => {
  expect([...criticalDamage.rows.values()].flatMap(({ on, magazine }) => (magazine ? on : [])).sort((a, b) => a - b)).toEqual([
    2, 3, 5, 12,
  ]);
});
