/** Beginning a game: a table, a record, a place on the shelf of saved games. */

import type { Sight } from '../table/index.ts';
import type { Seats } from '../table/seats.ts';
import { type GameId, isGameId } from './games.ts';
import { plain } from './parts/plain.ts';
import type { NewSettings } from './protocol.ts';
import type { Save } from './save.ts';
import { randomHex } from './seed.ts';
import { createSession, gameOf, type Session, type Standing } from './session.ts';
import { type LaidBoard, shelved } from './shelf.ts';
import { noted } from './storage.ts';
import { isStaying, stayAt } from './tables.ts';

export const newId = (): string => randomHex(8);

/** A save that has yet to be filled. */
export const blankSave = (game: GameId, seats: Seats | null): Save => ({
  id: newId(),
  game,
  started: Date.now(),
  touched: Date.now(),
  headline: '',
  ended: false,
  commands: null,
  ...(seats ? { seats } : {}),
});

/**
 * The save as it is after another order. Where there is nothing to read the headline from it stays as it was; while the
 * record is sealed it tells no more than anybody may see.
 */
export function saveOf(save: Save, { board, data }: LaidBoard, sight: Sight | null, outside: object | null): Save {
  const { moves: _, ...before } = save;
  const now: Save = { ...before, touched: Date.now(), ...(sight && !sight.watching && !sight.ending ? { moves: sight.viewer.name } : {}) };
  const view = sight && !sight.sealed ? sight.view : outside;
  if (!view) return now;
  return {
    ...now,
    headline: sight?.ending ? plain(sight.ending.words) : board.headline(view, data),
    ended: (sight?.ending ?? null) !== null,
  };
}

/** Puts the game of a table into the store; where that cannot be, it stays at the table. Null when another tab has gone on from where it stood. */
export async function keepAt(session: Session, save: Save): Promise<Save | null> {
  const keeping = await session.keep(save);
  if (keeping.type === 'unstored') stayAt(save.id, session);
  return noted(save, keeping);
}

/** Sits down at a new table and puts the game on the shelf. The table is left again, unless the game can be kept nowhere else. */
async function shelve(seats: Seats | null, sitDown: (session: Session) => Promise<Standing | null>): Promise<string> {
  const session = createSession();
  try {
    const standing = await sitDown(session);
    const game = standing ? gameOf(standing) : '';
    if (!standing || !isGameId(game)) throw new Error('the game could not be set up');
    const sight = standing.type === 'sight' ? standing.sight : null;
    const board = await shelved(game).board();
    const data = board.dataFor(await session.pack());
    const save = saveOf(blankSave(game, seats), { board, data }, sight, standing.outside);
    await keepAt(session, save);
    return save.id;
  } finally {
    if (!isStaying(session)) session.close();
  }
}

/** Sets up a game and gives the id of its save. */
export const beginGame = (game: GameId, settings: NewSettings, seats: Seats | null = null): Promise<string> =>
  shelve(seats, (session) => session.begin(game, settings, seats));

/** Plays a record through; only if all of it holds does it become a save. */
export const importRecord = (record: string, seats: Seats | null): Promise<string> =>
  shelve(seats, (session) => session.open(record, seats));

/** A new save that begins with the record of another game up to some moment. */
export const beginFrom = (record: string, seats: Seats | null): Promise<string> => shelve(seats, (session) => session.open(record, seats));
