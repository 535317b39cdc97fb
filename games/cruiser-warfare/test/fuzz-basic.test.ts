/** A file of its own, so that it runs beside the other fuzz tests. */
import { expect, test } from 'vitest';
import { fuzz, gamesFor } from '../../../test/fuzz.ts';
import { cruiserWarfare } from '../index.ts';

test('random campaigns with basic combat end, and the laws hold', () => {
  expect(fuzz(cruiserWarfare, 'campaign', { combat: 'basic' }, 0, gamesFor(20, 5_000), 10).commands).toBeGreaterThan(4_000);
});
