/** What a server and a worker have in common: the database, its tables in memory, and the queue. */
import { counted } from './db/counted.ts';
import type { Database, Unreachable } from './db/database.ts';
import { openDatabase, type Place } from './db/open.ts';
import { JobsInProcess, type Outcomes } from './jobs/in-process.ts';
import { PostgresJobs } from './jobs/postgres.ts';
import { factsOf, type Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { Notices } from './notices/notices.ts';
import { type Senders, sendersFor } from './notices/senders.ts';
import { NO_NOTICES, type NoticeSetting } from './notices/setting.ts';
import { Rounds } from './rounds.ts';
import { type CallsPlayer, Simulations } from './simulations/simulations.ts';
import { Rooms, type RoomsWanted } from './tables/rooms.ts';

export interface HouseWanted extends Pick<RoomsWanted, 'now' | 'lay'> {
  readonly place: Place;
  /** In place of the one at `place`, for tests that spoil it. */
  readonly database?: Database;
  readonly log: Log;
  /** Whether jobs are done here too; a process that is alone with its database does them in any case. */
  readonly works?: boolean;
  /** Seconds after which a job is taken from a worker of which nothing is heard. */
  readonly expires?: number;
  /** How notices leave the house; without it only programs are told. */
  readonly notices?: NoticeSetting;
  /** Who plays simulations; unless told it is this thread. */
  readonly callPlayer?: CallsPlayer;
  /** Tests bring their own. */
  readonly senders?: Senders;
}

export interface House {
  readonly database: Database;
  readonly rooms: Rooms;
  readonly notices: Notices;
  readonly simulations: Simulations;
  readonly metrics: Metrics;
  readonly log: Log;
  onTrouble(error: unknown): void;
  close(): Promise<void>;
}

/** One line in so many milliseconds is enough of a database that is away. */
const BETWEEN_LINES = 10_000;

/** Counts how often it could not be used, and says why; those who play are told by whoever asked it. */
function awayNoted(metrics: Metrics, log: Log): (error: Unreachable) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    metrics.count('database_errors');
    if (performance.now() - saidAt < BETWEEN_LINES) return;
    saidAt = performance.now();
    log('database-away', factsOf(error));
  };
}

/** How often is looked for bots that were forgotten, and for people who are to be told, in milliseconds. */
const LOOK_AFTER = 4_000;

/** The same for simulations, which nobody waits for so eagerly. */
const TAKE_UP = 30_000;

async function jobsOn(database: Database, { url, ...wanted }: Outcomes & { readonly url: string | undefined; readonly expires?: number }) {
  if (!url) return new JobsInProcess(wanted);
  try {
    return await PostgresJobs.open({ ...wanted, url, database });
  } catch (error) {
    await database.close();
    throw error;
  }
}

export async function openHouse({
  place,
  database: given,
  log,
  works = true,
  expires,
  notices: told = NO_NOTICES,
  senders,
  callPlayer,
  ...tests
}: HouseWanted): Promise<House> {
  const metrics = new Metrics();
  const database = counted(given ?? (await openDatabase(place)), awayNoted(metrics, log));
  const onTrouble = (error: unknown): void => log('trouble', factsOf(error));
  const outcomes = {
    onDone: () => metrics.count('jobs_done'),
    onTrouble: (error: unknown) => {
      metrics.count('jobs_failed');
      onTrouble(error);
    },
  };
  const jobs = await jobsOn(database, { ...outcomes, url: place.url, ...(expires === undefined ? {} : { expires }) });
  const rooms = await Rooms.open({ ...tests, database, onTrouble, metrics, botsToMove: (table) => jobs.put('bots', table) });
  metrics.measure('rooms', () => rooms.count);
  if (works || database.kind === 'sqlite') jobs.work('bots', ({ key, isEnough }) => rooms.letBotsMove(key, isEnough));
  const notices = new Notices({
    database,
    rooms,
    senders: senders ?? sendersFor(told),
    origin: told.origin,
    put: (notice) => jobs.put('notices', notice),
  });
  if (works || database.kind === 'sqlite') jobs.work('notices', ({ key }) => notices.deliver(key));
  const simulations = new Simulations({ database, put: (id) => jobs.put('simulations', id), ...(callPlayer ? { callPlayer } : {}) });
  if (works || database.kind === 'sqlite') jobs.work('simulations', ({ key, isEnough }) => simulations.work(key, isEnough));
  await rooms.takeUpBots();
  await simulations.takeUp();
  const rounds = [
    new Rounds(LOOK_AFTER, () => rooms.lookAfterBots(), onTrouble),
    new Rounds(LOOK_AFTER, () => notices.look(), onTrouble),
    new Rounds(TAKE_UP, () => simulations.takeUp(), onTrouble),
  ];
  log('opened', { database: database.kind, works });
  return {
    database,
    rooms,
    notices,
    simulations,
    metrics,
    log,
    onTrouble,
    close: async () => {
      // Whoever still looks into the database is waited for before it is closed.
      await Promise.all(rounds.map((each) => each.end()));
      await simulations.close();
      await jobs.close();
      await rooms.close();
      await database.close();
      metrics.close();
      log('closed');
    },
  };
}
