/** What a program may do to the world, so that tests can hand it another one. */

export interface Io {
  /** What was asked for goes to `out`, everything about it to `err`. Both add a new line. */
  out(line: string): void;
  err(line: string): void;
  /** Rewrites the last line of the terminal; does nothing elsewhere. */
  progress(line: string): void;
  /** A line from the person; null when there will be no more. */
  ask(prompt: string): Promise<string | null>;
  /** Resolves when somebody wants the program to stop. */
  untilStopped(): Promise<void>;
  /** Whether `out` is a screen, where bold and colour mean something. */
  readonly onScreen: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that holds the package: rulebooks are read from it, and the client that `serve` serves. */
  readonly root: string;
}

/** What a user got wrong: one clear line, and exit code 2. */
export class Mistake extends Error {}

/** In the environment, it asks for the trace of what should not have happened. */
export const TRACE = 'LINE_AHEAD_TRACE';

export const DONE = 0;
export const FAILED = 1;
export const MISTAKEN = 2;

export const printJson = (io: Io, value: unknown): void => io.out(JSON.stringify(value, null, 2));
