import { expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { type Cover, Keeper, type Label, type Leaf, MemoryStore, NO_NOTES, readLeaves, type Seats, Table, UNCOVERED } from '../index.ts';

const game: Label = { id: 'a' };
const seats: Seats = { red: 'person', blue: 'random' };
const begun = (): Table => Table.begin(toy, { seed: 'kept' }, seats);

async function leavesIn(store: MemoryStore<Label>): Promise<readonly Leaf[]> {
  return (await store.load('a'))?.leaves ?? [];
}
const inText = (leaves: readonly Leaf[]): string[] =>
  leaves.map((leaf) => (typeof leaf === 'string' ? leaf : expect.unreachable('sealed')));

/** The staff plays on for a person, and the game is kept after every answer. */
async function playOn(table: Table, keeper: Keeper<Label>, answers: number): Promise<void> {
  for (let given = 0; given < answers && !table.game.finished; given++) {
    table.work();
    table.staff('red', 'decision');
    table.work();
    expect(await keeper.keep(game, UNCOVERED)).toBe(true);
  }
}

test('a game that is kept after every answer is its record, to the end', async () => {
  const [store, table] = [new MemoryStore<Label>(), begun()];
  const keeper = new Keeper(store, table);
  await playOn(table, keeper, Number.POSITIVE_INFINITY);
  const leaves = inText(await leavesIn(store));
  expect(leaves.length).toBeGreaterThan(3);
  const { record, seats: sat } = readLeaves(leaves);
  expect([JSON.stringify(record), sat]).toEqual([table.record(), seats]);
  expect(record.ending).toEqual(table.game.ending);
});

test('what is kept once is never written again, and where nothing was done nothing is written', async () => {
  const [store, table] = [new MemoryStore<Label>(), begun()];
  const keeper = new Keeper(store, table);
  await playOn(table, keeper, 2);
  const before = await store.load('a');
  expect(await keeper.keep(game, UNCOVERED)).toBe(true);
  expect(await store.load('a')).toEqual(before);
  await playOn(table, keeper, 1);
  expect((await leavesIn(store)).slice(0, before?.leaves.length)).toEqual(before?.leaves);
});

test('courses and standing orders are kept with the game, and lie apart from what was done', async () => {
  const [store, table] = [new MemoryStore<Label>(), begun()];
  const keeper = new Keeper(store, table);
  await playOn(table, keeper, 1);
  const before = (await leavesIn(store)).length;
  table.courses.lay('red', 'a', 'harbour');
  table.standingOrders.keep('red', { question: 'q', label: 'Wait', kind: 'Wait', answer: { verb: 'wait', target: null } });
  expect(await keeper.keep(game, UNCOVERED)).toBe(true);
  const leaves = inText(await leavesIn(store));
  const { record, notes } = readLeaves(leaves);
  expect([leaves.length, JSON.stringify(record)]).toEqual([before + 1, table.record()]);
  expect(Table.open(toy, record, seats, notes).notes).toEqual(table.notes);
});

test('where even the number of leaves would tell, nobody can count what was noted', async () => {
  const [store, table] = [new MemoryStore<Label>(), begun()];
  const keeper = new Keeper(store, table);
  const inOne = { ...UNCOVERED, inOne: true };
  await keeper.keep(game, inOne);
  table.courses.lay('red', 'a', 'harbour');
  await keeper.keep(game, inOne);
  const leaves = inText(await leavesIn(store));
  expect([leaves.length, readLeaves(leaves).notes.courses]).toEqual([2, [['red a', 'harbour']]]);
});

test('two tables at one game: whoever comes too late is told, and what the other has kept stays', async () => {
  const [store, here] = [new MemoryStore<Label>(), begun()];
  const keeper = new Keeper(store, here);
  await playOn(here, keeper, 1);
  const { leaves, mark } = (await store.load('a')) ?? expect.unreachable();
  const { record } = readLeaves(inText(leaves));
  const there = Table.open(toy, record, seats);
  const other = new Keeper(store, there, { mark, leaves: leaves.length, entries: record.journal.length, cover: UNCOVERED });
  await playOn(there, other, 1);
  const kept = await store.load('a');
  here.work();
  here.staff('red', 'decision');
  here.work();
  expect([await keeper.keep(game, UNCOVERED), await store.load('a')]).toEqual([false, kept]);
});

test('what was deleted meanwhile is put there anew, all of it', async () => {
  const [store, table] = [new MemoryStore<Label>(), begun()];
  const keeper = new Keeper(store, table);
  await playOn(table, keeper, 1);
  await store.remove('a');
  await playOn(table, keeper, 1);
  expect(JSON.stringify(readLeaves(inText(await leavesIn(store))).record)).toBe(table.record());
});

/** Says what it was told of each leaf. */
const telling = (inOne: boolean): Cover => ({
  inOne,
  close: async (_, { game: id, number, isTelling }) => `${id} ${number} ${isTelling}`,
});

test('a cover is told which leaf it is, and whether others than the persons did something', async () => {
  const [store, table, cover] = [new MemoryStore<Label>(), begun(), telling(false)];
  const keeper = new Keeper(store, table);
  await keeper.keep(game, cover);
  table.order('red', [{ side: 'red', verb: 'bid', target: 1 }]);
  table.work();
  await keeper.keep(game, cover);
  table.order('red', [{ side: 'red', verb: 'move', target: ['a', 1] }]);
  await keeper.keep(game, cover);
  expect(await leavesIn(store)).toEqual(['a 0 false', 'a 1 false', 'a 2 true', 'a 3 false']);
});

test('under one cover there is always one piece; under another all is put there anew', async () => {
  const [store, table, cover] = [new MemoryStore<Label>(), begun(), telling(true)];
  const keeper = new Keeper(store, table);
  await keeper.keep(game, cover);
  table.order('red', [{ side: 'red', verb: 'bid', target: 1 }]);
  table.work();
  await keeper.keep(game, cover);
  expect(await leavesIn(store)).toEqual(['a 0 false', 'a 1 true']);
  await keeper.keep(game, UNCOVERED);
  expect(JSON.stringify(readLeaves(inText(await leavesIn(store))).record)).toBe(table.record());
});

test('a single leaf is a whole record, of which nobody knows who played', () => {
  const text = begun().record();
  expect(readLeaves([text])).toEqual({ record: JSON.parse(text), seats: null, notes: NO_NOTES });
});

test('seats that are none are nobody’s', async () => {
  const store = new MemoryStore<Label>();
  await new Keeper(store, begun()).keep(game, UNCOVERED);
  const [head = '', ...pieces] = inText(await leavesIn(store));
  const seatsIn = (sat: unknown) => readLeaves([JSON.stringify({ ...JSON.parse(head), seats: sat }), ...pieces]).seats;
  expect([seats, undefined, null, 'red', { red: 7 }].map(seatsIn)).toEqual([seats, null, null, null, null]);
});
