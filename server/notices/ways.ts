/** The ways on which somebody wants to be told: to a mailbox, to a browser, to a program. */
import type { Database, Row, Sql } from '../db/database.ts';
import { json, text, textOrNull, truth, whole } from '../db/row.ts';
import { hashOfToken, newId, newToken } from '../ids.ts';
import { holdPerson } from '../people/person.ts';
import { Refusal } from '../refusal.ts';

export const KINDS = ['mail', 'push', 'webhook'] as const;
export type WayKind = (typeof KINDS)[number];

/** What it takes to reach it: of a browser its key and its secret, of a program the secret by which it knows us. */
export type Keys = Readonly<Record<string, string>>;

export interface Way {
  readonly id: string;
  readonly person: string;
  readonly kind: WayKind;
  readonly address: string;
  readonly keys: Keys;
  /** The one table that it is about; null for all of the person's. */
  readonly table: string | null;
  /** A mailbox is used when its owner has said that it is his. */
  readonly isConfirmed: boolean;
  readonly made: number;
}

/** Nobody needs more of them. */
export const MOST_WAYS = 12;

const COLUMNS = 'id, person, kind, address, keys, table_id, is_confirmed, made';

function kindIn(row: Row): WayKind {
  const kind = KINDS.find((each) => each === text(row, 'kind'));
  if (!kind) throw new Error('the database gave no kind of way that can be read');
  return kind;
}

export const wayIn = (row: Row): Way => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  kind: kindIn(row),
  address: text(row, 'address'),
  keys: Object.fromEntries(Object.entries(Object(json(row, 'keys'))).map(([name, value]) => [name, String(value)])),
  table: textOrNull(row, 'table_id'),
  isConfirmed: truth(row, 'is_confirmed'),
  made: whole(row, 'made'),
});

export type WayWanted = Pick<Way, 'person' | 'kind' | 'address' | 'keys' | 'table'>;

export class Ways {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  async of(person: string): Promise<readonly Way[]> {
    return (await this.database.rows(`SELECT ${COLUMNS} FROM ways WHERE person = $1 ORDER BY made, id`, [person])).map(wayIn);
  }

  async find(id: string): Promise<Way | null> {
    const [row] = await this.database.rows(`SELECT ${COLUMNS} FROM ways WHERE id = $1`, [id]);
    return row ? wayIn(row) : null;
  }

  /** The same address for the same tables takes the place of what was there. */
  async add(wanted: WayWanted, isConfirmed: boolean): Promise<Way> {
    const way: Way = { ...wanted, id: newId(), isConfirmed, made: this.now() };
    const { id, person, kind, address, keys, table, made } = way;
    await this.database.transaction(async (sql) => {
      await holdPerson(sql, person);
      const before = await sql.rows(
        "SELECT id FROM ways WHERE person = $1 AND kind = $2 AND address = $3 AND COALESCE(table_id, '') = $4",
        [person, kind, address, table ?? ''],
      );
      for (const row of before) await remove(sql, text(row, 'id'));
      const others = await sql.rows('SELECT id FROM ways WHERE person = $1', [person]);
      if (others.length >= MOST_WAYS) throw new Refusal('conflict', 'too-many-ways', `No more than ${MOST_WAYS} ways of being told.`);
      await sql.rows(`INSERT INTO ways (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, [
        id,
        person,
        kind,
        address,
        JSON.stringify(keys),
        table,
        isConfirmed ? 1 : 0,
        made,
      ]);
    });
    return way;
  }

  /** A mailbox and the code that is sent to it; only a hash of that is kept. */
  async addMailbox(person: string, address: string): Promise<{ readonly way: Way; readonly code: string }> {
    const code = newToken();
    const way = await this.add({ person, kind: 'mail', address, keys: { code: hashOfToken(code) ?? '' }, table: null }, false);
    return { way, code };
  }

  /** Whether it was the code of a mailbox of this person. */
  async confirm(person: string, code: string): Promise<boolean> {
    const hash = hashOfToken(code);
    const ways = await this.of(person);
    const found = ways.find(({ kind, keys }) => kind === 'mail' && hash !== null && keys.code === hash);
    if (found) await this.database.rows("UPDATE ways SET is_confirmed = 1, keys = '{}' WHERE id = $1", [found.id]);
    return found !== undefined;
  }

  /** Whether there was such a way of this person. */
  async remove(person: string, id: string): Promise<boolean> {
    const way = await this.find(id);
    if (way?.person !== person) return false;
    await this.database.transaction((sql) => remove(sql, id));
    return true;
  }

  /** It leads nowhere any more. */
  async drop(id: string): Promise<void> {
    await this.database.transaction((sql) => remove(sql, id));
  }

  // Tables of which a person wants to hear nothing.

  async quietTables(person: string): Promise<readonly string[]> {
    return (await this.database.rows('SELECT table_id FROM quiet WHERE person = $1 ORDER BY table_id', [person])).map((row) =>
      text(row, 'table_id'),
    );
  }

  async setQuiet(person: string, table: string, isQuiet: boolean): Promise<void> {
    const statement = isQuiet
      ? 'INSERT INTO quiet (person, table_id) VALUES ($1, $2) ON CONFLICT (person, table_id) DO NOTHING'
      : 'DELETE FROM quiet WHERE person = $1 AND table_id = $2';
    await this.database.rows(statement, [person, table]);
  }
}

async function remove(sql: Sql, id: string): Promise<void> {
  await sql.rows('DELETE FROM notices WHERE way = $1', [id]);
  await sql.rows('DELETE FROM ways WHERE id = $1', [id]);
}

/** Nothing is left of how somebody could be reached. */
export async function forgetWays(sql: Sql, person: string): Promise<void> {
  await sql.rows('DELETE FROM notices WHERE way IN (SELECT id FROM ways WHERE person = $1)', [person]);
  await sql.rows('DELETE FROM ways WHERE person = $1', [person]);
  await sql.rows('DELETE FROM quiet WHERE person = $1', [person]);
}
