/** Beginning a game: a seed, a record, a place on the shelf of saved games. */
import { type GameId, isGameId } from './game-ids.ts';
import { games } from './games.ts';
import type { Kept, NewSettings, Standing, Table } from './protocol.ts';
import type { Seats } from './seats.ts';
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

/** A save that has yet to be filled. */
export const blankSave = (game: GameId, seats: Seats | null): Save => ({
  id: newId(),
  game,
  started: Date.now(),
  touched: Date.now(),
  headline: '',
  ended: false,
  commands: 0,
  record: '',
  ...(seats ? { seats } : {}),
});

/** The save as it is after another order. Behind a curtain there is nothing to read the headline from: it stays as it was. */
export async function saveOf(save: Save, game: GameId, table: Table | null, { record, commands }: Kept): Promise<Save> {
  const now = { ...save, touched: Date.now(), commands, record };
  if (!table) return now;
  const { headline } = await games[game].board();
  return { ...now, headline: table.ending?.words ?? headline(table.view), ended: table.ending !== null };
}

const shelve = async (standing: Standing | null, game: GameId, seats: Seats | null): Promise<string> => {
  if (!standing?.kept) throw new Error('the game could not be set up');
  const save = await saveOf(blankSave(game, seats), game, standing.type === 'table' ? standing.table : null, standing.kept);
  await keep(save);
  return save.id;
};

/** Sets up a game and gives the id of its save. */
export const beginGame = (game: GameId, settings: NewSettings, seats: Seats | null = null): Promise<string> =>
  withSession(async (session) => shelve(await session.begin(game, { seed: randomSeed(), ...settings }, seats), game, seats));

/** Plays a record through; only if all of it holds does it become a save. */
export const importRecord = (record: string): Promise<string> =>
  withSession(async (session) => {
    const standing = await session.open(record, null);
    const game = standing?.type === 'table' ? standing.table.game : (standing?.curtain.game ?? '');
    if (!isGameId(game)) throw new Error('the record could not be opened');
    return shelve(standing, game, null);
  });

/** A new save that begins with the record of another game up to some moment. */
export const beginFrom = (record: string, game: GameId, seats: Seats | null): Promise<string> =>
  withSession(async (session) => shelve(await session.open(record, seats), game, seats));
