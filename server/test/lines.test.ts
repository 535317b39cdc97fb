/** Whose a line is: of the person in the seat, in a session that has not ended; how many there may be, and what they may cost. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openAdmiralty } from '../admiralty.ts';
import type { Database } from '../db/database.ts';
import { ServerTrouble, startServer } from '../index.ts';
import type { Facts } from '../log.ts';
import { isSlow } from '../play/backlog.ts';
import { Labour } from '../play/labour.ts';
import { Lines, linesFrom, USUAL_LINES } from '../play/lines.ts';
import { Seat } from '../play/seat.ts';
import { house, tableIn, twoAt } from './admiralty.ts';
import { houseDatabase, newTable, numberOf, person, roomsOn, rulesetOf } from './house.ts';
import { Caller, SocketPage } from './line.ts';
import { startPostgres } from './postgres.ts';

const HIDDEN = 'cruiser-warfare';

test('8.2.2 a seat that was given up before the game began shows nothing to whoever had it, and takes no orders of his', async () => {
  const { address } = await house();
  const [anne, bert] = [await Caller.guest(address, 'Anne'), await Caller.guest(address, 'Bert')];
  const [first = '', second = ''] = rulesetOf(HIDDEN).sides;
  const made = await anne.ask('POST', '/tables', { game: HIDDEN, seats: { [first]: { me: true } }, isListed: false, number: numberOf(1) });
  const { id } = tableIn(made.said);
  const old = SocketPage.at(anne, id, first);
  await old.until(() => old.closed !== null || old.present !== null);
  expect(await anne.ask('GET', `/tables/${id}/seen?as=${first}`)).toMatchObject({ status: 409, said: { error: { code: 'not-begun' } } });
  await anne.ask('POST', `/tables/${id}/stand`, { side: first });
  await anne.ask('POST', `/tables/${id}/sit`, { side: second, number: numberOf(2) });
  await bert.ask('POST', `/tables/${id}/sit`, { side: first, number: numberOf(3) });
  const now = SocketPage.at(bert, id, first);
  await now.until(() => now.sight !== null);
  expect(old).toMatchObject({ closed: { code: 4409 }, texts: [], sight: null });
  const again = SocketPage.at(anne, id, first);
  await again.until(() => again.closed !== null);
  expect(again).toMatchObject({ closed: { code: 4403 }, texts: [] });
});

/** Two pages of Anne, each in a session of its own, and one of Bert. */
async function threeLines(address: string, elsewhere = address) {
  const { anne, bert, id, first, second } = await twoAt(address, HIDDEN);
  await anne.ask('POST', '/people/account', { name: 'Anne', password: 'a horse on a quarterdeck' });
  const other = new Caller(elsewhere);
  await other.ask('POST', '/people/sign-in', { name: 'Anne', password: 'a horse on a quarterdeck' });
  const pages = [SocketPage.at(anne, id, first), SocketPage.at(other, id, first), SocketPage.at(bert, id, second)] as const;
  for (const page of pages) await page.until(() => page.sight !== null);
  return { anne, other, pages };
}

const closings = (pages: readonly SocketPage[]): readonly (number | null)[] => pages.map(({ closed }) => closed?.code ?? null);

test('7.4.1 signing out closes the lines of that session, signing out everywhere those of all', async () => {
  const { address } = await house();
  const { anne, other, pages } = await threeLines(address);
  const [mine, same, berts] = pages;
  const watching = SocketPage.at(anne, 'x'.repeat(22), 'onlooker');
  await watching.until(() => watching.closed !== null);
  await anne.ask('POST', '/people/sign-out');
  await mine.until(() => mine.closed !== null);
  expect(closings(pages)).toEqual([4401, null, null]);
  await other.ask('POST', '/people/sign-out-everywhere');
  await same.until(() => same.closed !== null);
  expect(closings(pages)).toEqual([4401, 4401, null]);
  expect(berts.closed).toBeNull();
});

test('7.4.3, 7.4.2 a new password closes the lines of all other sessions, deletion every line', async () => {
  const { address } = await house();
  const { anne, pages } = await threeLines(address);
  const [mine, same] = pages;
  const changed = await anne.ask('POST', '/people/me/password', { old: 'a horse on a quarterdeck', new: 'a mule on a quarterdeck' });
  expect(changed.status).toBe(200);
  await same.until(() => same.closed !== null);
  expect(closings(pages)).toEqual([null, 4401, null]);
  expect(await anne.ask('POST', '/people/me/delete', { password: 'a mule on a quarterdeck' })).toMatchObject({ status: 200 });
  await mine.until(() => mine.closed !== null);
  expect(closings(pages)).toEqual([4401, 4401, null]);
});

test('two admiralties on one PostgreSQL: what is done at one reaches the page at the other, and so does signing out', {
  timeout: 60_000,
}, async (context) => {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return context.skip(`no PostgreSQL can be had: ${postgres}`);
  const url = await postgres.database();
  const open = async () => {
    const admiralty = await openAdmiralty({ place: { url, folder: '' }, log: () => undefined });
    return startServer({ site: new Map(), port: 0, admiralty });
  };
  const servers = [await open(), await open()] as const;
  const [here, there] = servers.map(({ port }) => `http://localhost:${port}`);
  try {
    const { anne, pages } = await threeLines(here ?? '', there);
    const [mine, same] = pages;
    const asked = pages.find(({ sight }) => sight?.question);
    await mine.ask({ type: 'propose', wish: 'draw' });
    await same.until(() => same.sight?.proposal != null);
    await asked?.ask({ type: 'staff', scope: 'decision' });
    await same.until(() => JSON.stringify(same.sight?.view) === JSON.stringify(mine.sight?.view));
    await anne.ask('POST', '/people/sign-out-everywhere');
    for (const page of [mine, same]) await page.until(() => page.closed !== null);
    expect(closings(pages)).toEqual([4401, 4401, null]);
  } finally {
    for (const server of servers) await server.close();
    await postgres.stop();
  }
});

test('15.2.2 of one person and from one address there are only so many lines; whoever goes makes room', async () => {
  const { address } = await house(undefined, { lines: { perAddress: 4, perPerson: 2 } });
  const { anne, id, first } = await twoAt(address, HIDDEN);
  const open = async (caller: Caller, as: string): Promise<SocketPage> => {
    const page = SocketPage.at(caller, id, as);
    await page.until(() => page.sight !== null || page.closed !== null);
    return page;
  };
  const own = [await open(anne, first), await open(anne, 'onlooker'), await open(anne, first)];
  expect(closings(own)).toEqual([null, null, 1006]);
  const crowd = [await open(new Caller(address), 'onlooker'), await open(new Caller(address), 'onlooker')];
  expect(closings([...crowd, await open(new Caller(address), 'onlooker')])).toEqual([null, null, 1006]);
  own[0]?.leave();
  await expect.poll(async () => (await open(anne, first)).closed, { timeout: 20_000 }).toBeNull();
});

test('whoever sends faster than any hand is hung up on, also while he is still looked for a seat', async () => {
  const database = await houseDatabase();
  const waiting: (() => void)[] = [];
  let isSlow = false;
  const slow: Database = {
    ...database,
    rows: async (text, values) => {
      if (isSlow && text.includes('FROM tables WHERE id')) await new Promise<void>((resolve) => waiting.push(resolve));
      return database.rows(text, values);
    },
  };
  const { address } = await house(undefined, { database: slow, pace: { each: 1, atOnce: 3 } });
  const { anne, id, first } = await twoAt(address, HIDDEN);
  const send = (page: SocketPage, messages: number): void => {
    for (let each = 1; each <= messages; each++) page.socket.send(JSON.stringify({ id: each, request: { type: 'pack' } }));
  };
  const quick = SocketPage.at(anne, id, first);
  await quick.until(() => quick.sight !== null);
  send(quick, 4);
  await quick.until(() => quick.closed !== null);
  expect(quick.closed?.code).toBe(4429);
  isSlow = true;
  const early = SocketPage.at(anne, id, first);
  await new Promise((resolve) => early.socket.once('open', resolve));
  send(early, 4);
  await early.until(() => early.closed !== null);
  expect(early.closed?.code).toBe(4429);
  isSlow = false;
  for (const answer of waiting) answer();
  // Whoever looked for a seat is done with it before the house is closed.
  await anne.ask('GET', `/tables/${id}/seen`);
});

test('a ping is answered, at the pace of any message', async () => {
  const { address } = await house(undefined, { pace: { each: 1, atOnce: 3 } });
  const { id } = await twoAt(address, HIDDEN);
  const page = SocketPage.at(new Caller(address), id, 'onlooker');
  await page.until(() => page.sight !== null);
  page.socket.ping('ahoy');
  const [answer] = await once(page.socket, 'pong');
  expect(String(answer)).toBe('ahoy');
  for (let pings = 0; pings < 3; pings++) page.socket.ping();
  await page.until(() => page.closed !== null);
  expect(page.closed?.code).toBe(4429);
});

test.each(['seen', 'record', 'acts'])(
  '15.2.2 over HTTP looking is paid for too: whoever asks without end waits, others are answered (%s)',
  async (what) => {
    let [now, isOver] = [0, false];
    const labour = new Labour({
      due: { atOnce: 0, share: 0.001 },
      now: () => ++now,
      rest: async () => {
        while (!isOver) await new Promise((resolve) => setTimeout(resolve, 5));
        now += 1e9;
      },
    });
    const { address } = await house(undefined, { labour });
    const { anne, bert, id, first } = await twoAt(address, HIDDEN);
    await anne.ask('POST', `/tables/${id}/orders`, { side: first, commands: [{ verb: 'resign' }], ticket: 'the-end-of-the-game' });
    const ask = (caller: Caller) => caller.ask('GET', `/tables/${id}/${what}`);
    const look = async (caller: Caller): Promise<number> => (await ask(caller)).status;
    expect(await look(anne)).toBe(200);
    const many = Array.from({ length: 101 }, () => ask(anne));
    expect(await Promise.race(many)).toMatchObject({ status: 429, wait: expect.any(Number) });
    expect(await look(bert)).toBe(200);
    isOver = true;
    expect((await Promise.all(many)).filter(({ status }) => status === 200)).toHaveLength(100);
  },
);

test('whoever does not read what he is sent is let go', async () => {
  const codes: unknown[] = [];
  const log = (what: string, facts?: Facts): void => void (what === 'refused' && codes.push(facts?.code));
  const { address } = await house(undefined, { log, pace: { each: 1e9, atOnce: 1e9 } });
  const { anne, id, first } = await twoAt(address, HIDDEN);
  const page = SocketPage.at(anne, id, first);
  await page.until(() => page.sight !== null);
  page.socket.pause();
  const request = JSON.stringify({ id: 1, request: { type: 'replay', at: 0, viewer: null, known: 0 } });
  for (let asked = 0; codes.length === 0 && asked < 1000; asked += 50) {
    for (let each = 0; each < 50; each++) page.socket.send(request);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await expect.poll(() => codes, { timeout: 20_000 }).toContain('slow');
  page.socket.terminate();
});

test('nor is anything kept for whoever sends pings and does not read what is answered', async () => {
  const codes: unknown[] = [];
  const log = (what: string, facts?: Facts): void => void (what === 'refused' && codes.push(facts?.code));
  const { address } = await house(undefined, { log, pace: { each: 1e9, atOnce: 1e9 }, waiting: { forOne: 1000, forAll: 1e9 } });
  const { id } = await twoAt(address, HIDDEN);
  const page = SocketPage.at(new Caller(address), id, 'onlooker');
  await page.until(() => page.sight !== null);
  page.socket.pause();
  for (let asked = 0; codes.length === 0 && asked < 300_000; asked += 5000) {
    for (let each = 0; each < 5000; each++) page.socket.ping('x'.repeat(120));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await expect.poll(() => codes, { timeout: 20_000 }).toContain('slow');
  page.socket.terminate();
});

test('where much waits for many, whoever does not read is let go sooner; one who reads stays', () => {
  const most = { forOne: 1e6, forAll: 3e6 };
  const waits = (bufferedAmount: number) => ({ bufferedAmount });
  const crowd = (pages: number) => Array.from({ length: pages }, () => waits(0.9e6));
  expect([waits(0.9e6), waits(1.1e6)].map((page) => isSlow(page, [page], most))).toEqual([false, true]);
  expect([3, 4].map((pages) => isSlow(waits(0.9e6), crowd(pages), most))).toEqual([false, true]);
  expect(isSlow(waits(60_000), crowd(4), most)).toBe(false);
});

test('15.2.2 what is found quickly and is long is paid for when it is sent', async () => {
  let now = 0;
  const rests: number[] = [];
  const rest = async (milliseconds: number): Promise<void> => {
    rests.push(milliseconds);
    now += milliseconds;
  };
  const labour = new Labour({ due: { atOnce: 0, share: 0.5 }, now: () => now, rest });
  const database = await houseDatabase();
  const rooms = await roomsOn(database);
  const anne = await person(database, 'Anne');
  const seats = Object.fromEntries(rulesetOf(HIDDEN).sides.map((side) => [side, { person: anne }]));
  const id = await newTable(rooms, { game: HIDDEN, seats, host: anne });
  const send = (): void => {
    now += 100;
  };
  const seat = await Seat.take({ room: rooms.at(id), side: null, known: null, now: () => 0, labour, asker: 'one', send });
  await seat.hear({ id: 1, request: { type: 'pack' } });
  await seat.hear({ id: 2, request: { type: 'pack' } });
  // A hundred milliseconds of work are paid after two hundred.
  expect(rests).toEqual([100]);
  seat.leave();
});

test('how many lines there may be is told by the environment', () => {
  expect(linesFrom({})).toEqual(USUAL_LINES);
  expect(linesFrom({ LINES_PER_ADDRESS: '50', LINES_PER_PERSON: '3' })).toEqual({ perAddress: 50, perPerson: 3 });
  expect(() => linesFrom({ LINES_PER_PERSON: 'many' })).toThrow(ServerTrouble);
});

test('a session of which no process was told that it has ended is found when the lines are looked through', async () => {
  const closed: string[] = [];
  const token = 'a'.repeat(43);
  const lines = new Lines({ most: USUAL_LINES, standing: async () => new Set() });
  const person = { id: 'anne', name: 'Anne', isGuest: true };
  lines.come({ person, address: 'here', token }, () => void closed.push('anne'));
  lines.come({ person: null, address: 'here', token: null }, () => void closed.push('nobody'));
  await lines.look();
  expect(closed).toEqual(['anne']);
});

test('whoever has questions that take long is answered as he pays for them, one after the other; others need not wait', async () => {
  let now = 0;
  const rests: number[] = [];
  const labour = new Labour({
    due: { atOnce: 100, share: 0.5 },
    now: () => now,
    rest: async (milliseconds) => {
      rests.push(milliseconds);
      now += milliseconds;
    },
  });
  const ask = (asker: string, takes: number): Promise<number> => labour.for(asker, async () => labour.noted(asker, () => (now += takes)));
  await ask('one', 100);
  await ask('one', 100);
  expect(rests).toEqual([]);
  const before = now;
  await ask('two', 10);
  expect([rests, now]).toEqual([[], before + 10]);
  await Promise.all([ask('one', 100), ask('one', 100)]);
  // After two hundred and ten milliseconds and three answers of a hundred each, six hundred have to go by less the two hundred that are free.
  expect([rests, now]).toEqual([[90], 500]);
  expect(labour.remembered).toBe(1);
});
