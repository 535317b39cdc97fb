/** Imports point down, as docs/architecture.md draws it, and no game knows another. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';

/** What each folder may import from, besides itself. */
const below: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  chart: ['kernel'],
  register: ['kernel', 'chart'],
  kit: ['kernel', 'chart', 'register'],
  tactical: ['kernel', 'chart', 'register', 'kit'],
  games: ['kernel', 'chart', 'register', 'tactical', 'kit'],
  bots: ['kernel', 'chart', 'register', 'tactical', 'games'],
  lab: ['kernel', 'chart', 'register', 'tactical', 'games', 'bots'],
  table: ['kernel', 'chart', 'register', 'tactical', 'games', 'bots', 'lab'],
  report: ['kernel', 'table'],
  web: ['kernel', 'chart', 'register', 'tactical', 'kit', 'games', 'bots', 'lab', 'table', 'report'],
  server: ['kernel', 'chart', 'register', 'tactical', 'games', 'bots', 'lab', 'table'],
  cli: ['kernel', 'chart', 'register', 'tactical', 'games', 'bots', 'lab', 'table', 'report', 'server'],
};

const sources = Object.keys(below).flatMap((folder) => {
  try {
    return filesUnder(folder).filter((file) => /\.tsx?$/.test(file) && !file.includes('/test/'));
  } catch {
    return []; // a folder of the plan that is not built yet
  }
});

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports: Import[] = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map((match) => ({
    from: file,
    to: normalize(join(dirname(file), match[1] ?? '')),
  })),
);

const folderOf = (path: string): string => path.split('/')[0] ?? '';
const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/');
const inWords = ({ from, to }: Import): string => `${from} imports ${to}`;

test('there is something to check', () => {
  expect(imports.length).toBeGreaterThan(100);
});

test('an import never points up', () => {
  const wrong = imports.filter(
    ({ from, to }) => folderOf(from) !== folderOf(to) && folderOf(to) in below && !below[folderOf(from)]?.includes(folderOf(to)),
  );
  expect(wrong.map(inWords)).toEqual([]);
});

test('a game never imports another game', () => {
  const games = imports.filter(({ from, to }) => folderOf(from) === 'games' && folderOf(to) === 'games' && from.split('/').length > 2);
  expect(games.filter(({ from, to }) => roomOf(from) !== roomOf(to)).map(inWords)).toEqual([]);
});

test('what no board is, draws with no kit and imports no board', () => {
  const isBoard = (path: string): boolean => path.includes('/board/');
  const rules = imports.filter(({ from }) => ['games', 'tactical'].includes(folderOf(from)) && !isBoard(from));
  expect(rules.filter(({ to }) => folderOf(to) === 'kit' || isBoard(to)).map(inWords)).toEqual([]);
});

test('ASVS 3.2.2 words are shown as text: no page makes HTML or code of them', () => {
  const makers = /innerHTML|outerHTML *=|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(|new Function\(/;
  expect(sources.filter((file) => makers.test(readFileSync(file, 'utf8')))).toEqual([]);
});
