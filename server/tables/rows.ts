/** Tables as the database keeps them. */
import type { Ending } from '../../kernel/index.ts';
import { type Fields, isFields } from '../../register/reading.ts';
import type { Clock } from '../../table/index.ts';
import type { Row } from '../db/database.ts';
import { json, text, textOrNull, truth, whole, wholeOrNull } from '../db/row.ts';
import type { Names } from './names.ts';

/** A table has free seats, is played at, or is over. */
export type Stage = 'gathering' | 'playing' | 'over';

/** What is played; chance is not among it. */
export interface Setup {
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pack?: unknown;
}

export interface SeatRow {
  readonly side: string;
  readonly person: string | null;
  readonly bot: string | null;
  /** What whoever sat down has added to the dice. */
  readonly number: string | null;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that it began with. */
  readonly rules: number;
  readonly setup: Setup;
  /** The server's part of the seed: never leaves before the game is over. */
  readonly secret: string;
  readonly stage: Stage;
  readonly isListed: boolean;
  readonly host: string;
  /** How many acts there are. */
  readonly mark: number;
  /** The sides of persons who are waited for; none while bots move. */
  readonly asked: readonly string[];
  /** The sides of persons whom anybody may know to be waited for. */
  readonly awaited: readonly string[];
  readonly ending: Ending | null;
  readonly clock: Clock;
  readonly made: number;
  /** When the last sat down; null until then. */
  readonly begun: number | null;
  readonly changed: number;
  /** When somebody who only looks on last noticed something. */
  readonly noticed: number;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  /** As the figures call them that somebody has brought; null where nobody has. */
  readonly names: Names | null;
}

const STAGES: readonly Stage[] = ['gathering', 'playing', 'over'];

export function stageIn(row: Row): Stage {
  const found = STAGES.find((stage) => stage === text(row, 'stage'));
  if (!found) throw new Error('the database gave no stage that can be read');
  return found;
}

const fieldsIn = (row: Row, name: string): Fields => {
  const value = json(row, name);
  return isFields(value) ? value : {};
};

const wordsIn = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, String(value)]));

/** Tables that are only listed come without it. */
const packIn = (row: Row): unknown => (typeof row.pack === 'string' ? json(row, 'pack') : undefined);

function setupIn(row: Row): Setup {
  const { scenario, options, pack = packIn(row) } = fieldsIn(row, 'setup');
  return { scenario: String(scenario), options: isFields(options) ? wordsIn(options) : {}, ...(pack === undefined ? {} : { pack }) };
}

export function endingIn(row: Row): Ending | null {
  if (row.ending === null) return null;
  const { result, words, winner, score } = fieldsIn(row, 'ending');
  return {
    result: String(result),
    words: String(words),
    winner: typeof winner === 'string' ? winner : null,
    score: Number(score),
  };
}

export function sidesIn(row: Row, name: string): readonly string[] {
  const sides = json(row, name);
  return Array.isArray(sides) ? sides.map(String) : [];
}

function clockIn(row: Row): Clock {
  const { kind, minutes, increment, days } = fieldsIn(row, 'clock');
  if (kind === 'live') return { kind, minutes: Number(minutes), increment: Number(increment) };
  return kind === 'days' ? { kind, days: Number(days) } : { kind: 'none' };
}

function namesIn(row: Row): Names | null {
  if (row.names === null) return null;
  const { scenario, sides } = fieldsIn(row, 'names');
  return { scenario: String(scenario), sides: isFields(sides) ? wordsIn(sides) : {} };
}

export const tableIn = (row: Row): TableRow => ({
  id: text(row, 'id'),
  game: text(row, 'game'),
  rules: whole(row, 'rules'),
  setup: setupIn(row),
  secret: text(row, 'secret'),
  stage: stageIn(row),
  isListed: truth(row, 'is_listed'),
  host: text(row, 'host'),
  mark: whole(row, 'mark'),
  asked: sidesIn(row, 'asked'),
  awaited: sidesIn(row, 'awaited'),
  ending: endingIn(row),
  clock: clockIn(row),
  made: whole(row, 'made'),
  begun: wholeOrNull(row, 'begun'),
  changed: whole(row, 'changed'),
  noticed: whole(row, 'noticed'),
  rematch: textOrNull(row, 'rematch'),
  names: namesIn(row),
});

export const seatIn = (row: Row): SeatRow => ({
  side: text(row, 'side'),
  person: textOrNull(row, 'person'),
  bot: textOrNull(row, 'bot'),
  number: textOrNull(row, 'number'),
});
