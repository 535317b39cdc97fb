/** Random games with random data packs. */
import { expect, test } from 'vitest';
import { fuzz, gamesFor, twinGame } from '../../../test/fuzz.ts';
import { dataFor } from '../data/pack.ts';
import { cruiserWarfare } from '../index.ts';
import { randomPack } from './random-packs.ts';

/** The game as it is played with one pack. */
const playedWith = (n: number) => {
  const data = dataFor(randomPack(`pack/${n}`, 60));
  return { ...cruiserWarfare, dataFor: () => data };
};

const OPTIONS = [
  { combat: 'basic' },
  { combat: 'basic', 'plan-b': 'on', decoys: 'on' },
  { combat: 'advanced', 'allied-variant': 'roll', 'central-variant': 'roll' },
];

test('random campaigns with random packs end, and the laws hold', () => {
  for (let n = 0; n < gamesFor(3, 300); n++)
    expect(fuzz(playedWith(n), 'campaign', OPTIONS[n % OPTIONS.length] ?? {}, n, n + 1, 5).games).toBe(1);
});

test('random battles of random packs end, and the laws hold', () => {
  for (let n = 0; n < gamesFor(8, 600); n++) expect(fuzz(playedWith(n), 'own', {}, n, n + 1).games).toBe(1);
});

test('twins, copies, undo and replay agree with a pack', () => {
  for (let n = 0; n < gamesFor(1, 6); n++) twinGame(playedWith(n), n % 2 === 0 ? 'own' : 'campaign', {}, `packs/${n}`, 'fast');
});
