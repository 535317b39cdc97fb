import { expect, test } from 'vitest';
import { faultsInPlay, unexplained, unspokenEnds } from '../../../test/decisions.ts';
import { nineNavies } from '../index.ts';

test('every verb that does not take everything says why', () => {
  expect(unexplained(nineNavies)).toEqual([]);
});

test('every ending says what comes of it', () => {
  expect(unspokenEnds(nineNavies)).toEqual([]);
});

test.each([
  ['1915', 'scapa'],
  ['1915', 'kiel'],
  ['campaign', 'pola'],
])('reasons cite the rulebook, and odds stand wherever dice follow: %s, %s', (scenario, seed) => {
  expect(faultsInPlay(nineNavies, { scenario, options: { 'room-40': 'on' }, seed })).toEqual([]);
});
