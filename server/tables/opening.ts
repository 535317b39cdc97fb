/** A table is opened: taken up where it was last kept, if it was, or laid from the first act; either way it stands as the store has it. */
import { awaitedIn, type Table } from '../../table/index.ts';
import { Unreachable } from '../db/database.ts';
import { ServerTrouble } from '../trouble.ts';
import { playAgainInMoments } from './laid.ts';
import type { Snapshot, Snapshots } from './snapshots.ts';
import type { Found, StoredAct, Tables } from './tables.ts';
import { type Leave, type Moving, Timekeeper } from './timekeeper.ts';

/** What is needed for it. */
export interface Opening {
  readonly tables: Tables;
  readonly snapshots: Snapshots;
  rest(milliseconds: number): Promise<void>;
  /** What takes thinking is done for one table after the other: after a restart all of them are asked for at once. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** As it stands before the first act. */
  lay(found: Found): Table;
  /** When those who sit there are on leave. */
  leavesOf(persons: readonly string[]): Promise<LeavesOf>;
  /** What went wrong, and does not matter to anybody who plays. */
  trouble(error: unknown): void;
}

export interface Opened {
  readonly table: Table;
  readonly time: Timekeeper;
  /** How many acts stand. */
  readonly mark: number;
  /** After how many of them it is kept. */
  readonly kept: number;
}

type Begun = Pick<Opened, 'table' | 'time'>;

export async function opened(found: Found, around: Opening): Promise<Opened> {
  return (await takenUp(found, around)) ?? laidFromFirst(found, around);
}

async function laidFromFirst(found: Found, around: Opening): Promise<Opened> {
  const [leaves, acts] = [await leavesAt(found, around), await around.tables.acts(found.id, 0)];
  return around.inTurn(async () => {
    const begun = laid(found, leaves, around);
    begun.time.note(movingAt(begun.table), found.begun ?? found.made);
    await playOn(begun, acts, around);
    return { ...begun, mark: acts.length, kept: 0 };
  });
}

/** Null where nothing is kept that can be used. Whatever is wrong with it, it is thrown away, and the acts are the truth. */
async function takenUp(found: Found, around: Opening): Promise<Opened | null> {
  const snapshot = await orNothing(found, around, () => around.snapshots.of(found));
  return snapshot && orNothing(found, around, () => goneOn(found, snapshot, around));
}

async function orNothing<T>({ id }: Found, { snapshots, trouble }: Opening, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    trouble(error);
    if (!(error instanceof Unreachable)) await snapshots.drop(id).catch(trouble);
    return null;
  }
}

async function goneOn(found: Found, { place, open }: Snapshot, around: Opening): Promise<Opened> {
  const [leaves, [last, ...acts]] = [await leavesAt(found, around), await around.tables.acts(found.id, place - 1)];
  if (last?.place !== place) throw new ServerTrouble('a table was kept behind the last of its acts, and is laid from the first');
  return around.inTurn(async () => {
    const { table, time } = laid(found, leaves, around);
    const kept = await open();
    table.takeUp(kept.table);
    if (table.game.hash() !== last.hash) throw new ServerTrouble('a table was kept otherwise than it stood, and is laid from the first');
    time.takeUp(kept.time);
    await playOn({ table, time }, acts, around);
    return { table, time, mark: place + acts.length, kept: place };
  });
}

const playOn = ({ table, time }: Begun, acts: readonly StoredAct[], around: Opening): Promise<void> =>
  playAgainInMoments(
    table,
    acts,
    (at) => time.note(movingAt(table), at),
    () => around.rest(0),
  );

type LeavesOf = ReadonlyMap<string, readonly Leave[]>;

const leavesAt = (found: Found, around: Opening): Promise<LeavesOf> => around.leavesOf(sittingAt(found));

function laid(found: Found, leaves: LeavesOf, around: Opening): Begun {
  const table = around.lay(found);
  const { clock, seats, begun, made } = found;
  const personOf = new Map(seats.map(({ side, person }) => [side, person ?? '']));
  return { table, time: new Timekeeper(clock, table.persons, begun ?? made, (side) => leaves.get(personOf.get(side) ?? '') ?? []) };
}

/** Whose leave counts there: those who sit there, where moves have days. */
export const sittingAt = ({ clock, seats }: Found): readonly string[] =>
  clock.kind === 'days' ? [...new Set(seats.flatMap(({ person }) => person ?? []))] : [];

/** The sides of persons who are asked, unless the house answers for them, and of those who are waited for. */
export function movingAt(table: Table): Moving {
  const { game, persons } = table;
  const isPerson = (side: string): boolean => persons.includes(side);
  const asked = game.questions.map(({ side }) => side).filter((side) => isPerson(side) && !table.isSpared(side));
  return { asked, awaited: awaitedIn(game).filter(isPerson) };
}
