/** PostgreSQL, for any number of processes. */
import { ServerTrouble } from '../trouble.ts';
import { type Snapshot, writeBackup } from './backup.ts';
import { type Database, type Row, type Sql, Unreachable } from './database.ts';
import { CHANNEL, hearingsOn } from './hearings.ts';
import { type Lane, Lanes, PATIENCE } from './lanes.ts';
import { isCut, isUndone, notDoubtful } from './postgres-trouble.ts';
import { within } from './within.ts';

/** Any number, as long as nothing else on the same PostgreSQL database takes it. */
const ALONE = 18_901_919;

/** How often work is tried that others got in the way of. */
const TRIES = 10;

/** `patience` is how long a statement may take, in milliseconds. */
export async function openPostgres(url: string, patience = PATIENCE): Promise<Database> {
  const lanes = new Lanes(url, patience);
  try {
    await lanes.use((lane) => lane.run('SELECT 1', []));
  } catch (error) {
    throw new ServerTrouble(`PostgreSQL at ${nameOf(url)} cannot be used (${reasonOf(error)})`, { cause: error });
  }
  const tell = async (subject: string): Promise<void> => {
    await lanes.use((lane) => lane.run('SELECT pg_notify($1, $2)', [CHANNEL, subject]));
  };
  const hearings = hearingsOn(url, { patience, tell });

  const inLane = <T>(lane: Lane, work: (sql: Sql) => Promise<T>): Promise<T> => within((text, values) => lane.run(text, values), work);

  return {
    kind: 'postgres',
    // A statement by itself is a transaction without more words. Of one that only asks it does not matter whether it was done.
    rows: (text, values) =>
      retried(
        () => lanes.use((lane) => inLane(lane, (sql) => sql.rows(text, values))),
        () => /^\s*SELECT\b/i.test(text),
      ),
    transaction: (work) =>
      retried(
        () => lanes.use((lane) => transactionOn(lane, 'BEGIN', () => inLane(lane, work))),
        (error) => !error.isDoubtful,
      ),
    alone: (work) => lanes.use((lane) => aloneOn(lane, work)),
    tell,
    listen: hearings.add,
    backup: (file) =>
      lanes.use((lane) =>
        transactionOn(lane, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', () => writeBackup(file, snapshotOn(lane))),
      ),
    async close() {
      await Promise.all([lanes.close(), hearings.close()]);
    },
  };
}

/** The line holds it, and lets go when it is cut. */
async function aloneOn<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
  await lane.run('SELECT pg_advisory_lock($1)', [ALONE]);
  try {
    return await work();
  } finally {
    await lane.run('SELECT pg_advisory_unlock($1)', [ALONE]).catch(() => lane.cut());
  }
}

async function transactionOn<T>(lane: Lane, begin: string, work: () => Promise<T>): Promise<T> {
  let result: T;
  try {
    await lane.run(begin, []);
    result = await work();
  } catch (error) {
    // A line on which a transaction stays open is of no use to the next.
    await lane.run('ROLLBACK', []).catch(() => lane.cut());
    throw notDoubtful(error);
  }
  await lane.run('COMMIT', []);
  return result;
}

/** Tries again what came to nothing: often if others were in the way, and once more if the line was cut, for a new one may be sound. */
async function retried<T>(work: () => Promise<T>, isHarmless: (cut: Unreachable) => boolean): Promise<T> {
  for (let [undone, cut] = [0, 0]; ; ) {
    try {
      return await work();
    } catch (error) {
      if (isUndone(error)) undone += 1;
      else if (isCut(error) && isHarmless(error)) cut += 1;
      else throw error;
      if (undone === TRIES || cut === 2) throw error;
    }
  }
}

const snapshotOn = (lane: Lane): Snapshot => ({
  rows: (text) => lane.run(text, []),
  async *all(text) {
    await lane.run(`DECLARE reading NO SCROLL CURSOR FOR ${text}`, []);
    let rows: readonly Row[];
    do {
      rows = await lane.run('FETCH 500 FROM reading', []);
      yield* rows;
    } while (rows.length > 0);
    await lane.run('CLOSE reading', []);
  },
});

/** Without the password. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) return 'an address that cannot be read';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Unreachable ? error.cause : error;
  if (cause instanceof AggregateError) return cause.errors.map(String).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}
