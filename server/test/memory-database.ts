/** A database that is gone with the test. */
import Libsql from 'libsql';
import type { Database, Row, Sql, Value } from '../db/database.ts';
import { STEPS } from '../db/schema.ts';

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null;

export function memoryDatabase(): Database {
  const file = new Libsql(':memory:');
  for (const statement of STEPS.flatMap(({ statements }) => statements)) file.exec(statement);
  const rows = async (text: string, values: readonly Value[] = []): Promise<readonly Row[]> =>
    file
      .prepare(text.replaceAll('$', '?'))
      .all(...values)
      .filter(isRow);
  let last: Promise<unknown> = Promise.resolve();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const transaction = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    file.exec('BEGIN');
    try {
      const result = await work({ rows });
      file.exec('COMMIT');
      return result;
    } catch (error) {
      file.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    kind: 'sqlite',
    rows: (text, values) => alone(() => rows(text, values)),
    transaction: (work) => alone(() => transaction(work)),
    tell: async () => undefined,
    listen: async () => async () => undefined,
    backup: async () => undefined,
    close: async () => void file.close(),
  };
}
