/** Those at a table, over real lines: whom the game waits for, who is there, what is said and how the time stands. */
import { expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { Tables } from '../tables/tables.ts';
import { house, tableIn, twoAt } from './admiralty.ts';
import { houseDatabase, numberOf } from './house.ts';
import { Caller, SocketPage } from './line.ts';

const OPEN = 'nine-navies';
const HIDDEN = 'cruiser-warfare';

/** Both at their seats and somebody who looks on, whoever is asked first. */
async function atTable(game: string, more: object = {}) {
  const { address, close, folder } = await house();
  const at = await twoAt(address, game, more);
  const crowd = SocketPage.at(new Caller(address), at.id, 'onlooker');
  const pages = [SocketPage.at(at.anne, at.id, at.first), SocketPage.at(at.bert, at.id, at.second)];
  for (const page of [...pages, crowd])
    await page.until(() => page.sight !== null && page.time !== null && page.present?.sides.length === 2 && page.present.onlookers === 1);
  const asked = pages.find(({ sight }) => sight?.question);
  const other = pages.find((page) => page !== asked);
  if (!asked || !other) throw new Error('nobody is asked');
  return { ...at, address, close, folder, asked, other, crowd };
}

const firstOrder = ({ sight }: SocketPage) => {
  const { verb, target } = sight?.question?.options[0] ?? { verb: '', target: null };
  return { type: 'commands', commands: [{ side: sight?.viewer.id ?? '', verb, ...(target === null ? {} : { target }) }] } as const;
};

test('whoever has nothing to do is told whom the game waits for, for what and since when', async () => {
  const { asked, other, crowd } = await atTable(OPEN);
  expect(asked.sight?.waiting).toBeNull();
  expect([asked.time?.since, other.time?.since]).toEqual([null, expect.any(Number)]);
  for (const page of [other, crowd])
    expect(page.sight?.waiting).toEqual({ sides: [asked.sight?.viewer], phase: expect.stringMatching(/\w/) });
});

test('where orders are hidden it is said that the other is waited for, not for what; an onlooker hears nothing', async () => {
  const { asked, other, crowd } = await atTable(HIDDEN);
  expect([other.sight?.waiting, crowd.sight?.waiting]).toEqual([{ sides: [asked.sight?.viewer], phase: null }, null]);
  const heard = [other.texts.length, crowd.texts.length];
  for (let orders = 0; orders < 3; orders++) await asked.ask(firstOrder(asked));
  expect([other.texts.length, crowd.texts.length]).toEqual(heard);
});

test('where orders are hidden the list of tables tells neither who is asked nor how often somebody has ordered something', async () => {
  const { address, anne, bert, id, asked, first } = await atTable(HIDDEN);
  const stranger = new Caller(address);
  const [mine, others] = asked.sight?.viewer.id === first ? [anne, bert] : [bert, anne];
  const shown = async (caller: Caller) => JSON.stringify(tableIn((await caller.ask('GET', `/tables/${id}`)).said));
  const before = [await shown(stranger), await shown(others)];
  await asked.ask(firstOrder(asked));
  expect([await shown(stranger), await shown(others)]).toEqual(before);
  expect(before[0]).not.toContain('"isAsked":true');
  expect(await mine.ask('GET', `/tables/${id}`)).toMatchObject({
    said: { table: { seats: expect.arrayContaining([expect.objectContaining({ isYou: true, isAsked: true })]) } },
  });
});

test('who is at the table is told to all of them, and that somebody has gone', async () => {
  const { asked, other, crowd, first, second } = await atTable(OPEN);
  await asked.until(() => asked.present?.onlookers === 1 && asked.present.sides.length === 2);
  expect(asked.present?.sides).toEqual([first, second].sort());
  other.leave();
  crowd.leave();
  await asked.until(() => asked.present?.sides.length === 1 && asked.present.onlookers === 0);
});

test('ASVS 1.2.1 what is said reaches everybody, also whoever comes later; it is text, of some length, by those who sit there', async () => {
  const { address, anne, id, asked, crowd } = await atTable(OPEN);
  const say = (caller: Caller, words: string) => caller.ask('POST', `/tables/${id}/said`, { words });
  expect(await say(anne, '<b>Good\u202e luck</b>')).toMatchObject({ status: 200, said: { place: 1 } });
  for (const page of [asked, crowd]) await page.until(() => page.said.length === 1);
  expect(crowd.said).toMatchObject([{ place: 1, by: 'Anne', words: '<b>Good luck</b>' }]);
  const late = SocketPage.at(new Caller(address), id, 'onlooker');
  await late.until(() => late.said.length === 1);
  expect(await anne.ask('GET', `/tables/${id}/said`)).toMatchObject({ said: { said: [{ by: 'Anne' }] } });
  const stranger = await Caller.guest(address, 'Carl');
  expect([await say(stranger, 'Hello'), await say(anne, ' \u200b'), await say(anne, 'x'.repeat(501))]).toMatchObject([
    { status: 403 },
    { status: 400 },
    { status: 400 },
  ]);
  for (let lines = 0; lines < 20; lines++) await say(anne, 'More');
  expect(await say(anne, 'More')).toMatchObject({ status: 429 });
});

test('2.4.1 nobody fills the talk with proposals that he takes back', async () => {
  const { id, anne, asked, other } = await atTable(OPEN);
  const propose = async (page: SocketPage) => (await page.ask({ type: 'propose', wish: 'draw' })).type;
  for (let times = 0; times < 10; times++) {
    expect(await propose(asked)).toBe('done');
    await asked.ask({ type: 'decline' });
  }
  expect(await asked.ask({ type: 'propose', wish: 'draw' })).toMatchObject({
    type: 'refused',
    refusal: { words: expect.stringContaining('too often') },
  });
  expect(await propose(other)).toBe('done');
  expect(await asked.ask({ type: 'agree' })).toEqual({ type: 'done' });
  await expect.poll(async () => Object((await anne.ask('GET', `/tables/${id}/said`)).said).said.length).toBe(22);
});

test('when it is over the same people play again, each in the seat of the other; there is one such table', async () => {
  const { anne, bert, address, id, asked, first, second } = await atTable(OPEN);
  const again = (caller: Caller) => caller.ask('POST', `/tables/${id}/rematch`, { number: numberOf(7) });
  expect(await again(anne)).toMatchObject({ status: 409 });
  await asked.ask({ type: 'commands', commands: [{ side: asked.sight?.viewer.id ?? '', verb: 'resign' }] });
  const made = await again(anne);
  const seats = [
    { side: first, person: null },
    { side: second, person: 'Anne' },
  ];
  expect(made).toMatchObject({
    status: 200,
    said: { table: { stage: 'gathering', seats: expect.arrayContaining(seats.map((seat) => expect.objectContaining(seat))) } },
  });
  expect(tableIn((await again(bert)).said).id).toBe(tableIn(made.said).id);
  expect(await again(await Caller.guest(address, 'Carl'))).toMatchObject({ status: 403 });
});

test('of two who want to play again at once one sets the table up, and the other is shown the same', async () => {
  const database = await houseDatabase();
  let isSlow = false;
  const slow: Database = {
    ...database,
    // Both have looked whether there is one before either is stored.
    transaction: async (work) => {
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 100));
      return database.transaction(work);
    },
  };
  const { address } = await house(undefined, { database: slow });
  const { anne, bert, id, first } = await twoAt(address, OPEN);
  await anne.ask('POST', `/tables/${id}/orders`, { side: first, commands: [{ verb: 'resign' }], ticket: 'the-end-of-the-game' });
  isSlow = true;
  const both = await Promise.all([anne, bert].map((caller) => caller.ask('POST', `/tables/${id}/rematch`, {})));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(both.map(({ said }) => tableIn(said).id)).size).toBe(1);
  expect(await database.rows('SELECT id FROM tables')).toHaveLength(2);
});

test('whoever goes on leave says so at tables with days for each move, has longer there, and comes back before the time', async () => {
  const { anne, id, asked, first, second, bert } = await atTable(OPEN, { clock: { kind: 'days', days: 3 } });
  const mine = asked.sight?.viewer.id === first ? anne : bert;
  const left = (): number => asked.time?.hands.find(({ side }) => side === asked.sight?.viewer.id)?.left ?? 0;
  const before = left();
  const taken = await mine.ask('POST', '/people/me/leave', { days: 10 });
  expect(taken).toMatchObject({ status: 200, said: { until: expect.any(Number), left: 20 } });
  await asked.until(() => left() > before + 9 * 86_400_000);
  const other = mine === anne ? bert : anne;
  const seats = [
    { side: asked.sight?.viewer.id, away: Object(taken.said).until },
    { side: asked.sight?.viewer.id === first ? second : first, away: null },
  ];
  expect(await other.ask('GET', `/tables/${id}`)).toMatchObject({
    said: { table: { seats: expect.arrayContaining(seats.map((seat) => expect.objectContaining(seat))) } },
  });
  expect(await mine.ask('POST', '/people/me/leave', { days: 1 })).toMatchObject({ status: 409 });
  expect(await mine.ask('POST', '/people/me/leave', { days: 0 })).toMatchObject({ said: { until: null } });
  await asked.until(() => left() < before + 86_400_000);
});

test('2.4.1 leave is taken and given back a few times an hour; it lays anew only tables with days at which that person sits', async () => {
  const { address } = await house();
  const [days, open] = [await twoAt(address, OPEN, { clock: { kind: 'days', days: 3 } }), await twoAt(address, OPEN)];
  const pages = [
    SocketPage.at(days.anne, days.id, days.first),
    SocketPage.at(days.bert, days.id, days.second),
    SocketPage.at(open.anne, open.id, open.first),
    SocketPage.at(open.bert, open.id, open.second),
  ];
  for (const page of pages) await page.until(() => page.time !== null);
  const laid = vi.spyOn(Tables.prototype, 'acts');
  try {
    await open.anne.ask('POST', '/people/me/leave', { days: 1 });
    await days.anne.ask('POST', '/people/me/leave', { days: 1 });
    await expect.poll(() => laid.mock.calls.length).toBeGreaterThan(0);
    await days.anne.ask('GET', '/people/me/leave');
    expect(laid.mock.calls).toEqual([[days.id, 0]]);
  } finally {
    laid.mockRestore();
  }
  for (let times = 1; times < 10; times++) await days.anne.ask('POST', '/people/me/leave', { days: 0 });
  expect(await days.anne.ask('POST', '/people/me/leave', { days: 0 })).toMatchObject({ status: 429 });
});

test('a house looks round by itself: a flag falls though nobody has a page open at the table', async () => {
  let now = Date.now();
  const { address } = await house(undefined, { now: () => now });
  const { anne, id } = await twoAt(address, OPEN, { clock: { kind: 'live', minutes: 1, increment: 0 } });
  now += 120_000;
  const stage = async (): Promise<unknown> => Object(Object((await anne.ask('GET', `/tables/${id}`)).said).table).stage;
  await expect.poll(stage, { timeout: 20_000 }).toBe('over');
});

test('whoever comes back with what he has heard is told what was said since, and nothing again', async () => {
  const { anne, address, id, crowd } = await atTable(OPEN);
  for (const words of ['One', 'Two', 'Three']) await anne.ask('POST', `/tables/${id}/said`, { words });
  await crowd.until(() => crowd.said.length === 3);
  const back = SocketPage.at(new Caller(address), id, 'onlooker', { lines: 0, print: '', said: 2 });
  await back.until(() => back.said.length > 0);
  expect(back.said.map(({ words }) => words)).toEqual(['Three']);
});
