/** The file that holds a whole database, the same for both kinds: lines of JSON, gzipped. `restore.ts` reads it. */
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ServerTrouble } from '../trouble.ts';
import type { Row, Sql } from './database.ts';
import { stepsTaken, tablesOf } from './migrate.ts';
import { CACHES } from './schema.ts';

/** The first line says this, and which steps the tables were made by; a line with a table's name stands before its rows. */
export const FORMAT = 'line-ahead backup 1';

/** A database as it was at one moment. */
export interface Snapshot {
  rows(text: string): ReturnType<Sql['rows']>;
  /** The same, a few at a time. */
  all(text: string): AsyncIterable<Row>;
}

/** Under another name until it is whole and on the disk. */
export async function writeBackup(file: string, snapshot: Snapshot): Promise<void> {
  if (existsSync(file)) throw new ServerTrouble(`${file} is there already; a backup overwrites nothing`);
  const part = `${file}.${process.pid}.part`;
  try {
    // It holds what nobody but the server may know.
    const handle = await open(part, 'wx', 0o600);
    await pipeline(Readable.from(linesOf(snapshot)), createGzip(), handle.createWriteStream({ flush: true }));
    await rename(part, file);
    await flushFolder(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw isOfFiles(error) ? new ServerTrouble(`the backup ${file} cannot be written (${error.message})`, { cause: error }) : error;
  }
}

async function* linesOf(snapshot: Snapshot): AsyncGenerator<string> {
  const steps = await stepsTaken(snapshot);
  yield line({ format: FORMAT, steps: steps.map(({ name }) => name) });
  let count = 0;
  for (const table of tablesOf(steps).filter((each) => !CACHES.includes(each))) {
    yield line({ table });
    for await (const row of snapshot.all(`SELECT * FROM ${table}`)) {
      count += 1;
      yield line({ row });
    }
  }
  // A file without this line was cut.
  yield line({ end: count });
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

const isOfFiles = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error;

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
