/** How SQLite runs a group of transactions as one, each in a savepoint of its own. */
import { Unreachable } from './database.ts';
import type { Frame, Outcome } from './groups.ts';
import { type Connection, troubleOf, troubleOfCommit } from './sqlite-connection.ts';

export interface SqliteFrame extends Frame {
  /** To be said of every statement that may change something. */
  changes(): void;
}

export async function frameOn(connection: Connection): Promise<SqliteFrame> {
  const ready = async (text: string): Promise<() => void> => {
    const statement = await connection.prepare(text);
    return () => {
      try {
        statement.run([]);
      } catch (error) {
        throw troubleOf(error, false);
      }
    };
  };
  const [begin, commit, rollback] = [await ready('BEGIN'), await ready('COMMIT'), await ready('ROLLBACK')];
  const [save, keep, back] = [await ready('SAVEPOINT job'), await ready('RELEASE job'), await ready('ROLLBACK TO job')];
  let isChanging = false;

  return {
    changes() {
      isChanging = true;
    },
    begin() {
      isChanging = false;
      begin();
    },
    async apart<T>(work: () => Promise<T>): Promise<Outcome<T>> {
      save();
      try {
        const value = await work();
        keep();
        return { value };
      } catch (error) {
        // Without room SQLite undoes everything by itself, the others of the group too, and there is no savepoint any more.
        if (!isDone(back)) throw error;
        keep();
        return { error };
      }
    },
    async commit() {
      // Only what waits for the disk is worth a thread of its own.
      if (!isChanging) return commit();
      await connection.exec('COMMIT').catch((error: unknown) => {
        throw troubleOfCommit(error);
      });
    },
    isDoubtful: (error) => error instanceof Unreachable && error.isDoubtful,
    undo() {
      // If it cannot be done it has been done already, or else the next begin says what is wrong.
      isDone(rollback);
    },
  };
}

function isDone(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
