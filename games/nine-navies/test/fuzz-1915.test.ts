/** A file of its own, so that it runs beside the other fuzz tests. */
import { expect, test } from 'vitest';
import { fuzz, gamesFor } from '../../../test/fuzz.ts';
import { nineNavies } from '../index.ts';

test("random games of '1915' end, and the laws hold, looked at after every fifth command", () => {
  const { results } = fuzz(nineNavies, '1915', {}, 0, gamesFor(120, 20_000), 5);
  expect(Object.keys(results).sort()).toEqual(['allied-minor', 'central-minor', 'draw']);
});
