/** Searches and raids, and the wishes of a battle without a map: both sides draft in any order, and neither can tell. */
import { expect, test } from 'vitest';
import type { Kind, Ruleset } from '../../../kernel/index.ts';
import { draftsOver } from '../../../test/drafting.ts';
import { gamesFor, seedOf } from '../../../test/fuzz.ts';
import { unmapped } from './secrecy/battle-pairs.ts';
import { hiddenHunters, hiddenRaiders } from './secrecy/pairs.ts';

test.each<[string, Ruleset<Kind>]>([
  ['CW-4.4a who searches and who raids', hiddenRaiders],
  ['CW-4.4a who searches beside convoys', hiddenHunters],
  ['CW-6.2a, CW-6.2d who wishes to break off or to change the range', unmapped.allied],
])('%s: nothing tells before both have said so', (_what, ruleset) => {
  const { difference, pairs, apart, takenBack } = draftsOver(gamesFor(2, 40), (number) => ({
    ruleset,
    settings: { scenario: 'campaign', options: { combat: 'basic' }, seed: seedOf('drafts', number), dice: 'fast' },
    pairs: gamesFor(2, 3),
    commands: 200,
  }));
  expect(difference).toBeNull();
  expect(pairs).toBeGreaterThan(gamesFor(7, 800));
  expect(apart).toBeGreaterThan(4 * pairs);
  expect(takenBack).toBeGreaterThan(pairs);
});
