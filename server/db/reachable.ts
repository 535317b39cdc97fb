/** Whether a database answers, soon. */
import type { Sql } from './database.ts';

/** Whoever asks after our health does not wait for longer, in milliseconds. */
const SOON = 2_000;

export async function isReachable(database: Sql, soon = SOON): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), soon).unref());
  const answered = database.rows('SELECT 1 AS one').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}
