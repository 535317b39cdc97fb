/** A database that is gone with the test. */
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite.ts';
import { MEMORY } from '../db/sqlite-connection.ts';

export async function memoryDatabase(): Promise<Database> {
  const database = await openSqlite(MEMORY);
  await migrate(database);
  return database;
}
