/** The inside of a transaction, alike for both databases. */
import type { Row, Sql, Value } from './database.ts';

export type Run = (text: string, values: readonly Value[]) => Promise<readonly Row[]>;

/**
 * Lets `work` make its statements, one behind the other. The first that fails spoils the rest: PostgreSQL would refuse it anyway, and
 * would then take a commit for a rollback without a word. When it settles, no statement is under way any more.
 */
export async function within<T>(run: Run, work: (sql: Sql) => Promise<T>): Promise<T> {
  const failures: unknown[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;

  const attempt = async (text: string, values: readonly Value[]): Promise<readonly Row[]> => {
    if (failures.length > 0) throw failures[0];
    try {
      values.forEach(mustBePortable);
      return await run(text, values);
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  const rows = async (text: string, values: readonly Value[] = []): Promise<readonly Row[]> => {
    if (isOver) throw new Error('this transaction is over');
    const next = last.then(() => attempt(text, values));
    last = next.catch(() => undefined);
    return next;
  };

  const result = await work({ rows }).finally(() => {
    isOver = true;
    return last;
  });
  if (failures.length > 0) throw failures[0];
  return result;
}

/** What one of the two would take and the other not could not be moved between them. */
function mustBePortable(value: Value): void {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new TypeError(`${value} is no whole number for the database`);
  if (typeof value === 'string' && value.includes('\0')) throw new TypeError('the database takes no text with a NUL in it');
}
