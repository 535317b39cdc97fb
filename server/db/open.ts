/** The database that a server was told to use, ready for use. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ServerTrouble } from '../trouble.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export interface Place {
  /** Of a PostgreSQL database; without it there is a file in `folder`. */
  readonly url?: string | undefined;
  readonly folder: string;
}

export async function openDatabase(place: Place): Promise<Database> {
  const database = await openedAt(place, true);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** As it is, beside a server that may be running on it. */
export const openForBackup = (place: Place): Promise<Database> => openedAt(place, false);

async function openedAt({ url, folder }: Place, isAlone: boolean): Promise<Database> {
  if (url !== undefined && url !== '') return openPostgres(url);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new ServerTrouble(`the folder ${folder} for the database cannot be made (${error instanceof Error ? error.message : error})`);
  }
  return openSqlite(join(folder, 'line-ahead.sqlite'), { isAlone });
}
