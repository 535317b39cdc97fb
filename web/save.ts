/** A saved game as the home page lists it. Its row in the store is read with care: an accident or another version may have written it. */

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
  /** The side whose move it is, by its name; left out while the machine is passed on, and where bots play all sides. */
  readonly moves?: string;
  /** Who sits where; left out for games that one person plays, and for the usual seats. */
  readonly seats?: Seats;
  /** It was handed over to another browser, where it goes on. */
  readonly away?: true;
}

export const isMoment = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
export const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const fieldsOf = (row: unknown): { readonly [field: string]: unknown } => (typeof row === 'object' && row !== null ? { ...row } : {});

/** Null for a row that nobody can make a game of. */
export function readSave(row: unknown): Save | null {
  const { id, game, started, touched, headline, ended, commands, moves, seats, away } = fieldsOf(row);
  if (typeof id !== 'string' || typeof game !== 'string' || !isGameId(game)) return null;
  if (!isMoment(started) || !isMoment(touched) || typeof headline !== 'string' || typeof ended !== 'boolean') return null;
  if (!(commands === null || isCount(commands))) return null;
  const save: Save = {
    ...{ id, game, started, touched, headline, ended, commands },
    ...(typeof moves === 'string' ? { moves } : {}),
    ...(away === true ? { away } : {}),
  };
  if (seats === undefined) return save;
  return isSeats(seats) ? { ...save, seats } : null;
}

/** The whole record, in clear or sealed, which earlier versions kept in the row itself. */
export function wholeRecordIn(row: unknown): string | null {
  const { record } = fieldsOf(row);
  return typeof record === 'string' ? record : null;
}
