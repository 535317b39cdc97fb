/** Every verb says why it is refused, and what dice follow. */
import { expect, test } from 'vitest';
import { faultsInPlay, unexplained, unspokenEnds } from '../../../test/decisions.ts';
import { greatWarAtSea } from '../index.ts';

test('every verb that does not take everything says why', () => {
  expect(unexplained(greatWarAtSea)).toEqual([]);
});

test('every ending says what comes of it', () => {
  expect(unspokenEnds(greatWarAtSea)).toEqual([]);
});

test.each(['dogger-bank-1915', 'ulsan-1904', 'august-1916'])(
  'reasons cite the rulebook, and odds stand wherever dice follow: %s',
  (scenario) => {
    for (const options of [{}, { combat: 'basic', organisation: 'own', fuel: 'on', alarm: 'rolled', markers: 'open' }])
      expect(faultsInPlay(greatWarAtSea, { scenario, options, seed: 'reasons' })).toEqual([]);
  },
);
