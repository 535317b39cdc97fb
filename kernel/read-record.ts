/** Reads records from text, whole or in pieces. Whatever is wrong is named with its place; nothing is half read. */
import { type Command, readCommand } from './command.ts';
import type { Checkpoint } from './game.ts';
import type { Ending } from './kind.ts';
import { quoted, shown } from './outside.ts';
import { type Head, IN_PIECES, merged, type Piece } from './pieces.ts';
import { BadRecord, FORMAT, type GameRecord } from './record.ts';

/** A record as one text: as it is exported, or with its head and each of its pieces in a line. */
export function parseRecord(text: string): GameRecord {
  const [head = '', ...pieces] = isInPieces(text) ? text.trimEnd().split('\n') : [];
  return pieces.length > 0 ? parsePieces(head, pieces) : wholeRecord(objectIn(text));
}

/** Whether a text begins with the head of a record in pieces. */
export const isInPieces = (text: string): boolean => text.slice(0, text.indexOf('\n') >>> 0).includes(`"${IN_PIECES}"`);

/** A record out of the texts that were kept of it. */
export const parsePieces = (head: string, pieces: readonly string[]): GameRecord => merged(headIn(objectIn(head)), pieces.map(pieceIn));

const SETTINGS = ['format', 'game', 'rules', 'scenario', 'options', 'seed', 'dice', 'pack'];

function wholeRecord(value: Loose): GameRecord {
  checkFormat(value, FORMAT);
  checkKeys(value, [...SETTINGS, 'journal', 'drafts', 'checkpoints', 'ending']);
  return {
    format: FORMAT,
    ...beginningIn(value),
    journal: list(value, 'journal', commandAt),
    drafts: list(value, 'drafts', commandAt),
    checkpoints: list(value, 'checkpoints', checkpointAt),
    ...endingIn(value),
  };
}

/** Who sits where may be kept with the head; that is for the table to read. */
function headIn(value: Loose): Head {
  checkFormat(value, IN_PIECES);
  checkKeys(value, [...SETTINGS, 'seats']);
  return { format: IN_PIECES, ...beginningIn(value) };
}

const pieceIn = (text: string, before: number): Piece => {
  const place = `piece ${before + 1}`;
  try {
    const value = objectIn(text);
    // What the table remembers besides is for the table to read.
    checkKeys(value, ['from', 'journal', 'checkpoints', 'ending', 'notes']);
    const from = Number.isInteger(value.from) ? Number(value.from) : bad('from', 'a whole number is missing');
    return { from, journal: list(value, 'journal', commandAt), checkpoints: list(value, 'checkpoints', checkpointAt), ...endingIn(value) };
  } catch (error) {
    throw error instanceof BadRecord ? new BadRecord(`${place}, ${error.place}`, error.reason) : error;
  }
};

const beginningIn = (value: Loose): Omit<Head, 'format'> => ({
  game: textAt(value, 'game'),
  rules: Number.isInteger(value.rules) ? Number(value.rules) : bad('rules', 'a whole number is missing'),
  scenario: textAt(value, 'scenario'),
  options: optionsAt(value),
  seed: textAt(value, 'seed'),
  dice: value.dice === 'fast' || value.dice === 'keyed' ? value.dice : bad('dice', "it must be 'fast' or 'keyed'"),
  ...(value.pack === undefined ? {} : { pack: value.pack }),
});

type Loose = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const bad = (place: string, reason: string): never => {
  throw new BadRecord(place, reason);
};

function objectIn(text: string): Loose {
  const value = parseJson(text);
  return isObject(value) ? value : bad('the beginning', 'this is no record');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadRecord('its text', `it is cut short or no JSON (${error instanceof Error ? quoted(error.message) : 'unreadable'})`);
  }
}

function checkFormat({ format }: Loose, expected: string): void {
  if (format !== expected) throw new BadRecord('format', `this is no record of Line Ahead (it says ${shown(format)})`);
}

/** What the reader does not know it would pass over, and nobody would notice that it was changed. */
function checkKeys(value: Loose, known: readonly string[]): void {
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined) throw new BadRecord(stranger, 'a record has nothing of this name');
}

const textAt = (value: Loose, key: string): string => {
  const text = value[key];
  return typeof text === 'string' ? text : bad(key, 'a text is missing');
};

function list<T>(value: Loose, key: string, read: (each: unknown, place: string) => T): T[] {
  const items = value[key];
  if (!Array.isArray(items)) throw new BadRecord(key, 'a list is missing');
  return items.map((each: unknown, index) => read(each, `${key}, number ${index + 1}`));
}

function optionsAt(value: Loose): Record<string, string> {
  if (!isObject(value.options)) throw new BadRecord('options', 'they are missing');
  return Object.fromEntries(
    Object.entries(value.options).map(([id, each]) => [id, typeof each === 'string' ? each : bad(`options, ${id}`, 'a text is missing')]),
  );
}

const commandAt = (value: unknown, place: string): Command => readCommand(value) ?? bad(place, 'this is no command');

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value);

function checkpointAt(value: unknown, place: string): Checkpoint {
  if (!isObject(value) || typeof value.at !== 'number' || !isHash(value.link) || !isHash(value.hash))
    return bad(place, 'this is no checkpoint');
  return { at: value.at, link: value.link, hash: value.hash };
}

/** Records of earlier versions do not tell it, nor do those of games that are not over. */
function endingIn({ ending }: Loose): { readonly ending?: Ending } {
  if (ending === undefined) return {};
  if (!isObject(ending)) return bad('ending', 'this is no ending');
  const { result, words, winner, score } = ending;
  if (typeof result !== 'string' || typeof words !== 'string' || typeof score !== 'number') return bad('ending', 'this is no ending');
  if (winner !== null && typeof winner !== 'string') return bad('ending', 'its winner is missing');
  return { ending: { result, words, winner, score } };
}
