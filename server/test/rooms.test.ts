import { expect, test } from 'vitest';
import { printOf, type Table } from '../../table/index.ts';
import { type Database, type Hearing, Unreachable } from '../db/database.ts';
import { laidOut } from '../tables/laid.ts';
import { Rooms } from '../tables/rooms.ts';
import type { Found } from '../tables/tables.ts';
import { houseDatabase, newTable, Page, person, roomsOn, rulesetOf } from './house.ts';

const HIDDEN = 'cruiser-warfare';
const OPEN = 'nine-navies';

async function twoAt(game: string, database?: Database) {
  const held = database ?? (await houseDatabase());
  const [anne, bert] = [await person(held, 'Anne'), await person(held, 'Bert')];
  const rooms = await roomsOn(held);
  const [first = '', second = ''] = rulesetOf(game).sides;
  const id = await newTable(rooms, { game, seats: { [first]: { person: anne }, [second]: { person: bert } }, host: anne });
  return { database: held, rooms, id, first, second };
}

/** Whichever of them is asked. */
const asked = (...pages: readonly Page[]): Page => {
  const found = pages.find(({ sight }) => sight?.question);
  if (!found) throw new Error('nobody is asked');
  return found;
};

test('whoever sits down sees the game in his place, and whoever looks on what is public', async () => {
  const { rooms, id, first, second } = await twoAt(OPEN);
  const pages = [await Page.at(rooms, id, first), await Page.at(rooms, id, second), await Page.at(rooms, id, null)];
  expect(pages.map(({ sight }) => sight?.viewer.id)).toEqual([first, second, 'onlooker']);
  expect(pages[2]?.sight?.question).toBeNull();
});

test('ASVS 2.3.3 what is told is stored already, with the hash of what came of it', async () => {
  const { rooms, database, id, first, second } = await twoAt(OPEN);
  const page = asked(await Page.at(rooms, id, first), await Page.at(rooms, id, second));
  expect(await page.order([page.first()])).toEqual({ type: 'done' });
  const [row] = await database.rows('SELECT * FROM acts WHERE table_id = $1', [id]);
  expect(row).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{16}$/), act: expect.stringContaining('"does":"order"') });
});

test('a second process on the same database lays the same table, takes orders, and the first tells its pages', async () => {
  const { rooms, database, id, first, second } = await twoAt(OPEN);
  const others = await roomsOn(database);
  const there = asked(await Page.at(others, id, first), await Page.at(others, id, second));
  const here = await Page.at(rooms, id, there.sight?.viewer.id ?? '');
  const before = JSON.stringify(here.sight);
  await there.order([there.first()]);
  await expect.poll(() => JSON.stringify(here.sight?.view)).toBe(JSON.stringify(there.sight?.view));
  expect(JSON.stringify(here.sight)).not.toBe(before);
});

test('two processes that both take an order put them one behind the other, and none is lost', async () => {
  const { rooms, database, id, first, second } = await twoAt(OPEN);
  const others = await roomsOn(database);
  const side = asked(await Page.at(rooms, id, first), await Page.at(rooms, id, second)).sight?.viewer.id ?? '';
  const [one, two] = [await Page.at(rooms, id, side), await Page.at(others, id, side)];
  const answers = await Promise.all([one.order([one.first(0)], 'ticket-of-the-one'), two.order([two.first(1)], 'ticket-of-the-two')]);
  const acts = await database.rows('SELECT place, ticket FROM acts WHERE table_id = $1 ORDER BY place', [id]);
  expect(acts.map(({ place }) => place)).toEqual(acts.map((_, place) => place + 1));
  expect(acts).toHaveLength(answers.filter(({ type }) => type === 'done').length);
  await expect.poll(() => one.words).toEqual(two.words);
});

test('an order that is sent twice under one ticket is done once', async () => {
  const { rooms, database, id, first, second } = await twoAt(OPEN);
  const page = asked(await Page.at(rooms, id, first), await Page.at(rooms, id, second));
  const order = [page.first()];
  expect(await page.order(order, 'a-ticket-of-its-own')).toEqual({ type: 'done' });
  expect(await page.order(order, 'a-ticket-of-its-own')).toEqual({ type: 'done' });
  expect(await database.rows('SELECT place FROM acts WHERE table_id = $1', [id])).toHaveLength(1);
});

test('nobody orders for another seat, and whoever looks on orders nothing', async () => {
  const { rooms, id, first, second } = await twoAt(OPEN);
  const pages = [await Page.at(rooms, id, first), await Page.at(rooms, id, second)];
  const page = asked(...pages);
  const other = pages.find((each) => each !== page);
  const crowd = await Page.at(rooms, id, null);
  expect(await other?.order([page.first()])).toMatchObject({ type: 'refused', refusal: { code: 'not-asked' } });
  expect(await crowd.order([page.first()])).toMatchObject({ type: 'refused', refusal: { code: 'not-asked' } });
});

test('what a side orders unseen reaches nobody else, not even as a message without words', async () => {
  const { rooms, id, first, second } = await twoAt(HIDDEN);
  const pages = [await Page.at(rooms, id, first), await Page.at(rooms, id, second)];
  const crowd = await Page.at(rooms, id, null);
  const page = asked(...pages);
  const others = [...pages.filter((each) => each !== page), crowd];
  const before = others.map(({ heard }) => heard.length);
  expect(await page.order([page.first()])).toEqual({ type: 'done' });
  expect(others.map(({ heard }) => heard.length)).toEqual(before);
});

test('whoever comes back with the lines that he has is sent exactly the rest', async () => {
  const { rooms, id, first, second } = await twoAt(OPEN);
  const side = asked(await Page.at(rooms, id, first), await Page.at(rooms, id, second)).sight?.viewer.id ?? '';
  const page = await Page.at(rooms, id, side);
  while (page.words.length < 4) await page.ask({ type: 'staff', scope: 'phase' });
  const whole = await Page.at(rooms, id, side);
  const lines = whole.sight?.log.entries ?? [];
  const known = lines.slice(0, -2);
  const back = await Page.at(rooms, id, side, { lines: known.length, print: printOf(known) });
  expect(back.sight?.log).toEqual({ from: known.length, entries: lines.slice(known.length) });
  const wrong = await Page.at(rooms, id, side, { lines: known.length, print: 'other lines' });
  expect(wrong.sight?.log).toEqual({ from: 0, entries: lines });
});

test('whoever comes back after days, to whichever process, is told what has happened since his last order as new', async () => {
  const { rooms, database, id, first, second } = await twoAt(OPEN);
  const pages = [await Page.at(rooms, id, first), await Page.at(rooms, id, second)];
  const before = new Map<Page, number>();
  const orderedBy = async (): Promise<Page> => {
    const page = asked(...pages);
    before.set(page, page.words.length);
    await page.order([page.first()]);
    return page;
  };
  let last = await orderedBy();
  while (before.size < 2 || pages.every((page) => page === last || page.words.length === before.get(page))) last = await orderedBy();
  const away = pages.find((page) => page !== last);
  const back = await Page.at(await roomsOn(database), id, away?.sight?.viewer.id ?? '');
  expect(back.words).toEqual(away?.words);
  expect(back.sight?.heard).toBe(away && before.get(away));
});

test('when the database is lost nothing is told, and when it is back the game goes on from what was stored', async () => {
  const database = await houseDatabase();
  let isLost = false;
  const cut: Database = {
    ...database,
    kind: database.kind,
    rows: (text, values) => database.rows(text, values),
    transaction: (work) => (isLost ? Promise.reject(new Unreachable('the database is away', false)) : database.transaction(work)),
    tell: (subject) => database.tell(subject),
    listen: (hearing) => database.listen(hearing),
    backup: (file) => database.backup(file),
    close: () => database.close(),
  };
  const { rooms, id, first, second } = await twoAt(OPEN, cut);
  const page = asked(await Page.at(rooms, id, first), await Page.at(rooms, id, second));
  const before = [page.heard.length, JSON.stringify(page.sight)];
  isLost = true;
  expect(await page.order([page.first()], 'while-it-was-away')).toMatchObject({
    type: 'failed',
    trouble: { reason: 'the database is away' },
  });
  expect([page.heard.length - 1, JSON.stringify(page.sight)]).toEqual(before);
  isLost = false;
  expect(await page.order([page.first()], 'while-it-was-away')).toEqual({ type: 'done' });
  expect(await database.rows('SELECT place FROM acts WHERE table_id = $1', [id])).toHaveLength(1);
});

test('what was told while the line to the others was cut is looked up when it is back', async () => {
  const { rooms, database, id, first, second } = await twoAt(OPEN);
  const hearings: Hearing[] = [];
  const listen: Database['listen'] = async (hearing) => {
    hearings.push(hearing);
    return async () => undefined;
  };
  const there = await Page.at(await roomsOn({ ...database, kind: database.kind, listen }), id, null);
  const here = asked(await Page.at(rooms, id, first), await Page.at(rooms, id, second));
  while (here.words.length === 0) await here.ask({ type: 'staff', scope: 'phase' });
  expect(there.words).toEqual([]);
  for (const hearing of hearings) hearing.missed();
  await expect.poll(() => there.words).toEqual(here.words);
});

test('whoever looks on is shown what another process did, even if he heard of it by a refusal', async () => {
  const { database, id, first, second } = await twoAt(OPEN);
  const deaf = await roomsOn({ ...database, kind: database.kind, listen: async () => async () => undefined });
  const there = asked(await Page.at(deaf, id, first), await Page.at(deaf, id, second));
  const others = await roomsOn(database);
  const here = await Page.at(others, id, there.sight?.viewer.id ?? '');
  const order = [here.first()];
  for (let orders = 0; orders < 40 && here.sight?.question; orders++) await here.order([here.first()]);
  expect(await there.order(order)).toMatchObject({ type: 'refused' });
  expect(there.words).toEqual(here.words);
});

test('bots whose database was away go on when it is back, and a page that comes meanwhile is told to come again', async () => {
  const database = await houseDatabase();
  let isLost = false;
  const away = () => Promise.reject(new Unreachable('the database is away', false));
  const cut: Database = {
    ...database,
    kind: database.kind,
    rows: (text, values) => (isLost ? away() : database.rows(text, values)),
    transaction: (work) => (isLost ? away() : database.transaction(work)),
  };
  const { rooms: plain, id: between } = await twoAt(OPEN, database);
  const begins = (await plain.tables.find(between))?.asked[0] ?? '';
  const rooms = await roomsOn(cut, () => undefined);
  const anne = await person(database, 'Anne again');
  const seats = Object.fromEntries(rulesetOf(OPEN).sides.map((side) => [side, side === begins ? { bot: 'random' } : { person: anne }]));
  const id = await newTable(rooms, { game: OPEN, seats, host: anne });
  isLost = true;
  const moved = rooms.letBotsMove(id);
  await expect(Page.at(await roomsOn(cut), id, null)).rejects.toBeInstanceOf(Unreachable);
  expect(await database.rows('SELECT place FROM acts WHERE table_id = $1', [id])).toHaveLength(0);
  isLost = false;
  await moved;
  expect((await database.rows('SELECT place FROM acts WHERE table_id = $1', [id])).length).toBeGreaterThan(0);
});

/** A table at which a bot is to move first. */
async function botFirstAt(rooms: Rooms, database: Database): Promise<string> {
  const anne = await person(database, 'Anne');
  const [first = '', second = ''] = rulesetOf(OPEN).sides;
  return newTable(rooms, { game: OPEN, seats: { [first]: { bot: 'random' }, [second]: { person: anne } }, host: anne });
}

test('of two processes whose bots move at once one is late, and lays its table anew', async () => {
  const database = await houseDatabase();
  const processes = [await roomsOn(database, () => undefined), await roomsOn(database, () => undefined)] as const;
  const id = await botFirstAt(processes[0], database);
  const pages = await Promise.all(processes.map((rooms) => Page.at(rooms, id, null)));
  await Promise.all(processes.map((rooms) => rooms.letBotsMove(id)));
  await expect.poll(() => pages[1]?.words).toEqual(pages[0]?.words);
  expect(pages.flatMap(({ heard }) => heard.filter((message) => 'trouble' in message))).toEqual([]);
});

test('bots of which nothing was heard for a while are told to move again, those that have broken down are not', async () => {
  const database = await houseDatabase();
  const told: string[] = [];
  let now = 1_000_000;
  const rooms = await roomsOn(
    database,
    (table) => told.push(table),
    () => now,
  );
  const id = await botFirstAt(rooms, database);
  // Once by whoever sat down last, and once when this process hears of it like any other.
  await expect.poll(() => told).toEqual([id, id]);
  const toldAfter = async (milliseconds: number): Promise<readonly string[]> => {
    now += milliseconds;
    told.splice(0);
    await rooms.lookAfterBots();
    return told;
  };
  expect([[...(await toldAfter(1_000))], [...(await toldAfter(9_000))], [...(await toldAfter(3_600_000))]]).toEqual([[], [id], []]);
});

test.each(['first-strike', OPEN, HIDDEN, 'grand-fleets', 'great-war-at-sea'])(
  '%s: bots move by themselves, and a table laid anew stands where it stood',
  async (game) => {
    const database = await houseDatabase();
    const anne = await person(database, 'Anne');
    const rooms = await roomsOn(database);
    const { sides } = rulesetOf(game);
    const seats = Object.fromEntries(sides.map((side, place) => [side, place === 0 ? { person: anne } : { bot: 'random' }]));
    const id = await newTable(rooms, { game, seats, host: anne });
    const page = await Page.at(rooms, id, sides[0] ?? '');
    for (let orders = 0; orders < 12; orders++) {
      await expect.poll(() => page.sight?.question ?? page.sight?.ending, { timeout: 20_000, interval: 5 }).toBeTruthy();
      if (page.sight?.ending) break;
      await page.ask({ type: 'staff', scope: orders % 3 === 2 ? 'phase' : 'decision' });
    }
    // A question may stand there for a moment that the house answers itself, and then they move on.
    await expect.poll(() => rooms.at(id).look(({ isMoving }) => isMoving), { timeout: 20_000, interval: 5 }).toBe(false);
    const again = await Page.at(await roomsOn(database), id, sides[0] ?? '');
    const { log: _, heard: __, played: ___, before: ____, staff: _____, ...now } = again.sight ?? {};
    expect(page.sight).toMatchObject(JSON.parse(JSON.stringify(now)));
    expect(again.words).toEqual(page.words);
  },
);

test('a game that does not stand as it stood after its last act is not shown, however long it was', async () => {
  const { rooms, database, id, first, second } = await twoAt(OPEN);
  const pages = [await Page.at(rooms, id, first), await Page.at(rooms, id, second)];
  for (let orders = 0; orders < 60; orders++) {
    const page = asked(...pages);
    await page.order([page.first()]);
  }
  const [{ last } = {}] = await database.rows('SELECT MAX(place) AS last FROM acts WHERE table_id = $1', [id]);
  expect(last).toBe(60);
  const opened = async (): Promise<unknown> => (await Page.at(await roomsOn(database), id, null)).heard[0];
  expect(await opened()).toMatchObject({ news: {} });
  for (const place of [60, 50]) {
    const [row] = await database.rows('SELECT hash FROM acts WHERE table_id = $1 AND place = $2', [id, place]);
    await database.rows("UPDATE acts SET hash = '0123456789abcdef' WHERE table_id = $1 AND place = $2", [id, place]);
    expect(await opened()).toEqual({ trouble: `after act ${place} it stands otherwise than it stood` });
    await database.rows('UPDATE acts SET hash = $3 WHERE table_id = $1 AND place = $2', [id, place, String(row?.hash)]);
  }
});

test('ASVS 15.2.2 so much is taken in one seat, and no more but to end the game; what others have done does not count', async () => {
  const { database, id, first, second } = await twoAt(HIDDEN);
  const rooms = await Rooms.open({ database, mostActs: 3 });
  const room = rooms.at(id);
  const quiet = (side: string) => room.act({ does: 'stand-down', side, question: 'none' }, null);
  for (let act = 0; act < 3; act++) expect(await quiet(first)).toEqual({ type: 'done' });
  expect(await quiet(second)).toEqual({ type: 'done' });
  expect(await quiet(first)).toMatchObject({ type: 'refused', refusal: { words: expect.stringMatching(/^so much was ordered here/) } });
  for (let act = 0; act < 2; act++) expect(await quiet(second)).toEqual({ type: 'done' });
  expect(await quiet(second)).toMatchObject({ type: 'refused' });
  expect(await room.act({ does: 'propose', side: first, wish: 'draw' }, null)).toEqual({ type: 'done' });
  expect(await room.act({ does: 'order', side: first, commands: [{ side: first, verb: 'resign' }] }, null)).toEqual({ type: 'done' });
  expect(await rooms.tables.find(id)).toMatchObject({ stage: 'over', mark: 8 });
  await rooms.close();
});

test('of many tables that are asked for at once one after the other is laid, and whoever asks for something else is heard in between', async () => {
  const database = await houseDatabase();
  const [anne, bert] = [await person(database, 'Anne'), await person(database, 'Bert')];
  const before = await roomsOn(database);
  const [first = '', second = ''] = rulesetOf(OPEN).sides;
  const seats = { [first]: { person: anne }, [second]: { person: bert } };
  const ids = await Promise.all(Array.from({ length: 12 }, () => newTable(before, { game: OPEN, seats, host: anne })));
  let [turn, isOn] = [0, true];
  const go = (): void => {
    turn++;
    if (isOn) setImmediate(go);
  };
  const laidAt: number[] = [];
  const lay = (found: Found): Table => {
    laidAt.push(turn);
    return laidOut(found);
  };
  const rooms = await Rooms.open({ database, lay });
  setImmediate(go);
  await Promise.all(ids.map((id) => rooms.at(id).look(() => true)));
  isOn = false;
  expect(laidAt).toHaveLength(ids.length);
  expect(new Set(laidAt).size, laidAt.join(' ')).toBe(ids.length);
  await rooms.close();
});
