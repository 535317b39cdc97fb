/** Courses, targets and torpedoes: both sides draft in any order, and neither can tell. */
import { expect, test } from 'vitest';
import { draftsOver } from '../../../test/drafting.ts';
import { gamesFor, seedOf } from '../../../test/fuzz.ts';
import { grandFleets } from '../index.ts';

test.each(['river-plate', 'coronel', 'ulsan'])('GF-5.2 GF-6.1 GF-7.1b nothing tells before both have handed in: %s', (scenario) => {
  const { difference, pairs, apart, takenBack } = draftsOver(gamesFor(1, 20), (number) => ({
    ruleset: grandFleets,
    settings: { scenario, options: { squadrons: 'own' }, seed: seedOf('drafts', number), dice: 'fast' },
    pairs: gamesFor(1, 3),
    commands: gamesFor(90, 150),
  }));
  expect(difference).toBeNull();
  expect(pairs).toBeGreaterThan(gamesFor(7, 400));
  expect(apart).toBeGreaterThan(4 * pairs);
  expect(takenBack).toBeGreaterThan(pairs);
});
