/** Whole turns of two wars that differ in what one side may not know: the other gets the same, byte for byte. */
import { expect, test } from 'vitest';
import type { Command, Question } from '../../../kernel/index.ts';
import { gamesFor } from '../../../test/fuzz.ts';
import type { Pair } from '../../../test/secrets.ts';
import { anything, playPair, quietly } from '../../../test/secrets.ts';
import { cruiserWarfare } from '../index.ts';

/** Spee and whoever divides off him; all others have markers on the map from the start, and are left alone. */
const SPEE: ReadonlySet<string> = new Set(['central-9', 'central-10']);
const isHis = ({ verb, target }: Command, question: Question): boolean => SPEE.has(question.under(verb, target) ?? '');

/** What everybody would hear of: the canal, a raid in the Indies, a neutral asked for coal, a marker put down. */
const OPEN: ReadonlySet<string> = new Set(['caribbean', 'gulf-of-panama', 'dutch-east-indies', 'coal', 'intercept']);
const HIS_VERBS: ReadonlySet<string> = new Set(['plot', 'feed', 'combine', 'divide', 'drop', 'add', 'flag', 'raid']);
const FREE_VERBS: ReadonlySet<string> = new Set(['spee', 'etappe', 'stock', 'done']);

const betraysNothing = (command: Command, question: Question): boolean =>
  FREE_VERBS.has(command.verb) ||
  (HIS_VERBS.has(command.verb) && isHis(command, question) && ![command.target].flat().some((each) => OPEN.has(String(each))));

/** Anything, but to the point, so that turns go by. */
const briskly: NonNullable<Pair['openly']> = (offered, chance) => {
  const done = offered.find(({ verb }) => verb === 'done');
  return done && chance(2) === 0 ? done : anything(offered, chance);
};

/** No search of the Allies is good enough for a raider off the map, and no raid takes a prize. */
const alliesBlind = (seed: string): Pair => ({
  ruleset: cruiserWarfare,
  options: { combat: 'basic' },
  seed,
  blind: 'allied',
  secretly: () => quietly(betraysNothing),
  openly: briskly,
  luck: (world) => ({
    etappen: { seed: world },
    stocks: { seed: world },
    'italian-decision': { face: 1 },
    'order-of-sighting': { face: 1 },
    search: { face: 1 },
    raid: { face: 1 },
  }),
  targets: ['central-9', 'scharnhorst', ['central-9', 'yellow-sea']],
  answers: 32, // Later he runs out of coal, and everybody hears of it.
});

test('CW-12.5, CW-5.5k wherever Spee goes off the map, the Allies get the same', () => {
  const pairs = gamesFor(3, 8);
  let apart = 0;
  for (let n = 0; n < pairs; n++) {
    const verdict = playPair(alliesBlind(`spee ${n}`));
    expect(verdict.difference).toBeNull();
    apart += verdict.apart;
  }
  expect(apart).toBeGreaterThan(12 * pairs);
});

/** Small ships shared out anew, and ships that lie still and mend: nothing that the Allies have to announce (CW-5.4c). */
const keepsToItself = ({ verb, target }: Command): boolean =>
  ['shift', 'done'].includes(verb) || (verb === 'work' && [target].flat().includes('repair'));

/** The Central Powers do anything but look for the enemy, for in battle all would come to light; no convoy sails, and no Japanese lie openly on station. */
const centralBlind = (seed: string): Pair => ({
  ruleset: cruiserWarfare,
  options: { combat: 'basic' },
  seed,
  blind: 'central',
  secretly: () => quietly(keepsToItself),
  openly: (offered, chance) =>
    briskly(
      offered.filter(({ verb }) => verb !== 'search'),
      chance,
    ),
  luck: () => ({ convoy: { face: 6 }, 'japanese-entry': { face: 1 }, 'order-of-sighting': { face: 1 } }),
  targets: ['allied-1', 'minotaur', ['allied-1', 'yellow-sea']],
  answers: 40,
});

test('CW-3.1a, CW-9.6 however the Allies share out their small ships, the Central Powers get the same', () => {
  const pairs = gamesFor(2, 4);
  let apart = 0;
  for (let n = 0; n < pairs; n++) {
    const verdict = playPair(centralBlind(`allies ${n}`));
    expect(verdict.difference).toBeNull();
    apart += verdict.apart;
  }
  expect(apart).toBeGreaterThan(25 * pairs);
});
