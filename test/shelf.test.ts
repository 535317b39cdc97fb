/** A game is registered in two places, as docs/adding-a-game.md says; all else is found in its room. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import type { ShelfCard } from '../kit/shelf-card.ts';
import { gameIds } from '../web/games.ts';
import { filesUnder } from './files.ts';

const REGISTERED = ['games/index.ts', 'web/games.ts'];

/** A room is open once it has a ruleset. */
const rooms = readdirSync('games').filter((name) => existsSync(join('games', name, 'index.ts')));

/** The code and the settings of the project that belong to no one game. A battle system may call a profile after the game it is from, and so may ratings. */
const shared = [
  ...readdirSync('.').filter((file) => /\.(?:json|ts)$/.test(file)),
  ...'kernel chart register kit bots lab web server cli scripts'.split(' ').flatMap(filesUnder),
  'games/index.ts',
];
const isSource = (file: string): boolean =>
  /\.(?:tsx?|mjs|json|html|css)$/.test(file) && !file.includes('/test/') && !file.startsWith('register/ratings/');

/** By its id as a whole word of code or a part of a path. */
const naming = (id: string): string[] =>
  shared
    .filter(
      (file) =>
        isSource(file) && !file.startsWith(`scripts/charts/${id}`) && new RegExp(`['"\`/]${id}['"\`/.]`).test(readFileSync(file, 'utf8')),
    )
    .sort();

test('every room is on the shelf of the programs and on that of the page', () => {
  expect(games.map(({ id }) => id)).toEqual(gameIds);
  expect([...gameIds].sort()).toEqual(rooms.sort());
});

describe.each(games.map((ruleset) => ({ id: ruleset.id, ruleset })))('$id', ({ id, ruleset }) => {
  test('is named in two places outside its room', () => {
    expect(naming(id)).toEqual(REGISTERED);
  });

  test('has in its room what page and worker look for', async () => {
    for (const file of ['rulebook.md', 'board/index.ts', 'board/picture.tsx'])
      expect([file, existsSync(join('games', id, file))]).toEqual([file, true]);
    const { card }: { readonly card: ShelfCard } = await import(`../games/${id}/board/card.ts`);
    const room: { readonly ruleset: unknown } = await import(`../games/${id}/index.ts`);
    expect(room.ruleset).toBe(ruleset);
    expect([card.title, card.shares]).toEqual([ruleset.title, ruleset.shares]);
  });
});
