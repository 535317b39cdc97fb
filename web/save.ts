/** A saved game as it lies in the browser's store. A row is read with care: an accident or another version may have written it. */

import { isSeats, type Seats } from '../table/seats.ts';
import { type GameId, isGameId } from './games.ts';

export interface Save {
  readonly id: string;
  readonly game: GameId;
  readonly started: number;
  readonly touched: number;
  /** How it stands, in one line. */
  readonly headline: string;
  readonly ended: boolean;
  /** Null while the record is sealed. */
  readonly commands: number | null;
  /** Null where it cannot be sealed: the game goes on at a table of this tab alone. */
  readonly record: string | null;
  /** Another at every storing, and drawn by lot: a number that rises would tell how many orders were given. Empty until it is stored. */
  readonly revision: string;
  /** Who sits where; left out for games that one person plays, and for the usual seats. */
  readonly seats?: Seats;
}

/** A save that lies in the store, with its record. */
export interface StoredSave extends Save {
  readonly record: string;
}

const isMoment = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Null for a row that nobody can make a game of. Saves of earlier versions have no revision. */
export function readSave(row: unknown): StoredSave | null {
  if (typeof row !== 'object' || row === null) return null;
  const fields: { readonly [field: string]: unknown } = { ...row };
  const { id, game, started, touched, headline, ended, commands, record, revision = '', seats } = fields;
  if (typeof id !== 'string' || typeof game !== 'string' || !isGameId(game)) return null;
  if (!isMoment(started) || !isMoment(touched) || typeof headline !== 'string' || typeof ended !== 'boolean') return null;
  if (!(commands === null || isCount(commands)) || typeof record !== 'string' || typeof revision !== 'string') return null;
  const save = { id, game, started, touched, headline, ended, commands, record, revision };
  if (seats === undefined) return save;
  return isSeats(seats) ? { ...save, seats } : null;
}

/** Whether the game has gone on, in another tab, since this save was read or last stored. What is gone or unreadable is in nobody's way. */
export function isOvertaken({ revision }: Save, row: unknown): boolean {
  const stored = readSave(row);
  return stored !== null && stored.revision !== revision;
}
