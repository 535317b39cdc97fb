/** What is kept of a table in the database is a cache: it is used where it is right, and nothing is lost where it is not. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { bestBot, chanceFrom, SeatedBot } from '../../bots/index.ts';
import type { Table } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { text, whole } from '../db/row.ts';
import { laidOut, playAgain } from '../tables/laid.ts';
import { Rooms } from '../tables/rooms.ts';
import type { Found } from '../tables/tables.ts';
import { houseDatabase, newTable, person, rulesetOf } from './house.ts';
import { expectTwins } from './keeping.ts';
import { startPostgres } from './postgres.ts';

const GAME = 'nine-navies';
const DAY = 86_400_000;

interface Process {
  readonly rooms: Rooms;
  readonly troubles: unknown[];
  /** How many acts were read to lay tables. */
  read(): number;
}

async function processOn(database: Database, mark = 'this program', now: () => number = Date.now): Promise<Process> {
  const troubles: unknown[] = [];
  let acts = 0;
  const counted: Database = Object.assign(Object.create(database), {
    rows: async (statement: string, values: Parameters<Database['rows']>[1]) => {
      const rows = await database.rows(statement, values);
      if (statement.includes('FROM acts') && statement.includes('ORDER BY place')) acts += rows.length;
      return rows;
    },
  });
  const wanted = { database: counted, now, botsToMove: () => undefined, mark: async () => mark };
  const rooms = await Rooms.open({ ...wanted, onTrouble: (error) => troubles.push(error) });
  onTestFinished(() => rooms.close());
  return { rooms, troubles, read: () => acts };
}

/** A table at which both sides play so many orders, one by one. */
async function playedAt(database: Database, rooms: Rooms): Promise<string> {
  const [anne, bert] = [await person(database, 'Anne'), await person(database, 'Bert')];
  const [first = '', second = ''] = rulesetOf(GAME).sides;
  return newTable(rooms, { game: GAME, seats: { [first]: { person: anne }, [second]: { person: bert } }, host: anne });
}

async function play(rooms: Rooms, id: string, orders: number): Promise<void> {
  for (let given = 0; given < orders; given++) {
    const act = await rooms.at(id).look(({ game }: Table) => {
      const side = game.questions[0]?.side ?? '';
      const commands: Parameters<typeof game.apply>[0][] = [];
      new SeatedBot(game, side, bestBot(game.ruleset)).answer(chanceFrom(`${game.commands.length}`), (command) => {
        commands.push(command);
        return false;
      });
      return { does: 'order', side, commands } as const;
    });
    expect(act && (await rooms.at(id).act(act, null))).toEqual({ type: 'done' });
  }
}

const rowOf = async (database: Database, id: string) => (await database.rows('SELECT * FROM snapshots WHERE table_id = $1', [id]))[0];

const found = async (rooms: Rooms, id: string): Promise<Found> => {
  const table = await rooms.tables.find(id);
  if (!table) throw new Error('no such table');
  return table;
};

/** As it is laid from the first act, whatever is kept. */
async function fromTheFirst(rooms: Rooms, id: string): Promise<Table> {
  const table = laidOut(await found(rooms, id));
  playAgain(table, await rooms.tables.acts(id, 0));
  return table;
}

/** Opened, it is what the acts say, and goes on. */
async function expectWhole(process: Process, id: string): Promise<void> {
  const laid = await fromTheFirst(process.rooms, id);
  await process.rooms.at(id).look((table) => expectTwins(laid, table, 'opened'));
  await play(process.rooms, id, 3);
}

const postgres = await startPostgres();
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop();
});

interface Store {
  readonly database: Database;
  /** The same database, as another process has it. */
  again(): Promise<Database>;
}

async function inMemory(): Promise<Store> {
  const database = await houseDatabase();
  return { database, again: async () => database };
}

const onPostgres = (corner: () => Promise<string>) => async (): Promise<Store> => {
  const url = await corner();
  const again = async (): Promise<Database> => {
    const database = await openDatabase({ url, folder: '' });
    onTestFinished(() => database.close());
    return database;
  };
  return { database: await again(), again };
};

const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ['SQLite', inMemory],
  ...(typeof postgres === 'string' ? [] : [['PostgreSQL', onPostgres(() => postgres.corner())] as const]),
];

describe.each(stores)('%s', (_kind, open) => {
  /** A table that has been put away after forty acts, and a few more of a process that cannot use what was kept. */
  async function kept(since = 3) {
    const { database } = await open();
    const one = await processOn(database);
    const id = await playedAt(database, one.rooms);
    await play(one.rooms, id, 40);
    await one.rooms.at(id).putAway();
    const other = await processOn(database, 'another program');
    await play(other.rooms, id, since);
    expect([one.troubles, other.troubles]).toEqual([[], []]);
    return { database, id };
  }

  test('a table that was put away is taken up where it was, and only what others did since is played again', async () => {
    const { database, id } = await kept();
    expect(await rowOf(database, id)).toMatchObject({ mark: 'this program' });
    const process = await processOn(database);
    await process.rooms.at(id).look(() => undefined);
    expect(process.read()).toBe(4);
    await expectWhole(process, id);
    expect(process.troubles).toEqual([]);
  });

  test.each([
    ['another program wrote it', "mark = 'an older one'", 0],
    ['it is of other rules', 'rules = rules + 1', 0],
    ['it is damaged', "kept = substr(kept, 1, 400) || 'AAAA' || substr(kept, 405)", 1],
    ['it was cut', 'kept = substr(kept, 1, 400)', 1],
    ['it is of an act that is not there', 'place = 4000', 1],
    ['the game stood otherwise after that act', 'place = 12', 1],
  ])('where %s, the table is laid from the first act', async (_why, change, troubles) => {
    const { database, id } = await kept();
    await database.rows(`UPDATE snapshots SET ${change} WHERE table_id = $1`, [id]);
    const process = await processOn(database);
    await process.rooms.at(id).look(() => undefined);
    expect(process.read()).toBeGreaterThanOrEqual(43);
    await expectWhole(process, id);
    expect(process.troubles).toHaveLength(troubles);
    expect(await database.rows('SELECT place FROM snapshots WHERE table_id = $1', [id])).toHaveLength(troubles === 0 ? 1 : 0);
  });

  /** Another text in the place of what was kept, packed as it is. */
  async function forged(database: Database, id: string, change: (text: string) => string, isPrinted: boolean): Promise<void> {
    const row = (await rowOf(database, id)) ?? {};
    const was = String(brotliDecompressSync(Buffer.from(text(row, 'kept'), 'base64')));
    expect(change(was)).not.toBe(was);
    const bytes = brotliCompressSync(change(was));
    const print = isPrinted ? createHash('sha256').update(bytes).digest('hex') : text(row, 'print');
    await database.rows('UPDATE snapshots SET kept = $2, print = $3 WHERE table_id = $1', [id, bytes.toString('base64'), print]);
  }

  test.each([
    [
      'of which only the print tells that it is another text',
      (text: string) => text.replace('"secretsPassed":', '"secretsPassed":9'),
      false,
    ],
    ['of which only the hash tells that it is another position', (text: string) => text.replaceAll(/"luck":-?\d+/g, '"luck":1'), true],
  ] as const)('one %s is not used', async (_what, change, isPrinted) => {
    const { database, id } = await kept(0);
    await forged(database, id, change, isPrinted);
    const process = await processOn(database);
    await expectWhole(process, id);
    expect(process.troubles).toHaveLength(1);
  });

  test('while people play it is kept every two hundred acts, and a process that was killed leaves no more to be played again', async () => {
    const { database, again } = await open();
    const one = await processOn(database);
    const id = await playedAt(database, one.rooms);
    await play(one.rooms, id, 205);
    await one.rooms.at(id).rest();
    const row = (await rowOf(database, id)) ?? {};
    expect(whole(row, 'place')).toBe(200);
    // A process that did not write it goes on from it, and the first hears of that.
    const other = await processOn(await again());
    await play(other.rooms, id, 2);
    expect(other.read()).toBe(6);
    await one.rooms.at(id).recall();
    await play(one.rooms, id, 2);
    await expectWhole(await processOn(await again()), id);
    expect([...one.troubles, ...other.troubles]).toEqual([]);
  });

  test('it goes with its table', async () => {
    const { database, id } = await kept();
    expect(await rowOf(database, id)).toBeDefined();
    for (const table of ['calls', 'acts', 'seats']) await database.rows(`DELETE FROM ${table} WHERE table_id = $1`, [id]);
    await database.rows('DELETE FROM tables WHERE id = $1', [id]);
    expect(await rowOf(database, id)).toBeUndefined();
  });
});

test('a database that does not take it says so, and nobody who plays notices', async () => {
  const database = await houseDatabase();
  const process = await processOn(database);
  const id = await playedAt(database, process.rooms);
  await play(process.rooms, id, 30);
  await database.rows('DROP TABLE snapshots');
  await process.rooms.at(id).putAway();
  expect(process.troubles).toHaveLength(1);
  await expectWhole(await processOn(database), id);
});

test('clocks stand as if every act had been played again, whatever leave was taken since', async () => {
  const database = await houseDatabase();
  let time = 1_000_000 * DAY;
  const now = (): number => time;
  const one = await processOn(database, 'this program', now);
  const id = await playedAt(database, one.rooms);
  await database.rows(`UPDATE tables SET clock = '{"kind":"days","days":3}' WHERE id = $1`, [id]);
  const shown = async (process: Process): Promise<unknown> => {
    const sides = rulesetOf(GAME).sides;
    let hands: unknown = null;
    const stop = await process.rooms.at(id).watch({
      changed: (_table, keeper) => {
        hands = sides.map((side) => [
          keeper.shownTo(side, false, false),
          keeper.dueOf(side),
          keeper.awaitedSince(side),
          keeper.idleSince(side),
        ]);
      },
      failed: () => undefined,
    });
    stop();
    return hands;
  };
  const fresh = await processOn(database, 'this program', now);
  for (let hours = 0; hours < 30; hours++) {
    time += DAY / 24;
    await play(fresh.rooms, id, 1);
  }
  await fresh.rooms.at(id).putAway();
  const [seat] = await database.rows('SELECT person FROM seats WHERE table_id = $1 AND person IS NOT NULL ORDER BY side', [id]);
  await database.rows('INSERT INTO leaves (person, begins, ends) VALUES ($1, $2, $3)', [
    text(seat ?? {}, 'person'),
    time - DAY,
    time - DAY / 2,
  ]);
  const again = await processOn(database, 'this program', now);
  const taken = await shown(again);
  expect(again.read()).toBe(1);
  expect(taken).toEqual(await shown(await processOn(database, 'another program', now)));
});
