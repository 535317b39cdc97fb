/** One line for each thing worth knowing afterwards. It says what and where: never a token, a password, a name or anything of a game. */
import { Unreachable } from './db/database.ts';
import { ServerTrouble } from './trouble.ts';

export type Facts = Readonly<Record<string, string | number | boolean>>;

export type Log = (what: string, facts?: Facts) => void;

export const logLines =
  (write: (line: string) => void, now: () => number = Date.now): Log =>
  (what, facts = {}) =>
    write(JSON.stringify({ at: new Date(now()).toISOString(), what, ...facts }));

/** Errors in words of our own, which say nothing of a game or a person. */
const SPEAKING: readonly (abstract new (...given: never[]) => Error)[] = [Unreachable, ServerTrouble];

/**
 * What went wrong, for the log: what kind of error, its code and where it was thrown. What it says is left out unless the words are our
 * own: a rule that fails names ships, and a database the row that it did not take.
 */
export function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { kind: typeof error, ...codeIn(error) };
  const isSpeaking = SPEAKING.some((kind) => error instanceof kind);
  const cause = error.cause instanceof Error ? { cause: error.cause.constructor.name } : {};
  return {
    kind: error.constructor.name,
    ...codeIn(error),
    ...(isSpeaking ? { words: error.message } : {}),
    ...cause,
    thrown: placesIn(error),
  };
}

const codeIn = (error: unknown): Facts => {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) ? { code } : {};
};

const MOST_PLACES = 12;

/** The lines of a trace that name a place; what stands before them is the message again. */
const placesIn = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, MOST_PLACES)
    .map((line) => line.trim())
    .join('; ');
