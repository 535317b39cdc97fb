/** Why nothing can be taken back, as far as whoever looks may know. */
import type { Game, Kind } from '../kernel/index.ts';
import { entrySeen, momentsOf } from '../kernel/index.ts';
import { readableIn } from './log.ts';
import type { UndoState } from './sight.ts';

const not = (reason: string, rule: string | null = null): UndoState => ({ possible: false, reason, rule });

/** By the command that the viewer noticed last; what others have done unseen since is no reason that it may hear. */
export function whyNoUndo(game: Game<Kind>, viewer: string): UndoState {
  const { ruleset, questions, commands } = game;
  const moments = momentsOf(game, viewer);
  const latest = moments.indexOf(moments.at(-1) ?? 0);
  if (latest === 0) return not('Nothing has been ordered yet.');
  const last = readableIn(game, viewer).findLast(({ command, what }) => moments[command] === moments.at(-1) && what.kind !== 'event');
  if (last) {
    const { roll, rule } = entrySeen(ruleset, last, latest, viewer);
    return not(roll ? `The dice have fallen: ${roll.title}.` : 'Something was drawn.', rule);
  }
  const actor = commands[latest - 1]?.side ?? viewer;
  if (actor === viewer || questions.some(({ secret }) => secret)) return not('Nothing can be taken back from here.');
  return not(`${ruleset.wording.name(actor)} have acted since.`);
}
