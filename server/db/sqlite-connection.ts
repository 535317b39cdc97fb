/** A line to a file of SQLite, the lock beside that file, and what its errors mean. */
import { closeSync, existsSync, openSync } from 'node:fs';
import Libsql from 'libsql/promise';
import { ServerTrouble } from '../trouble.ts';
import { type Row, Unreachable } from './database.ts';

export const MEMORY = ':memory:';
/** How many milliseconds another process may be in the way. */
const PATIENCE = 5_000;

export interface Statement {
  run(values: readonly unknown[]): unknown;
  all(values: readonly unknown[]): Promise<readonly Row[]>;
  iterate(values: readonly unknown[]): Promise<Iterable<Row>>;
}

/** As much of libsql as we use; it has no types of its own for what it gives. */
export interface Connection {
  prepare(text: string): Promise<Statement>;
  /** On a thread of its own. */
  exec(text: string): Promise<unknown>;
  close(): void;
}

export async function connectionTo(file: string): Promise<Connection> {
  // The secrets of every game are in it. SQLite gives the files beside it the same rights.
  if (file !== MEMORY && !existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const connection: Connection = new Libsql(file, { timeout: PATIENCE });
  try {
    for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) await connection.exec(`PRAGMA ${setting}`);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** A lock of the operating system on a file beside the database: it ends with the process, however that ends. */
export async function lockFor(file: string): Promise<Connection> {
  const lock: Connection = new Libsql(`${file}.lock`, { timeout: 0 });
  try {
    await lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (codeOf(error).startsWith('SQLITE_BUSY')) throw new ServerTrouble(`the database ${file} is in use by another server`);
    throw error;
  }
}

const TROUBLES: readonly (readonly [code: string, words: string])[] = [
  ['SQLITE_FULL', 'the disk is full: the database has no room for more'],
  ['SQLITE_IOERR', 'the disk of the database cannot be read or written'],
  ['SQLITE_READONLY', 'the database may only be read'],
  ['SQLITE_CANTOPEN', 'the file of the database cannot be opened'],
  ['SQLITE_BUSY', 'the database is in use by another process'],
  ['SQLITE_NOMEM', 'there is no memory left for the database'],
  ['SQLITE_CORRUPT', 'the file of the database is damaged'],
];

/** An error in our own words if it is the database that is at fault, and not the statement. */
export function troubleOf(error: unknown, isDoubtful: boolean): unknown {
  const known = TROUBLES.find(([code]) => codeOf(error).startsWith(code));
  return known === undefined ? error : new Unreachable(known[1], isDoubtful, { cause: error });
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** If the disk failed while it was being flushed, what was stored may be found there after a crash. */
export const troubleOfCommit = (error: unknown): unknown => troubleOf(error, codeOf(error).startsWith('SQLITE_IOERR'));
