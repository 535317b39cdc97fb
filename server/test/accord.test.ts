/** Clocks, draws, going back by agreement and standing orders, at tables of two in one house. */
import { expect, test } from 'vitest';
import { parseRecord } from '../../kernel/index.ts';
import { verifyRecord } from '../../lab/verify.ts';
import type { Clock } from '../../table/index.ts';
import { laidOut } from '../tables/laid.ts';
import { Leaves } from '../tables/leaves.ts';
import { Rooms } from '../tables/rooms.ts';
import type { Found } from '../tables/tables.ts';
import { houseDatabase, numberOf, Page, person, rulesetOf } from './house.ts';

const GAME = 'nine-navies';
const [MINUTE, DAY] = [60_000, 86_400_000];

async function twoAt(clock: Clock, game = GAME) {
  const database = await houseDatabase();
  const [anne, bert] = [await person(database, 'Anne'), await person(database, 'Bert')];
  let now = 1_000_000;
  const pass = (time: number): void => {
    now += time;
  };
  const open = () => Rooms.open({ database, now: () => now });
  const rooms = await open();
  const ruleset = rulesetOf(game);
  const [first = '', second = ''] = ruleset.sides;
  const id = await rooms.tables.create({
    game,
    rules: ruleset.version,
    setup: { scenario: ruleset.scenarios[0]?.id ?? '', options: {} },
    isListed: false,
    host: anne,
    clock,
    seats: { [first]: { person: anne, number: numberOf(1) }, [second]: { person: bert, number: numberOf(2) } },
  });
  await rooms.begin(id);
  const pages = [await Page.at(rooms, id, first), await Page.at(rooms, id, second)];
  const asked = pages.find(({ sight }) => sight?.question);
  const other = pages.find((page) => page !== asked);
  if (!asked || !other) throw new Error('nobody is asked');
  return { rooms, open, database, id, anne, asked, other, pass };
}

test('live: the flag of whoever thinks too long falls, his order comes too late, and another process finds the same', async () => {
  const { rooms, open, id, asked, other, pass } = await twoAt({ kind: 'live', minutes: 5, increment: 0 });
  pass(4 * MINUTE);
  expect(await asked.order([asked.first()])).toEqual({ type: 'done' });
  pass(2 * MINUTE);
  const late = asked.sight?.question ? asked : other;
  const isOut = late === asked;
  expect((await late.order([late.first()])).type).toBe(isOut ? 'refused' : 'done');
  pass(5 * MINUTE);
  await rooms.lookAfterClocks();
  expect(other.sight?.ending).toMatchObject({ result: 'time' });
  const elsewhere = await Page.at(await open(), id, null);
  expect(elsewhere.sight?.ending).toEqual(other.sight?.ending);
});

test('live: a flag falls where nobody looks, by the rounds of any process', async () => {
  const { rooms, id, pass } = await twoAt({ kind: 'live', minutes: 5, increment: 0 });
  pass(5 * MINUTE - 1);
  await rooms.lookAfterClocks();
  expect(await rooms.tables.find(id)).toMatchObject({ stage: 'playing' });
  pass(1);
  await rooms.lookAfterClocks();
  expect(await rooms.tables.find(id)).toMatchObject({ stage: 'over', ending: { result: 'time' } });
});

test('live: those who look at the table need not wait for a round', async () => {
  const { database, id } = await twoAt({ kind: 'live', minutes: 5, increment: 0 });
  const since = Date.now();
  const rooms = await Rooms.open({ database, now: () => 1_000_000 + 5 * MINUTE - 50 + (Date.now() - since) });
  const page = await Page.at(rooms, id, null);
  await expect.poll(() => page.sight?.ending, { timeout: 20_000 }).toMatchObject({ result: 'time' });
  await rooms.close();
});

test('live: a game whose rules are here no longer is laid once when its time is over, and not at every round', async () => {
  const { database, id } = await twoAt({ kind: 'live', minutes: 5, increment: 0 });
  await database.rows('UPDATE tables SET rules = rules - 1 WHERE id = $1', [id]);
  const laid: string[] = [];
  const lay = (found: Found) => {
    laid.push(found.id);
    return laidOut(found);
  };
  const rooms = await Rooms.open({ database, now: () => 1_000_000 + 6 * MINUTE, lay });
  for (let rounds = 0; rounds < 3; rounds++) await rooms.lookAfterClocks();
  expect(laid).toEqual([id]);
  expect(await rooms.tables.find(id)).toMatchObject({ stage: 'playing', mark: 0 });
  await rooms.close();
});

test('days: nothing happens by itself, but the other may claim the game when they are over; leave stops them', async () => {
  const { rooms, anne, asked, other, pass } = await twoAt({ kind: 'days', days: 3 });
  const against = asked.sight?.viewer.id ?? '';
  const claim = () => other.ask({ type: 'claim', against });
  pass(2 * DAY);
  expect(await claim()).toMatchObject({ type: 'refused', refusal: { words: 'their time is not up' } });
  expect(await asked.ask({ type: 'claim', against })).toMatchObject({ type: 'refused' });
  const isAnnes = against === rulesetOf(GAME).sides[0];
  if (isAnnes) await rooms.leaves.take(anne, 10);
  pass(1.5 * DAY);
  if (isAnnes) expect(await claim()).toMatchObject({ type: 'refused' });
  pass(10 * DAY);
  await rooms.lookAfterClocks();
  expect(other.sight?.ending).toBeNull();
  expect(await claim()).toEqual({ type: 'done' });
  expect(other.sight?.ending).toMatchObject({ result: 'time', winner: other.sight?.viewer.id });
});

test('there are thirty days of leave in a year: what was not used is not lost, and more are not given', async () => {
  const database = await houseDatabase();
  const anne = await person(database, 'Anne');
  let now = 0;
  const leaves = new Leaves(database, () => now);
  await leaves.take(anne, 20);
  now += 5 * DAY;
  await leaves.end(anne);
  await expect(leaves.take(anne, 26)).rejects.toMatchObject({ code: 'no-leave' });
  await leaves.take(anne, 25);
  now += 25 * DAY;
  expect(await leaves.left(anne)).toBe(0);
  now += 365 * DAY;
  expect(await leaves.left(anne)).toBe(30);
});

test('a draw is offered, declined, offered again and agreed on', async () => {
  const { database, id, asked, other } = await twoAt({ kind: 'none' });
  expect(await other.ask({ type: 'propose', wish: 'draw' })).toEqual({ type: 'done' });
  expect(asked.sight?.proposal).toMatchObject({ wish: 'draw', by: other.sight?.viewer, waitsFor: [asked.sight?.viewer] });
  expect(await other.ask({ type: 'agree' })).toMatchObject({ type: 'refused' });
  expect(await asked.ask({ type: 'propose', wish: 'draw' })).toMatchObject({ type: 'refused' });
  expect(await asked.ask({ type: 'decline' })).toEqual({ type: 'done' });
  expect(other.sight?.proposal).toBeNull();
  await asked.ask({ type: 'propose', wish: 'draw' });
  expect(await other.ask({ type: 'agree' })).toEqual({ type: 'done' });
  expect(asked.sight?.ending).toMatchObject({ result: 'draw', winner: null });
  await expect.poll(async () => (await database.rows('SELECT words FROM said WHERE table_id = $1', [id])).length).toBe(4);
});

test('all agree to go back over what no undo reaches; a table laid anew stands there too, and the record verifies and shows it', async () => {
  const { rooms, open, id, asked, other } = await twoAt({ kind: 'none' });
  const side = asked.sight?.viewer.id ?? '';
  for (let orders = 0; orders < 6 && asked.sight?.question; orders++) await asked.ask({ type: 'staff', scope: 'phase' });
  const given = () => rooms.at(id).look(({ game }) => [...game.commands]);
  const before = (await given()) ?? [];
  expect(asked.sight?.wishes).toContain('take-back');
  expect(await asked.ask({ type: 'propose', wish: 'take-back' })).toEqual({ type: 'done' });
  expect(await given()).toEqual(before);
  expect(await other.ask({ type: 'agree' })).toEqual({ type: 'done' });
  // The last order of whoever asked, and whatever came of it: what was before it stands.
  expect(await given()).toEqual(before.slice(0, before.map((command) => command.side).lastIndexOf(side)));
  const anew = await Page.at(await open(), id, asked.sight?.viewer.id ?? '');
  expect([anew.words, anew.sight?.view]).toEqual([asked.words, asked.sight?.view]);
  const mover = asked.sight?.question ? asked : other;
  await mover.order([{ side: mover.sight?.viewer.id ?? '', verb: 'resign' }]);
  const record = await rooms.at(id).look((table) => table.record());
  expect(verifyRecord(rulesetOf(GAME), parseRecord(record ?? ''))).toMatchObject({ agreed: 1 });
});

test('alone against a bot nobody is there to agree', async () => {
  const database = await houseDatabase();
  const rooms = await Rooms.open({ database });
  const anne = await person(database, 'Anne');
  const [first = '', second = ''] = rulesetOf(GAME).sides;
  const id = await rooms.tables.create({
    game: GAME,
    rules: rulesetOf(GAME).version,
    setup: { scenario: rulesetOf(GAME).scenarios[0]?.id ?? '', options: {} },
    isListed: false,
    host: anne,
    seats: { [first]: { person: anne, number: numberOf(1) }, [second]: { bot: 'random' } },
  });
  await rooms.begin(id);
  const page = await Page.at(rooms, id, first);
  expect(page.sight?.wishes).toEqual([]);
  expect(await page.ask({ type: 'propose', wish: 'draw' })).toMatchObject({ type: 'refused' });
  await rooms.close();
});

test.each([
  ['cruiser-warfare', true],
  [GAME, false],
])('%s: where orders are hidden bots answer in one at a beat, whatever time they take', async (game, isHidden) => {
  const database = await houseDatabase();
  let time = 0;
  const rests: number[] = [];
  const rest = async (milliseconds: number): Promise<void> => {
    time += milliseconds;
    if (milliseconds > 0) rests.push(time);
  };
  // A clock that goes on whenever it is looked at: whoever does more takes longer.
  const rooms = await Rooms.open({ database, now: () => time++, rest });
  const anne = await person(database, 'Anne');
  const ruleset = rulesetOf(game);
  const seats = Object.fromEntries(
    ruleset.sides.map((side, place) => [side, place === 0 ? { person: anne, number: numberOf(1) } : { bot: 'random' }]),
  );
  const setup = { scenario: ruleset.scenarios[0]?.id ?? '', options: {} };
  const id = await rooms.tables.create({ game, rules: ruleset.version, setup, isListed: false, host: anne, seats });
  await rooms.begin(id);
  const page = await Page.at(rooms, id, ruleset.sides[0] ?? '');
  for (let orders = 0; orders < 4; orders++) {
    await expect.poll(() => page.sight?.question, { timeout: 20_000, interval: 5 }).toBeTruthy();
    await page.ask({ type: 'staff', scope: 'phase' });
  }
  // Who rests does so after the last answer was sent.
  await expect.poll(() => rests.length > 0, { timeout: 20_000, interval: 5 }).toBe(isHidden);
  await rooms.close();
});
