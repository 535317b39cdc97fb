/** Standing orders at a table of the server: given, told to their side alone, obeyed, kept by a server that starts again, and ended. */
import { expect, onTestFinished, test } from 'vitest';
import { type Command, done, type Kind, numbered, type Ruleset, stepsOf } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import { shot, type Toy, toy } from '../../kernel/test/toy.ts';
import { Table } from '../../table/index.ts';
import { seenAt } from '../api/playing-routes.ts';
import type { Database } from '../db/database.ts';
import { Rooms } from '../tables/rooms.ts';
import { houseDatabase, newTable, Page, person } from './house.ts';

interface Seating {
  readonly rules?: Ruleset<Kind>;
  readonly seed: string;
  readonly seats: Readonly<Record<string, string>>;
  /** Unless told the process lets them move itself. */
  readonly botsToMove?: () => void;
}

/** As a process lays it, with rules of the tests' own. */
async function processOn(database: Database, { rules = hunt, seed, seats, ...more }: Seating): Promise<Rooms> {
  const lay = (): Table => {
    const table = Table.begin(rules, { seed }, seats);
    table.isApart = true;
    table.remember();
    return table;
  };
  const rooms = await Rooms.open({ ...more, database, lay, rest: () => new Promise((resolve) => void setImmediate(resolve)) });
  onTestFinished(() => rooms.close());
  return rooms;
}

async function tableFor(seating: Seating) {
  const database = await houseDatabase();
  const anne = await person(database, 'Anne');
  const rooms = await processOn(database, seating);
  const sitter = (name: string) => (name === 'person' ? { person: anne } : { bot: name });
  const seats = Object.fromEntries(Object.entries(seating.seats).map(([side, name]) => [side, sitter(name)]));
  const id = await newTable(rooms, { game: 'nine-navies', seats, host: anne });
  return { database, rooms, id };
}

const hunter = (verb: string, ...target: readonly string[]): Command => ({
  side: 'hunter',
  verb,
  ...(target.length > 0 ? { target } : {}),
});
const asLastTurn = { question: 'patrol-moves', label: 'As last turn', kind: 'As last turn', answer: null };

const asked = (page: Page): string | undefined => page.sight?.question?.name;
const isAsked = (page: Page): Promise<void> => expect.poll(() => asked(page) ?? page.sight?.ending, { timeout: 20_000 }).toBeTruthy();

const movesAt = async (rooms: Rooms, id: string): Promise<number> =>
  (await rooms.at(id).look(({ game }) => game.commands.filter(({ verb }) => verb === 'move').length)) ?? 0;

/** Whatever else is asked is ended, until the patrols have moved by themselves or are asked for. */
async function untilPatrols(rooms: Rooms, id: string, page: Page, before: number): Promise<void> {
  for (let questions = 0; questions < 20; questions++) {
    await isAsked(page);
    if (asked(page) === 'patrol-moves' || (await movesAt(rooms, id)) > before) return;
    await page.order([hunter('done')]);
  }
}

test('an order that stands is obeyed by a server that has started again, until it is ended', async () => {
  const seating: Seating = { seed: 'standing', seats: { hunter: 'person', raider: 'random' } };
  const { database, rooms, id } = await tableFor(seating);
  const page = await Page.at(rooms, id, 'hunter');
  const crowd = await Page.at(rooms, id, null);
  await isAsked(page);
  await page.order([hunter('move', 'p1', 'north'), hunter('move', 'p2', 'west')]);
  await page.order([hunter('done')]);
  await page.ask({ type: 'stand', side: 'hunter', order: asLastTurn });
  expect([page.sight?.standing, crowd.sight?.standing]).toEqual([[asLastTurn], []]);
  await rooms.close();

  const later = await processOn(database, seating);
  const back = await Page.at(later, id, 'hunter');
  expect(back.sight?.standing).toEqual([asLastTurn]);
  await untilPatrols(later, id, back, 2);
  expect([asked(back) === 'patrol-moves', await movesAt(later, id)]).toEqual([false, 4]);
  expect(await back.ask({ type: 'stand-down', question: 'patrol-moves' })).toEqual({ type: 'done' });
  expect(back.sight?.standing).toEqual([]);
  await untilPatrols(later, id, back, 4);
  expect([asked(back), await movesAt(later, id)]).toEqual(['patrol-moves', 4]);
});

test('one answer does for all that are left of a row, also for a server that starts again', async () => {
  const seating: Seating = { seed: 'r50', seats: { hunter: 'random', raider: 'person' } };
  const { database, rooms, id } = await tableFor(seating);
  const page = await Page.at(rooms, id, 'raider');
  const raider = (verb: string, target?: string): Command => ({ side: 'raider', verb, ...(target === undefined ? {} : { target }) });
  for (const command of [raider('done'), raider('name', 'emden'), raider('name', 'ayesha'), raider('done')]) {
    await isAsked(page);
    expect(await page.order([command])).toEqual({ type: 'done' });
  }
  await isAsked(page);
  expect([asked(page), page.sight?.question?.isInRow]).toEqual(['prize', true]);
  await page.order([raider('sink')]);
  const order = { question: 'prize', label: 'sink', kind: 'sink', answer: { verb: 'sink', target: null } };
  await page.ask({ type: 'stand-in-row', side: 'raider', order });
  await expect.poll(() => asked(page), { timeout: 20_000 }).toBe('raider-orders');
  const sunk = (at: Rooms) => at.at(id).look(({ game }) => game.commands.filter(({ verb }) => verb === 'sink').length);
  expect(await sunk(rooms)).toBe(2);
  const later = await processOn(database, seating);
  expect([asked(await Page.at(later, id, 'raider')), await sunk(later)]).toEqual(['raider-orders', 2]);
});

const { decision, sequence, auto } = stepsOf<Toy>();
const asking = (name: string) =>
  decision<{ go: true; stay: true }>(name, 'TY-1', { who: () => 'red', asks: () => name, verbs: { go: done('go'), stay: done('stay') } });
// What dice have fallen for is not taken back, and so what comes behind it may be spared.
const dice = auto('dice', 'TY-2', (g) => void g.roll(shot, { fog: false, guns: 3 }));
const threeQuestions: Ruleset<Kind> = {
  ...toy,
  flow: numbered(sequence('toy', 'TY-0', [asking('first'), dice, asking('second'), dice, asking('third')])),
};

test('what the house answers is shown to nobody, not even for the moment that it takes, and is taken up by any process', async () => {
  const seats = { red: 'person', blue: 'random' };
  const { rooms, id } = await tableFor({ rules: threeQuestions, seed: 'x', seats, botsToMove: () => undefined });
  const page = await Page.at(rooms, id, 'red');
  const order = { question: 'second', label: 'go', kind: 'go', answer: { verb: 'go', target: null } };
  await page.ask({ type: 'stand', side: 'red', order });
  await page.order([{ side: 'red', verb: 'go' }]);
  expect(await rooms.tables.moving()).toEqual([id]);
  expect(await rooms.at(id).look((table) => seenAt(table, 'red', 0).question)).toBeNull();
  await rooms.letBotsMove(id);
  expect(page.shown).toEqual(['first', 'first', null, 'third']);
  expect(await rooms.at(id).look((table) => seenAt(table, 'red', 0).question?.name)).toBe('third');
});
