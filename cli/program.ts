/** What a program of the command line is, and how its arguments are read. */
import { parseArgs } from 'node:util';
import { quoted } from '../kernel/index.ts';
import type { Io } from './io.ts';
import { Mistake } from './io.ts';

export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly words: string;
  /** What stands for the value in the help. */
  readonly takes?: string;
}

export type Flags = Readonly<Record<string, Flag>>;

export interface Program {
  readonly name: string;
  readonly words: string;
  /** What follows the name, besides flags: '<game> [rule | words]'. */
  readonly takes: string;
  readonly flags: Flags;
  /** More to say in the help, such as examples. */
  readonly notes?: readonly string[];
  run(args: readonly string[], io: Io): Promise<number>;
}

export const JSON_FLAG = { type: 'boolean', words: 'print one JSON object' } as const satisfies Flag;
export const SCENARIO_FLAG = { type: 'string', takes: 'id', words: "the scenario (the game's first unless told)" } as const satisfies Flag;
export const OPTION_FLAG = {
  type: 'string',
  multiple: true,
  takes: 'id=value',
  words: 'an option of the game; may be given several times',
} as const satisfies Flag;

export const PACK_FLAG = {
  type: 'string',
  takes: 'file.json',
  words: "figures of your own in place of the game's",
} as const satisfies Flag;

/** Reads flags and the rest, and refuses what the program does not know. `most` is how many words it takes besides flags. */
export function readArguments<const F extends Flags>(flags: F, args: readonly string[], most: number) {
  const read = parsed(flags, args);
  const extra = read.positionals[most];
  if (extra !== undefined) throw new Mistake(`'${quoted(extra)}' is one argument too many`);
  return read;
}

function parsed<const F extends Flags>(flags: F, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Mistake(error instanceof Error ? firstSentence(error.message, Object.keys(flags)) : String(error));
  }
}

/** Node says several sentences; the first is the one that matters. */
function firstSentence(message: string, known: readonly string[]): string {
  const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1];
  if (unknown !== undefined)
    return `unknown flag '${quoted(unknown)}'; there is ${[...known, 'help'].map((name) => `--${name}`).join(', ')}`;
  const missing =
    /^Option '(--\S+) <value>' argument missing/.exec(message)?.[1] ?? /^Option '(--\S+)' argument is ambiguous/.exec(message)?.[1];
  if (missing !== undefined) return `flag '${missing}' needs a value`;
  return quoted(message.split('\n')[0] ?? message);
}

/** A whole number given as text. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new Mistake(`${name} must be a whole number from ${least} to ${most}, not '${quoted(text)}'`);
  return value;
}

/** 'id=value' given several times. */
export function readOptions(given: readonly string[] = []): Record<string, string> {
  const options = new Map<string, string>();
  for (const text of given) {
    const [, id, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (id === undefined || value === undefined) throw new Mistake(`an option is given as id=value, not '${quoted(text)}'`);
    if (options.has(id)) throw new Mistake(`option '${quoted(id)}' is given twice`);
    options.set(id, value);
  }
  return Object.fromEntries(options);
}

/** The first word after the program's name, which is the game. */
export function gameGiven([id]: readonly string[], games: readonly { readonly id: string }[]): string {
  if (id === undefined) throw new Mistake(`name a game: ${games.map((game) => game.id).join(', ')}`);
  return id;
}
