/** SQLite in a file, for one process, or in memory. */
import { ServerTrouble } from '../trouble.ts';
import { type Snapshot, writeBackup } from './backup.ts';
import type { Database, Hearing, Row, Value } from './database.ts';
import { Groups } from './groups.ts';
import { type Connection, connectionTo, lockFor, MEMORY, type Statement, troubleOf } from './sqlite-connection.ts';
import { frameOn } from './sqlite-frame.ts';
import { within } from './within.ts';

interface Opening {
  /** Nobody else may serve from this file meanwhile. Whoever only makes a backup need not be alone. */
  readonly isAlone?: boolean;
}

/** Nothing may be asked of the database itself from within a transaction: it would wait for the transaction, and that for it. */
export async function openSqlite(file: string, { isAlone = true }: Opening = {}): Promise<Database> {
  let lock: Connection | null = null;
  try {
    if (isAlone && file !== MEMORY) lock = await lockFor(file);
    return await databaseOn(file, await connectionTo(file), lock);
  } catch (error) {
    lock?.close();
    if (error instanceof ServerTrouble || !(error instanceof Error)) throw error;
    throw new ServerTrouble(`the database ${file} cannot be opened (${error.message})`, { cause: error });
  }
}

async function databaseOn(file: string, connection: Connection, lock: Connection | null): Promise<Database> {
  const prepared = preparedOn(connection);
  const frame = await frameOn(connection);
  const groups = new Groups(frame);
  const hearings = new Set<Hearing>();
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  const run = async (text: string, values: readonly Value[]): Promise<readonly Row[]> => {
    if (!/^\s*SELECT\b/i.test(text)) frame.changes();
    try {
      return await (await prepared(text)).all(values.map(bound));
    } catch (error) {
      throw troubleOf(error, false);
    }
  };
  const queued = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isClosed) throw new Error('the database is closed');
    return groups.add(work);
  };

  return {
    kind: 'sqlite',
    rows: (text, values) => queued(() => within(run, (sql) => sql.rows(text, values))),
    transaction: (work) => queued(() => within(run, work)),
    // There is no other process; of this one they come one after the other.
    alone: (work) => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
    async tell(subject) {
      // As from another process: whoever tells has gone on when it is heard.
      setImmediate(() => {
        for (const hearing of hearings) hearing.heard(subject);
      });
    },
    async listen(hearing) {
      hearings.add(hearing);
      return async () => void hearings.delete(hearing);
    },
    // There is but one line to what is in memory, so that the others wait.
    backup: (to) => (file === MEMORY ? queued(() => writeBackup(to, snapshotOn(connection))) : backupOf(file, to)),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await groups.idle();
      connection.close();
      lock?.close();
    },
  };
}

/** On a line of its own, which sees the database as it was when it began, while others write on. */
async function backupOf(file: string, to: string): Promise<void> {
  const connection = await connectionTo(file);
  try {
    await connection.exec('BEGIN');
    await writeBackup(to, snapshotOn(connection));
  } catch (error) {
    throw troubleOf(error, false);
  } finally {
    connection.close();
  }
}

const snapshotOn = (connection: Connection): Snapshot => ({
  rows: async (text) => (await connection.prepare(text)).all([]),
  async *all(text) {
    yield* await (await connection.prepare(text)).iterate([]);
  },
});

/** Libsql takes every number of JavaScript for a real one, but not these. */
const bound = (value: Value): string | bigint | null => (typeof value === 'number' ? BigInt(value) : value);

/** Statements are few and come again and again; only those of a restore may be many. */
const MOST_PREPARED = 500;

function preparedOn(connection: Connection): (text: string) => Promise<Statement> {
  const known = new Map<string, Statement>();
  return async (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const statement = await connection.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    if (known.size >= MOST_PREPARED) known.clear();
    known.set(text, statement);
    return statement;
  };
}
