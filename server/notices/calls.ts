/** Who is waited for, and since when: written down with the act that asks, so that nobody is forgotten whatever happens to a process. */
import type { Sql } from '../db/database.ts';

/** What somebody is waited for: a move of the game, or an answer to what another at the table has proposed. Each has a table of its own. */
export const ABOUT = ['calls', 'wishes'] as const;
export type About = (typeof ABOUT)[number];

export interface Asking {
  readonly about: About;
  readonly table: string;
  /** How many acts there are. */
  readonly mark: number;
  readonly was: readonly string[];
  readonly asked: readonly string[];
  readonly now: number;
}

/** Whoever has answered is waited for no longer; whoever was asked before is still asked the same. */
export async function noteCalls(sql: Sql, { about, table, mark, was, asked, now }: Asking): Promise<void> {
  for (const side of was)
    if (!asked.includes(side)) await sql.rows(`DELETE FROM ${about} WHERE table_id = $1 AND side = $2`, [table, side]);
  for (const side of asked)
    if (!was.includes(side))
      await sql.rows(
        `INSERT INTO ${about} (table_id, side, mark, at, is_told) VALUES ($1, $2, $3, $4, 0) ON CONFLICT (table_id, side) DO NOTHING`,
        [table, side, mark, now],
      );
}
