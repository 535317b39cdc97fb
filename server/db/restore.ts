/** Fills an empty database with a backup, all of it or nothing. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { ServerTrouble } from '../trouble.ts';
import { FORMAT } from './backup.ts';
import { type Database, type Sql, Unreachable } from './database.ts';
import { holdOthersOff, stepsNamed, stepsTaken, tablesOf, take } from './migrate.ts';
import { STEPS } from './schema.ts';

const Head = z.strictObject({ format: z.literal(FORMAT), steps: z.array(z.string()) });
/** Names of columns become part of a statement. */
const Cells = z.record(z.string().regex(/^[a-z_]+$/), z.union([z.string(), z.int(), z.null()]));
const Line = z.union([z.strictObject({ row: Cells }), z.strictObject({ table: z.string() }), z.strictObject({ end: z.int() })]);
type Cells = z.infer<typeof Cells>;

/** So many rows go with one statement. */
const AT_ONCE = 100;
/** A line of more characters is not ours. */
const LONGEST = 64 * 1024 * 1024;

const NOT_OURS = 'it is no backup of Line Ahead';
const CUT = 'it was cut, and its end is missing';

/** The database must have been opened, and hold nothing yet. */
export async function restore(database: Database, file: string): Promise<void> {
  try {
    await database.transaction((sql) => fill(database.kind, sql, file));
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    throw new ServerTrouble(`${file} was not restored: ${wordsFor(error)}`, { cause: error });
  }
}

function wordsFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'Z_BUF_ERROR') return CUT;
  if (code === 'Z_DATA_ERROR') return NOT_OURS;
  return error instanceof Error ? error.message : String(error);
}

async function fill(kind: Database['kind'], sql: Sql, file: string): Promise<void> {
  const lines = linesOf(file);
  const head = Head.safeParse((await lines.next()).value);
  if (!head.success) throw new ServerTrouble(NOT_OURS);
  const steps = stepsNamed(head.data.steps, 'it');
  await holdOthersOff(kind, sql);
  await clear(sql);
  // The rows are of the tables as they were, and the later steps know what becomes of them.
  for (const [place, step] of steps.entries()) await take(sql, step, place);
  await load(sql, lines, tablesOf(steps));
  for (const [place, step] of STEPS.entries()) if (place >= steps.length) await take(sql, step, place);
}

async function clear(sql: Sql): Promise<void> {
  const tables = tablesOf(await stepsTaken(sql));
  for (const table of tables) {
    const [row] = await sql.rows(`SELECT 1 FROM ${table} LIMIT 1`);
    if (row !== undefined) throw new ServerTrouble('the database is not empty, and a backup overwrites nothing');
  }
  for (const table of tables.toReversed()) await sql.rows(`DROP TABLE ${table}`);
  await sql.rows('DELETE FROM steps');
}

async function load(sql: Sql, lines: AsyncIterable<unknown>, tables: readonly string[]): Promise<void> {
  let table: string | null = null;
  let rows: Cells[] = [];
  let [count, end] = [0, -1];
  const store = async (): Promise<void> => {
    if (table !== null && rows.length > 0) await insert(sql, table, rows);
    rows = [];
  };
  for await (const value of lines) {
    const { data: line } = Line.safeParse(value);
    if (line === undefined || end >= 0) throw new ServerTrouble(NOT_OURS);
    if ('row' in line) {
      count += rows.push(line.row) > 0 ? 1 : 0;
      if (rows.length === AT_ONCE) await store();
      continue;
    }
    await store();
    if ('end' in line) end = line.end;
    else if (tables.includes(line.table)) table = line.table;
    else throw new ServerTrouble(`it has a table '${line.table}' that this Line Ahead does not know`);
  }
  if (end !== count) throw new ServerTrouble(CUT);
}

async function insert(sql: Sql, table: string, rows: readonly Cells[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const places = rows.map((_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`);
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  await sql.rows(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}`, values);
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const unzipped = pipeline(createReadStream(file), createGunzip(), () => {
    // Whatever goes wrong is thrown where it is read.
  });
  unzipped.setEncoding('utf8');
  let rest = '';
  for await (const chunk of unzipped) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST) throw new ServerTrouble(NOT_OURS);
    for (const line of lines) yield parsed(line);
  }
  if (rest !== '') throw new ServerTrouble(CUT);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ServerTrouble(NOT_OURS);
  }
}
