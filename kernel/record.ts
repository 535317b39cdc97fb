/** A game is its record: the rules, the settings and the commands bring back everything, byte for byte. */
import type { Command } from './command.ts';
import type { Checkpoint, Game, Settings } from './game.ts';
import type { Ending, Kind } from './kind.ts';
import { oneLine, quoted } from './outside.ts';

export const FORMAT = 'line-ahead record 2';

export interface GameRecord extends Settings {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  /** Everything that was done, in order: commands, and `undo` where a side took one back. */
  readonly journal: readonly Command[];
  /** What the sides have drafted in a question that is still open, for whoever keeps the game and for nobody else. */
  readonly drafts: readonly Command[];
  /** How the game stood now and then, and at the end. Their links chain everything above, so that no change goes unseen. */
  readonly checkpoints: readonly Checkpoint[];
  /** How it ended, so that whoever plays it again under other rules can say whether it still does. */
  readonly ending?: Ending;
}

/** What is wrong with a record, and where: one short line, whatever the record holds. */
export class BadRecord extends Error {
  readonly place: string;
  readonly reason: string;

  constructor(where: string, why: string) {
    const [place, reason] = [quoted(where), oneLine(why)];
    super(`bad record at ${place}: ${reason}`);
    this.place = place;
    this.reason = reason;
  }
}

export function recordOf<K extends Kind>(game: Game<K>): GameRecord {
  const { ruleset, settings, journal, play, ending } = game;
  return {
    format: FORMAT,
    game: ruleset.id,
    rules: ruleset.version,
    ...settings,
    journal: [...journal],
    drafts: play.draftingSides.flatMap((side) => game.draftedBy(side)),
    checkpoints: checkpointsSince(game, 0),
    ...(ending ? { ending } : {}),
  };
}

/** How the game stood now and then after the first so many entries, and how it stands. */
export function checkpointsSince<K extends Kind>(game: Game<K>, entries: number): Checkpoint[] {
  const since = game.checkpoints.filter(({ at }) => at > entries);
  return since.at(-1)?.at === game.journal.length ? since : [...since, game.checkpoint()];
}
