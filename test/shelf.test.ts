/** A game is registered in two places, as docs/adding-a-game.md says; all else is found in its room. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import type { Measured } from '../kit/measured.ts';
import type { ShelfCard } from '../kit/shelf-card.ts';
import { shelfTextOf } from '../scripts/parts/shelf-data.ts';
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
    const scenarios = ruleset.scenarios.map((scenario) => scenario.id);
    expect(scenarios).toEqual(expect.arrayContaining([card.begins, ...(card.taster ? [card.taster.scenario] : [])]));
  });

  test("what the first page knows of it is what its rules say; if not, 'npm run shelf' writes it anew", async () => {
    expect(readFileSync(join('games', id, 'board', 'shelf.json'), 'utf8')).toBe(await shelfTextOf(ruleset));
  });

  test("minutes and difficulty are those of games by the present rules, of all scenarios and sides that it has; if not, 'npm run measure' plays them anew", () => {
    const measured: Readonly<Record<string, Measured>> = JSON.parse(readFileSync(join('games', id, 'board', 'measured.json'), 'utf8'));
    expect(Object.keys(measured)).toEqual(ruleset.scenarios.map((scenario) => scenario.id));
    for (const { games: played, version, sides } of Object.values(measured)) {
      expect(version).toBe(ruleset.version);
      expect(Object.keys(sides)).toEqual([...ruleset.sides]);
      expect(played).toBeGreaterThan(2);
      expect(Object.values(sides).reduce((sum, { wins }) => sum + wins, 0)).toBeLessThanOrEqual(played);
    }
  });
});
