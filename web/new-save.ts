/** Beginning a game: a seed, a record, a place on the shelf of saved games. */
import { type GameId, isGameId } from './game-ids.ts';
import { games } from './games.ts';
import type { NewSettings, Table } from './protocol.ts';
import { createSession, type Session } from './session.ts';
import { keep, type Save } from './storage.ts';

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 128 bits, as a text that people can copy. */
export const randomSeed = (): string => randomHex(16);

export const newId = (): string => randomHex(8);

/** Runs with a session of its own that is closed afterwards, whatever happens. */
export async function withSession<T>(work: (session: Session) => Promise<T>): Promise<T> {
  const session = createSession();
  try {
    return await work(session);
  } finally {
    session.close();
  }
}

export async function saveOf(id: string, started: number, table: Table, game: GameId): Promise<Save> {
  const { headline } = await games[game].board();
  return {
    id,
    game,
    started,
    touched: Date.now(),
    headline: table.ending?.words ?? headline(table.view),
    ended: table.ending !== null,
    commands: table.commands,
    record: table.record,
  };
}

const shelve = async (table: Table | null, game: GameId): Promise<string> => {
  if (!table) throw new Error('the game could not be set up');
  const save = await saveOf(newId(), Date.now(), table, game);
  await keep(save);
  return save.id;
};

/** Sets up a game and gives the id of its save. */
export const beginGame = (game: GameId, settings: NewSettings): Promise<string> =>
  withSession(async (session) => shelve(await session.begin(game, { seed: randomSeed(), ...settings }), game));

/** Plays a record through; only if all of it holds does it become a save. */
export const importRecord = (record: string): Promise<string> =>
  withSession(async (session) => {
    const table = await session.open(record);
    if (!table || !isGameId(table.game)) throw new Error('the record could not be opened');
    return shelve(table, table.game);
  });

/** A new save that begins with the record of another game up to some moment. */
export const beginFrom = (record: string, game: GameId): Promise<string> =>
  withSession(async (session) => shelve(await session.open(record), game));
