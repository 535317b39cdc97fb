/** A file of its own, so that it runs beside the other fuzz tests. */
import { expect, test } from 'vitest';
import { fuzz } from '../../../test/fuzz.ts';
import { nineNavies } from '../index.ts';

test("20,000 random games of '1915' end, and the laws hold, looked at after every fifth command", { timeout: 1_800_000 }, () => {
  const { games, results } = fuzz(nineNavies, '1915', {}, 0, 20_000, 5);
  expect(games).toBe(20_000);
  expect(Object.keys(results).sort()).toEqual(['allied-minor', 'central-minor', 'draw']);
});
