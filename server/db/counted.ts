/** A database of which is noted whenever it could not be used. */
import { type Database, Unreachable } from './database.ts';

export function counted(database: Database, onAway: (error: Unreachable) => void): Database {
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Unreachable) onAway(error);
      throw error;
    }
  };
  return {
    kind: database.kind,
    rows: (text, values) => watched(database.rows(text, values)),
    transaction: (work) => watched(database.transaction(work)),
    alone: (work) => watched(database.alone(work)),
    tell: (subject) => watched(database.tell(subject)),
    listen: (hearing) => watched(database.listen(hearing)),
    backup: (file) => database.backup(file),
    close: () => database.close(),
  };
}
