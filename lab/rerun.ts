/** Plays a stored game against the present rules, whatever version of them it was played under, and says whether it still holds. */
import type { Checkpoint, Ending, GameRecord, Kind, Ruleset } from '../kernel/index.ts';
import { BadRecord, begunAs, playThrough, recordOf } from '../kernel/index.ts';

export interface Held {
  readonly entries: number;
  /** Whether every position hashes as it did, or the same commands and dice now lead to positions that are written otherwise. */
  readonly positions: 'same' | 'other';
  /** As it ends under the present rules. */
  readonly ending: Ending | null;
  /** Whether that is how it ended; null where the record tells no ending. */
  readonly endsAlike: boolean | null;
}

/** Throws a BadRecord with place and reason where the game breaks. */
export function rerun(ruleset: Ruleset<Kind>, record: GameRecord): Held {
  // The chain begins with the version of the rules; begun with that of the record, it goes on as it did if nothing else has changed.
  const game = begunAs({ ...ruleset, version: record.rules }, record, { chain: true });
  playThrough(game, record);
  const positions = compare(record.checkpoints, recordOf(game).checkpoints);
  const endsAlike = record.ending ? isAlike(record.ending, game.ending) : null;
  return { entries: record.journal.length, positions, ending: game.ending, endsAlike };
}

/** Whatever words are found for it. */
const isAlike = ({ result, winner, score }: Ending, now: Ending | null): boolean =>
  now?.result === result && now.winner === winner && now.score === score;

/** A link holds the commands and the dice that fell, so a game with other dice breaks even where all its commands are still legal. */
function compare(then: readonly Checkpoint[], now: readonly Checkpoint[]): Held['positions'] {
  let positions: Held['positions'] = 'same';
  for (const { at, link, hash } of now) {
    const expected = then.find((each) => each.at === at);
    if (expected?.link !== link) throw new BadRecord(`checkpoint ${at}`, 'other dice have fallen by then, or the record was changed');
    if (expected.hash !== hash) positions = 'other';
  }
  return positions;
}
