import { expect, test } from 'vitest';
import { faultsInPlay, unexplained, unspokenEnds } from '../../../test/decisions.ts';
import { cruiserWarfare } from '../index.ts';

test('every verb that does not take everything says why', () => {
  expect(unexplained(cruiserWarfare)).toEqual([]);
});

test('every ending says what comes of it', () => {
  expect(unspokenEnds(cruiserWarfare)).toEqual([]);
});

test.each(['basic', 'advanced'])('reasons cite the rulebook, and odds stand wherever dice follow, in %s combat', (combat) => {
  for (const seed of ['emden', 'karlsruhe', 'dresden', 'leipzig'])
    expect(faultsInPlay(cruiserWarfare, { scenario: 'campaign', options: { combat, decoys: 'on' }, seed })).toEqual([]);
});
