/** One line for each thing worth knowing afterwards. It says what and where: never a token, a password, a name or anything of a game. */

export type Facts = Readonly<Record<string, string | number | boolean>>;

export type Log = (what: string, facts?: Facts) => void;

export const logLines =
  (write: (line: string) => void, now: () => number = Date.now): Log =>
  (what, facts = {}) =>
    write(JSON.stringify({ at: new Date(now()).toISOString(), what, ...facts }));
