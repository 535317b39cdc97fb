/** Brings a database to what the program needs, and refuses one that is ahead of it. */
import { ServerTrouble } from '../trouble.ts';
import type { Database, Sql } from './database.ts';
import { text } from './row.ts';
import { STEPS, type Step } from './schema.ts';

/** Any number, as long as nothing else on the same PostgreSQL database takes it. */
const LOCK = 18_901_918;

/** One transaction for each step, so that a long one that fails leaves the others done. */
export async function migrate(database: Database, steps: readonly Step[] = STEPS): Promise<void> {
  while (await database.transaction((sql) => takeStep(database.kind, sql, steps)));
}

/** False if there was none left. */
async function takeStep(kind: Database['kind'], sql: Sql, steps: readonly Step[]): Promise<boolean> {
  await holdOthersOff(kind, sql);
  await sql.rows('CREATE TABLE IF NOT EXISTS steps (place INTEGER PRIMARY KEY, name TEXT NOT NULL)');
  const taken = await stepsTaken(sql, steps);
  const next = steps[taken.length];
  if (next === undefined) return false;
  await take(sql, next, taken.length);
  return true;
}

/** Two processes may start at once. On SQLite there is but one. */
export async function holdOthersOff(kind: Database['kind'], sql: Sql): Promise<void> {
  if (kind === 'postgres') await sql.rows('SELECT pg_advisory_xact_lock($1)', [LOCK]);
}

export async function take(sql: Sql, step: Step, place: number): Promise<void> {
  for (const statement of step.statements) await sql.rows(statement);
  await sql.rows('INSERT INTO steps (place, name) VALUES ($1, $2)', [place, step.name]);
}

/** The steps that a database is made of; they must be ours. */
export async function stepsTaken(sql: Pick<Sql, 'rows'>, steps: readonly Step[] = STEPS): Promise<readonly Step[]> {
  const names = (await sql.rows('SELECT name FROM steps ORDER BY place')).map((row) => text(row, 'name'));
  return stepsNamed(names, 'the database', steps);
}

export function stepsNamed(names: readonly string[], what: string, steps: readonly Step[] = STEPS): readonly Step[] {
  const foreign = names.find((name, place) => steps[place]?.name !== name);
  if (foreign !== undefined)
    throw new ServerTrouble(`${what} was made by a newer Line Ahead (it knows of '${foreign}', and this one does not): use that one`);
  return steps.slice(0, names.length);
}

/** In the order in which they are made, so that what a table refers to comes before it. */
export function tablesOf(steps: readonly Step[]): readonly string[] {
  return steps.flatMap(({ statements }) => statements.flatMap((statement) => /^\s*CREATE TABLE (\w+)/.exec(statement)?.[1] ?? []));
}
