/** A database that speaks plain SQL: SQLite in a file, or PostgreSQL. Statements are the same for both, with $1, $2 ... for values. */

export type Value = string | number | null;

/** As it came from the database; `row.ts` reads it. */
export type Row = Readonly<Record<string, unknown>>;

export interface Sql {
  /** The rows that a statement gives; none for one that only changes something, unless it says `RETURNING`. */
  rows(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

/** What a process hears of the others on the same database. */
export interface Hearing {
  /** Something was told, by this process too. */
  heard(subject: string): void;
  /** The line was cut for a while: anything may have been told meanwhile. */
  missed(): void;
}

export interface Database extends Sql {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * All of it or nothing. When it resolves it is on the disk, and a crash does not undo it. The first statement that fails spoils all
   * of it, even if `work` goes on. `work` may be run again from its beginning, after it came to nothing: it asks and changes through
   * `sql` alone. What must hold against the work of others is said in a statement (`UPDATE ... WHERE mark = $1`) or by a unique index.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Does something outside of this database's transactions while no other process on it does the same. Whoever waits for it waits as
   * long as it takes, within the patience of a statement. A process that dies lets go.
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Tells every process on this database, soon and mostly: whoever must not miss anything looks again now and then. */
  tell(subject: string): Promise<void>;
  /** Returns how to stop hearing. */
  listen(hearing: Hearing): Promise<() => Promise<void>>;
  /** Everything that is in it, as a file that `restore` takes; the file must not be there yet. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be used now: no disk, no line, no room. What was asked for has not happened, or it is not known whether it has. */
export class Unreachable extends Error {
  constructor(
    words: string,
    /** True if a change may have been made all the same, as when the line is cut while it is being stored. */
    readonly isDoubtful: boolean,
    options?: ErrorOptions,
  ) {
    super(words, options);
  }
}
