/** Random battles: nothing sticks, the laws hold, and twins, copies and replays agree. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import { fuzz, gamesFor, numberOf, twinGame } from '../../../test/fuzz.ts';
import { grandFleets } from '../index.ts';
import { options } from '../options.ts';

/** Another setting of all switches for every number. */
const settingOf = (number: number): Options =>
  Object.fromEntries(
    options.map(({ id, values }, place) => [id, values[(number + Math.floor(number / 2 ** place)) % values.length]?.id ?? '']),
  );

const BATTLES = grandFleets.scenarios.map(({ id }) => id);
const isLarge = (id: string): boolean => id.startsWith('jutland') || id.endsWith('flotillas');

describe('random battles end, and the laws hold', () => {
  test.each(BATTLES.filter((id) => !isLarge(id)))('%s', (scenario) => {
    const games = gamesFor(6, 1_340);
    for (let n = 0; n < games; n++) fuzz(grandFleets, scenario, settingOf(numberOf(n)), n, n + 1, 10);
  });

  test.each(BATTLES.filter(isLarge))('%s', (scenario) => {
    const games = gamesFor(1, 30);
    for (let n = 0; n < games; n++) fuzz(grandFleets, scenario, settingOf(numberOf(n)), n, n + 1, 200);
  });
});

describe('twins, copies, undo and replay agree', () => {
  test.each([...Array(gamesFor(3, 12)).keys()])('battle %i', (n) => {
    const scenario = ['coronel', 'river-plate', 'cape-sarych'][n % 3] ?? 'coronel';
    twinGame(grandFleets, scenario, settingOf(n), `twin/${n}`, n % 2 === 0 ? 'keyed' : 'fast');
    expect(BATTLES).toContain(scenario);
  });
});
