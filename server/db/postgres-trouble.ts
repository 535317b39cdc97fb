/** What the errors of PostgreSQL mean. */
import postgres from 'postgres';
import { Unreachable } from './database.ts';

const LOST = 'the line to the database was cut';
const SILENT = 'the database does not answer';

/** By how their codes begin. */
const TROUBLES: readonly (readonly [code: string, words: string])[] = [
  ['53100', 'the disk is full: the database has no room for more'],
  ['53300', 'the database takes no more lines'],
  ['53', 'the database has not what it needs'],
  ['58', 'the disk of the database cannot be read or written'],
  ['25006', 'the database may only be read'],
];

/** Whether the line that gave it is of no more use. All that does not come from the other end is about the line. */
export function isOfLine(error: unknown): boolean {
  if (!(error instanceof postgres.PostgresError)) return true;
  return ['FATAL', 'PANIC'].includes(error.severity) || ['08', '57P'].some((code) => error.code.startsWith(code));
}

/** An error in our own words if it is the database that is at fault, and not the statement. */
export function troubleOf(error: unknown): unknown {
  const code = codeOf(error);
  const known = TROUBLES.find(([start]) => code.startsWith(start));
  if (error instanceof Unreachable) return error;
  if (known !== undefined) return new Unreachable(known[1], false, { cause: error });
  return isOfLine(error) ? new Unreachable(LOST, true, { cause: error }) : error;
}

/** Before a commit a transaction leaves nothing behind, whatever happens to its line. */
export function notDoubtful(error: unknown): unknown {
  return error instanceof Unreachable && error.isDoubtful ? new Unreachable(error.message, false, { cause: error.cause }) : error;
}

/** Two got into each other's way, and PostgreSQL has undone this one. */
export const isUndone = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** On a line of which that is known before anything is sent. */
export const lost = (): Unreachable => new Unreachable(LOST, false);

/** Nothing came back: the statement may have been done. */
export const silent = (): Unreachable => new Unreachable(SILENT, true);

export const isCut = (error: unknown): error is Unreachable => error instanceof Unreachable && error.message === LOST;

const codeOf = (error: unknown): string => (error instanceof postgres.PostgresError ? error.code : '');
