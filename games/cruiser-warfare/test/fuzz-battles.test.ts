/** A file of its own, so that it runs beside the other fuzz tests. */
import { expect, test } from 'vitest';
import { fuzz, gamesFor } from '../../../test/fuzz.ts';
import { BATTLES } from '../data/battles.ts';
import { cruiserWarfare } from '../index.ts';

const GAMES = gamesFor(400, 20_000);
const SHARE = Math.ceil(GAMES / BATTLES.length);

test('random battles end, and the laws hold', () => {
  let games = 0;
  for (const [place, { id }] of BATTLES.entries())
    games += fuzz(cruiserWarfare, id, { 'tactical-speeds': place % 2 === 0 ? 'printed' : 'optional' }, 0, SHARE, 5).games;
  expect(games).toBeGreaterThanOrEqual(GAMES);
});
