/** What goes wrong around the server: a full disk, a network that swallows everything, a stop in the middle, an error that knows too much. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { lineAhead } from '../../cli/test/io.ts';
import { openAdmiralty } from '../admiralty.ts';
import { type Database, Unreachable } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { isReachable } from '../db/reachable.ts';
import { openSqlite } from '../db/sqlite.ts';
import { startServer } from '../index.ts';
import { factsOf, type Log } from '../log.ts';
import { Astray } from '../tables/laid.ts';
import { tableIn } from './admiralty.ts';
import { numberOf, rulesetOf } from './house.ts';
import { Caller, SocketPage } from './line.ts';
import { startPostgres } from './postgres.ts';

const root = mkdtempSync(join(tmpdir(), 'line-ahead-trouble-'));
afterAll(() => rmSync(root, { recursive: true }));

const GAME = 'nine-navies';

/** On a database that is handed in, or on the PostgreSQL at an address. */
async function served(given: Database | string, log: Log = () => undefined) {
  const place = typeof given === 'string' ? { place: { url: given, folder: '' } } : { place: { folder: '' }, database: given };
  const admiralty = await openAdmiralty({ ...place, log });
  const server = await startServer({ site: new Map(), port: 0, admiralty, metricsToken: 'a-token' });
  const address = `http://localhost:${server.port}`;
  const anne = await Caller.guest(address, 'Anne');
  const seats = Object.fromEntries(rulesetOf(GAME).sides.map((side) => [side, { me: true }]));
  const table = { game: GAME, seats, isListed: false, number: numberOf(1) };
  const made = await anne.ask('POST', '/tables', table);
  const id: string = JSON.parse(JSON.stringify(made.said)).table.id;
  const pages = rulesetOf(GAME).sides.map((side) => SocketPage.at(anne, id, side));
  for (const page of pages) await page.until(() => page.sight !== null);
  return { server, address, anne, table, id, pages };
}

/** The first answer to what is asked, from whoever is asked. */
async function orderBy(pages: readonly SocketPage[], ticket: string) {
  const page = pages.find(({ sight }) => sight?.question);
  const option = page?.sight?.question?.options[0];
  if (!page?.sight || !option) throw new Error('nobody is asked');
  const { verb, target } = option;
  const side = page.sight.viewer.id;
  return page.ask({ type: 'commands', commands: [target === null ? { side, verb } : { side, verb, target }] }, ticket);
}

const newFile = (): string => join(mkdtempSync(join(root, 'data-')), 'x.sqlite');

async function onFile(file = newFile()): Promise<Database> {
  const database = await openSqlite(file);
  await migrate(database);
  return database;
}

const actsIn = async (database: Database, id: string): Promise<number> =>
  (await database.rows('SELECT place FROM acts WHERE table_id = $1', [id])).length;

test('ASVS 16.5.3 a full disk is told over every line and in the log, nothing is lost, and with room again the game goes on under the same ticket', async () => {
  const database = await onFile();
  const noted: unknown[] = [];
  const { server, anne, table, id, pages } = await served(database, (what, facts) => what === 'database-away' && noted.push(facts));
  await database.rows('PRAGMA max_page_count = 1');
  let done = 0;
  const ticket = (): string => `the-ticket-number-${done}`;
  let answer = await orderBy(pages, ticket());
  for (; answer.type === 'done'; answer = await orderBy(pages, ticket())) done++;
  expect(answer).toMatchObject({ type: 'failed', trouble: { reason: 'the disk is full: the database has no room for more' } });
  expect(await actsIn(database, id)).toBe(done);
  let status = 200;
  for (let more = 0; more < 20 && status === 200; more++) status = (await anne.ask('POST', '/tables', table)).status;
  expect(status).toBe(503);
  // However often it happens, whoever looks after the server reads it once.
  expect(noted).toEqual([expect.objectContaining({ words: 'the disk is full: the database has no room for more' })]);
  await database.rows('PRAGMA max_page_count = 1000000');
  expect(await orderBy(pages, ticket())).toEqual({ type: 'done' });
  expect(await actsIn(database, id)).toBe(done + 1);
  await server.close();
});

test('a server that is stopped answers what it has heard, and has stored what it answered', async () => {
  const file = newFile();
  const { server, id, pages } = await served(await onFile(file));
  const page = pages.find(({ sight }) => sight?.question);
  const answers = Promise.allSettled([
    orderBy(pages, 'a-ticket-before-the-end'),
    page?.ask({ type: 'staff', scope: 'phase' }, 'another-before-the-end'),
  ]);
  await server.close();
  const done = (await answers).filter((answer) => answer.status === 'fulfilled' && answer.value?.type === 'done').length;
  const database = await onFile(file);
  const stored = await database.rows('SELECT ticket FROM acts WHERE table_id = $1 AND ticket IS NOT NULL', [id]);
  expect(stored).toHaveLength(done);
  await database.close();
});

test('whoever looks after the server learns whether it is well, and with the token how much it does, but nothing of any table', async () => {
  const { server, address, id, pages } = await served(await onFile());
  await orderBy(pages, 'a-ticket-for-metrics');
  const well = await fetch(`${address}/healthz`);
  expect([well.status, well.headers.get('cache-control')]).toEqual([200, 'no-store']);
  for (const headers of [{}, { authorization: 'Bearer another-token' }, { authorization: 'Basic a-token' }])
    expect((await fetch(`${address}/metrics`, { headers })).status).toBe(401);
  const metrics = await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer a-token' } });
  const text = await metrics.text();
  expect(metrics.headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('line_ahead_acts_stored_total 1\n');
  expect(text).toContain('line_ahead_sockets 2\n');
  expect(text).toContain('line_ahead_tables{stage="playing"} 1\n');
  expect(text).not.toContain(id);
  await server.close();
});

test('a worker without PostgreSQL says what it needs', async () => {
  expect(await lineAhead(['worker'])).toMatchObject({ code: 2, err: expect.stringContaining('needs DATABASE_URL') });
});

test('ASVS 16.2.5 what goes into the log of an error is where, not what: words may hold secrets of a game', () => {
  const facts = JSON.stringify([
    factsOf(new Error('Emden lies in the Bay of Bengal')),
    factsOf(new Astray('act 7 is refused: Emden is not there')),
    factsOf({ message: 'Key (name)=(Anne) exists', code: '23505' }),
    factsOf('Emden'),
  ]);
  expect(facts).not.toMatch(/Emden|Anne|Bengal/);
  expect(facts).toMatch(/"kind":"Astray".+trouble\.test/);
  expect(facts).toContain('23505');
  expect(factsOf(new Unreachable('the disk is full', false))).toMatchObject({ words: 'the disk is full' });
});

test('ASVS 16.5.3 without its PostgreSQL a server says so, loses nothing, and goes on with people and bots when it is back', {
  timeout: 120_000,
}, async (context) => {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return context.skip(`no PostgreSQL can be had: ${postgres}`);
  const url = await postgres.database();
  const { server, address, anne, table, id, pages } = await served(url);
  const isWell = async (): Promise<number> => (await fetch(`${address}/healthz`)).status;
  expect(await orderBy(pages, 'a-ticket-before-the-fall')).toEqual({ type: 'done' });
  expect(await isWell()).toBe(200);
  await postgres.fall();
  expect(await orderBy(pages, 'the-ticket-of-the-fall')).toMatchObject({
    type: 'failed',
    trouble: { reason: expect.stringContaining('database') },
  });
  expect(await isWell()).toBe(503);
  const metrics = await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer a-token' } });
  expect(await metrics.text()).toMatch(/line_ahead_database_errors_total [1-9]/);
  expect(await anne.ask('POST', '/tables', table)).toMatchObject({
    status: 503,
    said: { error: { words: expect.stringContaining('database') } },
  });
  await postgres.rise();
  await expect.poll(isWell, { timeout: 30_000 }).toBe(200);
  const again = async (): Promise<string> => (await orderBy(pages, 'the-ticket-of-the-fall')).type;
  await expect.poll(again, { timeout: 30_000 }).toBe('done');
  // Told by the queue, which has found the way back as well.
  const [first = '', second = ''] = rulesetOf(GAME).sides;
  const solo = await anne.ask('POST', '/tables', { ...table, seats: { [first]: { bot: 'random' }, [second]: { me: true } } });
  const mine = SocketPage.at(anne, tableIn(solo.said).id, second);
  await mine.until(() => mine.sight?.question != null);
  await server.close();
  const database = await openPostgres(url);
  expect(await database.rows('SELECT ticket FROM acts WHERE table_id = $1 ORDER BY place', [id])).toEqual([
    { ticket: 'a-ticket-before-the-fall' },
    { ticket: 'the-ticket-of-the-fall' },
  ]);
  await database.close();
  await postgres.stop();
});

/** Stands between us and PostgreSQL, and can swallow everything without a word. */
async function swallowing(url: string) {
  let isSwallowing = false;
  const { hostname, port } = new URL(url);
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (data) => void (isSwallowing || to.write(data)));
    from.on('error', () => undefined).on('close', () => void (isSwallowing || to.destroy()));
  };
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket);
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const through = new URL(url);
  through.port = String(typeof address === 'object' && address ? address.port : 0);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  return {
    url: through.href,
    swallow: (swallows: boolean) => {
      isSwallowing = swallows;
    },
  };
}

test('PostgreSQL behind a network that swallows everything: nobody waits for ever, and when it is back all goes on', {
  timeout: 120_000,
}, async (context) => {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return context.skip(`no PostgreSQL can be had: ${postgres}`);
  const between = await swallowing(await postgres.database());
  const database = await openPostgres(between.url, 1500);
  await migrate(database);
  const heard: string[] = [];
  await database.listen({ heard: (subject) => heard.push(subject), missed: () => heard.push('missed') });
  between.swallow(true);
  const insert = database.rows("INSERT INTO people (id, name, made) VALUES ('a', 'Anne', 0)");
  await expect(insert).rejects.toEqual(new Unreachable('the database does not answer', true));
  await expect(database.transaction((sql) => sql.rows('SELECT 1 AS one'))).rejects.toBeInstanceOf(Unreachable);
  expect(await isReachable(database, 300)).toBe(false);
  between.swallow(false);
  await expect.poll(() => isReachable(database), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => heard, { timeout: 40_000 }).toContain('missed');
  await database.tell('again');
  await expect.poll(() => heard, { timeout: 20_000 }).toContain('again');
  await database.close();
  await postgres.stop();
});
