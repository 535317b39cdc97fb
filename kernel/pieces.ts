/** A record in pieces, so that it can be appended to: a head with what the game was begun with, and piece by piece what was done since. */
import type { Checkpoint, Game, Settings } from './game.ts';
import { BETWEEN_CHECKPOINTS } from './game.ts';
import type { Kind } from './kind.ts';
import { BadRecord, checkpointsSince, FORMAT, type GameRecord } from './record.ts';

export const IN_PIECES = `${FORMAT} in pieces`;

export interface Head extends Settings {
  readonly format: typeof IN_PIECES;
  readonly game: string;
  readonly rules: number;
}

/** What was done from one time that the game was kept to the next. */
export interface Piece extends Pick<GameRecord, 'journal' | 'checkpoints' | 'ending'> {
  /** How many entries were kept before. */
  readonly from: number;
}

export const headOf = <K extends Kind>({ ruleset, settings }: Game<K>): Head => ({
  format: IN_PIECES,
  game: ruleset.id,
  rules: ruleset.version,
  ...settings,
});

/** What a side has only drafted is in no piece: it is done when all have handed in, and then stands in the journal. */
export const pieceOf = <K extends Kind>(game: Game<K>, from: number): Piece => ({
  from,
  journal: game.journal.slice(from),
  checkpoints: checkpointsSince(game, from),
  ...(game.ending ? { ending: game.ending } : {}),
});

/** Where a piece ends the position is hashed too, which the next piece makes needless; all that the last one holds stays. */
export function merged({ format: _, ...beginning }: Head, pieces: readonly Piece[]): GameRecord {
  let entries = 0;
  pieces.forEach(({ from, journal }, before) => {
    if (from !== entries) throw new BadRecord(`piece ${before + 1}`, `it goes on from entry ${from}, but ${entries} came before it`);
    entries += journal.length;
  });
  const last = pieces.at(-1);
  const ending = last?.ending;
  return {
    format: FORMAT,
    ...beginning,
    journal: pieces.flatMap(({ journal }) => journal),
    drafts: [],
    checkpoints: pieces.flatMap((piece) => (piece === last ? piece.checkpoints : piece.checkpoints.filter(isRegular))),
    ...(ending ? { ending } : {}),
  };
}

const isRegular = ({ at }: Checkpoint): boolean => at > 0 && at % BETWEEN_CHECKPOINTS === 0;
