/** The programs themselves, in processes of their own: a server that is told to stop, and a worker that is killed in the middle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openForBackup } from '../db/open.ts';
import { openHouse } from '../house.ts';
import { laidOut, playAgain } from '../tables/laid.ts';
import { twoAt } from './admiralty.ts';
import { newTable, person, rulesetOf } from './house.ts';
import { Caller, SocketPage } from './line.ts';
import { startPostgres } from './postgres.ts';

const root = mkdtempSync(join(tmpdir(), 'line-ahead-processes-'));
mkdirSync(join(root, 'dist', 'web'), { recursive: true });
writeFileSync(join(root, 'dist', 'web', 'index.html'), '<!doctype html><title>Line Ahead</title>');
afterAll(() => rmSync(root, { recursive: true }));

/** Where nothing is hidden bots store what they do every few moments. */
const OPEN = 'nine-navies';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Started, and what it said first. */
async function started(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'cli/test/program.ts', ...args], {
    env: { PATH: process.env.PATH, ROOT: root, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(String(text)));
  const [words] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return { child, words: String(words), log: () => said.join('') };
}

test('SIGTERM: what the server has heard is stored and answered, the pages are told, and it ends well', async () => {
  const folder = mkdtempSync(join(root, 'data-'));
  const { child, words, log } = await started(['serve', '--port', '0'], { DATA_DIR: folder });
  const address = /http:\S+/.exec(words)?.[0] ?? '';
  const { anne, bert, id, first, second } = await twoAt(address, OPEN);
  const pages = [SocketPage.at(anne, id, first), SocketPage.at(bert, id, second)];
  for (const page of pages) await page.until(() => page.sight !== null);
  const page = pages.find(({ sight }) => sight?.question);
  const one = page?.ask({ type: 'staff', scope: 'decision' }, 'a-ticket-before-the-end');
  const two = page?.ask({ type: 'staff', scope: 'phase' }, 'another-before-the-end');
  const ended = once(child, 'exit');
  expect(await one).toEqual({ type: 'done' });
  child.kill('SIGTERM');
  expect(await two).toEqual({ type: 'done' });
  for (const each of pages) await each.until(() => each.closed !== null);
  expect(pages.map(({ closed }) => closed)).toEqual([1, 2].map(() => ({ code: 1001, reason: 'the server stops' })));
  expect(await ended).toEqual([0, null]);
  expect(log()).toContain('"what":"closed"');
  const database = await openForBackup({ folder });
  const stored = await database.rows('SELECT ticket FROM acts WHERE ticket IS NOT NULL ORDER BY place');
  expect(stored).toEqual([{ ticket: 'a-ticket-before-the-end' }, { ticket: 'another-before-the-end' }]);
  await database.close();
});

test('a worker lets the bots of a server move; killed in the middle, another goes on, and nothing is lost or done twice', {
  timeout: 120_000,
}, async (context) => {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return context.skip(`no PostgreSQL can be had: ${postgres}`);
  const url = await postgres.database();
  // A server to whom every worker is silent too long, so that the test need not wait for it.
  const server = await openHouse({ place: { url, folder: '' }, works: false, now: () => Date.now() + 10_000, log: () => undefined });
  const anne = await person(server.database, 'Anne');
  const seats = Object.fromEntries(rulesetOf(OPEN).sides.map((side) => [side, { bot: 'captain' }]));
  const ids = await Promise.all(Array.from({ length: 6 }, () => newTable(server.rooms, { game: OPEN, seats, host: anne })));
  const { tables } = server.rooms;
  const acts = async (): Promise<number> => {
    const found = await Promise.all(ids.map((id) => tables.find(id)));
    return found.reduce((sum, table) => sum + (table?.mark ?? 0), 0);
  };
  const worker = () => started(['worker'], { DATABASE_URL: url });
  const moreThan = (before: number) => expect.poll(acts, { timeout: 40_000, interval: 5 }).toBeGreaterThan(before);
  const one = await worker();
  expect(one.words).toBe('Line Ahead works here\n');
  await moreThan(5);
  const gone = once(one.child, 'exit');
  one.child.kill('SIGKILL');
  await gone;
  const left = await acts();
  const two = await worker();
  await moreThan(left + 5);
  const ended = once(two.child, 'exit');
  two.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(server.metrics.of('bot_moves')).toBe(0);
  for (const id of ids) {
    const [found, stored] = [await tables.find(id), await tables.acts(id, 0)];
    expect(stored.map(({ place }) => place)).toEqual(Array.from({ length: Number(found?.mark) }, (_, place) => place + 1));
    // Played again from the first, the table stands after every act as it stood.
    if (found) playAgain(laidOut(found), stored);
  }
  await server.close();
  await postgres.stop();
});

test('two servers on one PostgreSQL push to each other’s viewers; one is killed, and the game goes on at the other', {
  timeout: 120_000,
}, async (context) => {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return context.skip(`no PostgreSQL can be had: ${postgres}`);
  const env = { DATABASE_URL: await postgres.database() };
  const servers = [await started(['serve', '--port', '0'], env), await started(['serve', '--port', '0'], env)] as const;
  const [here = '', there = ''] = servers.map(({ words }) => /http:\S+/.exec(words)?.[0] ?? '');
  const { anne, bert, id, first, second } = await twoAt(here, OPEN);
  const elsewhere = Object.assign(new Caller(there), { token: bert.token });
  const pages = [SocketPage.at(anne, id, first), SocketPage.at(elsewhere, id, second)] as const;
  for (const page of pages) await page.until(() => page.sight !== null);
  const [mine, berts] = pages;
  await mine.ask({ type: 'propose', wish: 'draw' });
  await berts.until(() => berts.sight?.proposal != null);
  const gone = once(servers[0].child, 'exit');
  servers[0].child.kill('SIGKILL');
  await gone;
  await mine.until(() => mine.closed !== null);
  const again = SocketPage.at(Object.assign(new Caller(there), { token: anne.token }), id, first);
  await again.until(() => again.sight?.proposal != null);
  expect(await berts.ask({ type: 'decline' })).toEqual({ type: 'done' });
  await again.until(() => again.sight?.proposal === null);
  const asked = again.sight?.question ? again : berts;
  expect(await asked.ask({ type: 'staff', scope: 'phase' })).toEqual({ type: 'done' });
  const ended = once(servers[1].child, 'exit');
  servers[1].child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await postgres.stop();
});
