/** A file of its own, so that it runs beside the other fuzz tests. */
import { expect, test } from 'vitest';
import { fuzz } from '../../../test/fuzz.ts';
import { cruiserWarfare } from '../index.ts';

test('5,000 random campaigns with basic combat end, and the laws hold', { timeout: 1_800_000 }, () => {
  expect(fuzz(cruiserWarfare, 'campaign', { combat: 'basic' }, 10_000, 15_000, 10).games).toBe(5_000);
});
