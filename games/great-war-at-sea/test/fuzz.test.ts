/** Random operations: nothing sticks, the laws hold, and twins, copies and replays agree. */
import { describe, expect, test } from 'vitest';
import { fuzz, gamesFor, numberOf, twinGame } from '../../../test/fuzz.ts';
import { greatWarAtSea } from '../index.ts';
import { settingOf } from './settings.ts';

const OPERATIONS = greatWarAtSea.scenarios.map(({ id }) => id);

describe('random operations end, and the laws hold', () => {
  test.each(OPERATIONS)('%s, with battles on the map', (scenario) => {
    const games = gamesFor(3, 280);
    for (let n = 0; n < games; n++) fuzz(greatWarAtSea, scenario, settingOf(numberOf(n), 'advanced'), n, n + 1, 20);
  });

  test.each(OPERATIONS)('%s, with basic combat', (scenario) => {
    const games = gamesFor(6, 920);
    for (let n = 0; n < games; n++) fuzz(greatWarAtSea, scenario, settingOf(numberOf(n), 'basic'), n, n + 1, 20);
  });
});

describe('twins, copies, undo and replay agree', () => {
  test.each([...Array(gamesFor(2, 11)).keys()])('operation %i', (n) => {
    const scenario = ['dogger-bank-1915', 'ulsan-1904', 'yarmouth-1914'][n % 3] ?? '';
    twinGame(greatWarAtSea, scenario, settingOf(n, n % 2 === 0 ? 'advanced' : 'basic'), `twin/${n}`, n % 2 === 0 ? 'keyed' : 'fast');
    expect(OPERATIONS).toContain(scenario);
  });
});
