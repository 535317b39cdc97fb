/** Random battles with random packs: whatever cards a pack brings, as long as it is taken, battles end and the laws hold. */
import { expect, test } from 'vitest';
import { fuzz, gamesFor, twinGame } from '../../../test/fuzz.ts';
import { dataFor } from '../data/pack.ts';
import { grandFleets } from '../index.ts';
import { randomPack } from './random-packs.ts';

/** The game as it is played with one pack. */
const playedWith = (n: number) => {
  const data = dataFor(randomPack(`pack/${n}`));
  return { ...grandFleets, dataFor: () => data };
};

test('random battles of random packs end, and the laws hold', () => {
  for (let n = 0; n < gamesFor(8, 600); n++) expect(fuzz(playedWith(n), 'own', {}, n, n + 1, 5).games).toBe(1);
});

test('a battle of ours with random cards ends, and the laws hold', () => {
  for (let n = 0; n < gamesFor(6, 200); n++) expect(fuzz(playedWith(n), 'dogger-bank', {}, n, n + 1, 10).games).toBe(1);
});

test('twins, copies, undo and replay agree with a pack', () => {
  for (let n = 0; n < gamesFor(1, 6); n++) twinGame(playedWith(n), 'own', {}, `packs/${n}`, 'fast');
});
