import { expect, test } from 'vitest';
import { faultsInPlay, unexplained, unspokenEnds } from '../../../test/decisions.ts';
import { firstStrike } from '../index.ts';

test('every verb that does not take everything says why', () => {
  expect(unexplained(firstStrike)).toEqual([]);
});

test('every ending says what comes of it', () => {
  expect(unspokenEnds(firstStrike)).toEqual([]);
});

test.each(['plum', 'holly', 'goose', 'robin'])('reasons cite the rulebook, and odds stand wherever dice follow: %s', (seed) => {
  expect(faultsInPlay(firstStrike, { scenario: 'cuxhaven', options: {}, seed })).toEqual([]);
});
