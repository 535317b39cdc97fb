/** One line for each thing worth knowing afterwards. It says what and where: never a token, a password, a name or anything of a game. */

export type Facts = Readonly<Record<string, string | number | boolean>>;

export type Log = (what: string, facts?: Facts) => void;

export const logLines =
  (write: (line: string) => void, now: () => number = Date.now): Log =>
  (what, facts = {}) =>
    write(JSON.stringify({ at: new Date(now()).toISOString(), what, ...facts }));

/** What went wrong, for the log. pg-boss gives errors as plain objects. */
export function factsOf(error: unknown): Facts {
  if (error instanceof Error) return { words: error.message, stack: error.stack ?? '' };
  if (typeof error === 'object' && error !== null && 'message' in error) return { words: String(error.message) };
  return { words: typeof error };
}
