/** NN-11.15a: both sides choose to fight on or break off in any order, think better of it, and nobody else can tell. */
import { expect, test } from 'vitest';
import { draftsOver } from '../../../test/drafting.ts';
import { gamesFor, seedOf } from '../../../test/fuzz.ts';
import { nineNavies } from '../index.ts';

test('NN-11.15a nothing tells that a side has chosen, what it chose, or that it took it back', () => {
  const { difference, pairs, apart, takenBack } = draftsOver(gamesFor(1, 60), (number) => ({
    ruleset: nineNavies,
    settings: { scenario: '1915', options: {}, seed: seedOf('drafts', number), dice: 'fast' },
    pairs: gamesFor(2, 4),
    commands: 600,
  }));
  expect(difference).toBeNull();
  expect(pairs).toBeGreaterThan(gamesFor(7, 1_000));
  expect(apart).toBeGreaterThan(2 * pairs);
  expect(takenBack).toBeGreaterThan(2 * pairs);
});
