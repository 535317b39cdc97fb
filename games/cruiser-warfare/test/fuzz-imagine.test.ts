/** What is imagined looks to its side as the true game does, breaks no law, and can be played on: in a soak after every command. */
import { expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import { gamesFor, seedOf } from '../../../test/fuzz.ts';
import type { Looked, Looking } from '../../../test/imagining.ts';
import { lookThrough } from '../../../test/imagining.ts';
import { BATTLES } from '../data/battles.ts';
import { dataFor } from '../data/pack.ts';
import { cruiserWarfare } from '../index.ts';
import { options } from '../options.ts';
import { randomPack } from './random-packs.ts';

/** The switches set in turn to each of their values, so that every value comes up with many others. */
const mixed = (n: number): Options =>
  Object.fromEntries(options.map(({ id, values }, place) => [id, values[(n + place * (n % 7)) % values.length]?.id ?? '']));

const lookAt = (n: number, look: Omit<Looking, 'ruleset' | 'seed' | 'draws'> & Partial<Pick<Looking, 'ruleset'>>): Looked =>
  lookThrough({ ruleset: cruiserWarfare, seed: seedOf('imagine', n), draws: 2, ...look });

test('campaigns at random, with every switch', () => {
  for (let n = 0; n < gamesFor(3, 40); n++) {
    const { looks, playouts, different } = lookAt(n, {
      scenario: 'campaign',
      options: mixed(n),
      players: 'random',
      every: gamesFor(97, 1),
    });
    expect(playouts).toBeGreaterThan(looks / 3);
    // Late in a war so little may be hidden that two draws are alike.
    expect(different).toBeGreaterThan(1.98 * looks);
  }
});

test.each(['basic', 'advanced'])('a campaign of captains with %s battles', (combat) => {
  for (let n = 0; n < gamesFor(1, 4); n++)
    expect(lookAt(n, { scenario: 'campaign', options: { combat }, players: 'captains', every: gamesFor(401, 1) }).playouts).toBeGreaterThan(
      10,
    );
});

test.each(BATTLES.map(({ id }) => id))('%s', (scenario) => {
  for (let n = 0; n < gamesFor(1, 10); n++)
    for (const players of ['random', 'captains'] as const)
      expect(lookAt(n, { scenario, players, every: gamesFor(11, 1) }).playouts).toBeGreaterThan(1);
});

test('to the end', () => {
  for (let n = 0; n < gamesFor(1, 40); n++) {
    const look = { players: 'random', every: 199, toTheEnd: true } as const;
    expect(lookAt(n, { scenario: 'campaign', options: mixed(n), ...look }).playouts).toBeGreaterThan(1);
    expect(lookAt(n, { scenario: 'coronel', ...look }).playouts).toBeGreaterThan(1);
  }
});

test('with random packs', () => {
  for (let n = 0; n < gamesFor(1, 40); n++) {
    const data = dataFor(randomPack(seedOf('imagined pack', n), 60));
    const look = { ruleset: { ...cruiserWarfare, dataFor: () => data }, players: 'random', every: gamesFor(97, 1) } as const;
    expect(lookAt(n, { scenario: 'campaign', options: mixed(n), ...look }).playouts).toBeGreaterThan(10);
    expect(lookAt(n, { scenario: 'own', ...look }).playouts).toBeGreaterThan(0);
  }
});
