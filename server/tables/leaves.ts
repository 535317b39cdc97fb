/** Days off: while somebody is away no move of his falls due, where moves have days. So many in a year, and they are taken beforehand. */
import type { Database, Sql } from '../db/database.ts';
import { text, whole } from '../db/row.ts';
import { holdPerson } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Leave } from './timekeeper.ts';

export const DAYS_A_YEAR = 30;

const DAY = 86_400_000;
const YEAR = 365 * DAY;

export class Leaves {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  async of(person: string): Promise<readonly Leave[]> {
    return (await this.ofAll([person])).get(person) ?? [];
  }

  async ofAll(persons: readonly string[]): Promise<ReadonlyMap<string, readonly Leave[]>> {
    return leavesIn(this.database, persons);
  }

  /** Until when those of them are away who are on leave now. */
  async away(persons: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const away = new Map<string, number>();
    for (const [person, leaves] of await this.ofAll([...new Set(persons)])) {
      const [, ends] = leaves.findLast(([, until]) => until > this.now()) ?? [];
      if (ends !== undefined) away.set(person, ends);
    }
    return away;
  }

  /** How many days somebody may still take: those of the last twelve months count, as far as they have been used. */
  async left(person: string): Promise<number> {
    return daysLeft(await this.of(person), this.now());
  }

  /** From now on, for so many days. Of two who ask at once for the same person the second is heard when the first is stored. */
  async take(person: string, days: number): Promise<void> {
    const now = this.now();
    await this.database.transaction(async (sql) => {
      await holdPerson(sql, person);
      const all = (await leavesIn(sql, [person])).get(person) ?? [];
      if (all.some(([, ends]) => ends > now)) throw new Refusal('conflict', 'on-leave', 'You are on leave already.');
      if (days > daysLeft(all, now)) throw new Refusal('conflict', 'no-leave', 'You have not so many days left this year.');
      await sql.rows('INSERT INTO leaves (person, begins, ends) VALUES ($1, $2, $3)', [person, now, now + days * DAY]);
    });
    await this.database.tell(`leave ${person}`);
  }

  /** Back before the time: what was not used is not lost. */
  async end(person: string): Promise<void> {
    await this.database.rows('UPDATE leaves SET ends = $2 WHERE person = $1 AND ends > $2', [person, this.now()]);
    await this.database.tell(`leave ${person}`);
  }
}

async function leavesIn(sql: Sql, persons: readonly string[]): Promise<ReadonlyMap<string, readonly Leave[]>> {
  if (persons.length === 0) return new Map();
  const places = persons.map((_, place) => `$${place + 1}`).join(', ');
  const rows = await sql.rows(`SELECT person, begins, ends FROM leaves WHERE person IN (${places}) ORDER BY begins`, persons);
  const leaves = new Map<string, Leave[]>();
  for (const row of rows) {
    const person = text(row, 'person');
    leaves.set(person, [...(leaves.get(person) ?? []), [whole(row, 'begins'), whole(row, 'ends')]]);
  }
  return leaves;
}

/** Nothing is left of when somebody was away; his games are resigned by then, and no clock asks. */
export async function forgetLeaves(sql: Sql, person: string): Promise<void> {
  await sql.rows('DELETE FROM leaves WHERE person = $1', [person]);
}

function daysLeft(leaves: readonly Leave[], now: number): number {
  const taken = leaves.reduce((sum, [begins, ends]) => sum + Math.max(0, ends - Math.max(begins, now - YEAR)), 0);
  return Math.max(0, Math.floor(DAYS_A_YEAR - taken / DAY));
}
