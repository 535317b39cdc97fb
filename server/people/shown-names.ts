/** What people are called, by their ids. */
import type { Database } from '../db/database.ts';
import { text } from '../db/row.ts';

export async function shownNames(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const places = wanted.map((_, place) => `$${place + 1}`);
  const rows = await database.rows(`SELECT id, name FROM people WHERE id IN (${places.join(', ')})`, wanted);
  return new Map(rows.map((row) => [text(row, 'id'), text(row, 'name')]));
}
