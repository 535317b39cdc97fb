/** Tables as the database keeps them. */
import type { Ending } from '../../kernel/index.ts';
import { type Fields, isFields } from '../../register/reading.ts';
import type { Row } from '../db/database.ts';
import { json, text, textOrNull, truth, whole } from '../db/row.ts';

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
  /** The same as others may know it: where several draft at once, all of them, whoever has handed in. */
  readonly askedOpenly: readonly string[];
  readonly ending: Ending | null;
  readonly made: number;
  /** When anything last happened, seen or unseen. */
  readonly changed: number;
  /** When it last became another's move, as others may know it. */
  readonly turned: number;
}

const STAGES: readonly Stage[] = ['gathering', 'playing', 'over'];

function stageIn(row: Row): Stage {
  const found = STAGES.find((stage) => stage === text(row, 'stage'));
  if (!found) throw new Error('the database gave no stage that can be read');
  return found;
}

const fieldsIn = (row: Row, name: string): Fields => {
  const value = json(row, name);
  return isFields(value) ? value : {};
};

function setupIn(row: Row): Setup {
  const { scenario, options, pack } = fieldsIn(row, 'setup');
  const chosen = isFields(options) ? Object.entries(options).map(([id, value]) => [id, String(value)]) : [];
  return { scenario: String(scenario), options: Object.fromEntries(chosen), ...(pack === undefined ? {} : { pack }) };
}

function endingIn(row: Row): Ending | null {
  if (row.ending === null) return null;
  const { result, words, winner, score } = fieldsIn(row, 'ending');
  return {
    result: String(result),
    words: String(words),
    winner: typeof winner === 'string' ? winner : null,
    score: Number(score),
  };
}

function sidesIn(row: Row, name: string): readonly string[] {
  const asked = json(row, name);
  return Array.isArray(asked) ? asked.map(String) : [];
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
  askedOpenly: sidesIn(row, 'asked_openly'),
  ending: endingIn(row),
  made: whole(row, 'made'),
  changed: whole(row, 'changed'),
  turned: whole(row, 'turned'),
});

export const seatIn = (row: Row): SeatRow => ({
  side: text(row, 'side'),
  person: textOrNull(row, 'person'),
  bot: textOrNull(row, 'bot'),
  number: textOrNull(row, 'number'),
});
