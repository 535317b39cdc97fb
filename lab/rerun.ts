/** Plays a stored game against the present rules, whatever version of them it was played under, and says whether it still holds. */
import type { Checkpoint, Command, Ending, GameRecord, Kind, Refusal, Ruleset } from '../kernel/index.ts';
import { BadRecord, Game, quoted, recordOf, UNDO, UnknownSetting } from '../kernel/index.ts';

export interface Held {
  readonly entries: number;
  /** Whether every position hashes as it did, or the same commands and dice now lead to positions that are written otherwise. */
  readonly positions: 'same' | 'other';
  /** As it ends under the present rules; a record does not say how it ended. */
  readonly ending: Ending | null;
}

/** Throws a BadRecord with place and reason where the game breaks. */
export function rerun(ruleset: Ruleset<Kind>, record: GameRecord): Held {
  const game = begun(ruleset, record);
  record.journal.forEach((entry, before) => {
    inPlay(`entry ${before + 1}`, () => follow(game, entry));
  });
  for (const draft of record.drafts) inPlay('drafts', () => game.apply(draft));
  const positions = compare(record.checkpoints, recordOf(game).checkpoints);
  return { entries: record.journal.length, positions, ending: game.ending };
}

/** The chain begins with the version of the rules; begun with that of the record, it goes on as it did if nothing else has changed. */
function begun(ruleset: Ruleset<Kind>, record: GameRecord): Game<Kind> {
  const undo = record.journal.some(({ verb }) => verb === UNDO);
  try {
    return new Game({ ...ruleset, version: record.rules }, record, { chain: true, undo });
  } catch (error) {
    throw new BadRecord('settings', error instanceof UnknownSetting ? quoted(error.message) : failed(error));
  }
}

const follow = (game: Game<Kind>, entry: Command): Refusal | null => (entry.verb === UNDO ? game.undo(entry.side) : game.apply(entry));

function inPlay(place: string, play: () => Refusal | null): void {
  const refusal = attempted(place, play);
  if (refusal) throw new BadRecord(place, `${quoted(refusal.words)} (${refusal.rule})`);
}

/** Rules that have changed may fail where a command leads them to what they no longer foresee. */
function attempted(place: string, play: () => Refusal | null): Refusal | null {
  try {
    return play();
  } catch (error) {
    throw new BadRecord(place, failed(error));
  }
}

const failed = (error: unknown): string => `the rules fail: ${error instanceof Error ? quoted(error.message) : 'nobody knows why'}`;

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
