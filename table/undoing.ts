/** Why nothing can be taken back, as far as whoever looks may know. */
import type { Entry, Game, Kind } from '../kernel/index.ts';
import { entrySeen, mayRead, momentAt, sideName } from '../kernel/index.ts';
import type { UndoState } from './sight.ts';

const not = (reason: string, rule: string | null = null): UndoState => ({ possible: false, reason, rule });

/**
 * By the command that the viewer noticed last; what others have done unseen since is no reason that it may hear. Behind those that
 * the house has given for the viewer stands the one after which nothing could be taken back.
 */
export function whyNoUndo(game: Game<Kind>, viewer: string, spared: readonly number[] = []): UndoState {
  const { ruleset, data, settings, questions, commands } = game;
  let latest = latestNoticed(game, viewer);
  while (spared.includes(latest)) latest--;
  if (latest === 0) return not('Nothing has been ordered yet.');
  const last = lastRollSince(game, viewer, latest);
  if (last) {
    const { roll, rule } = entrySeen(game, last, latest, viewer);
    return not(roll ? `The dice have fallen: ${roll.title}.` : 'Something was drawn.', rule);
  }
  const actor = commands[latest - 1]?.side ?? viewer;
  if (actor === viewer && game.isHidden) return not('Orders that were handed in stand.');
  if (actor === viewer || questions.some(({ secret }) => secret)) return not('Nothing can be taken back from here.');
  return not(`${sideName(ruleset, data, settings.scenario, actor)} have acted since.`);
}

/** The number of the command that began the moment which is on. */
function latestNoticed(game: Game<Kind>, viewer: string): number {
  let latest = game.commands.length;
  const now = momentAt(game, viewer, latest);
  while (latest > 0 && momentAt(game, viewer, latest - 1) === now) latest--;
  return latest;
}

/** The log is in the order of commands: what is older need not be looked at. */
function lastRollSince({ log }: Game<Kind>, viewer: string, command: number): Entry<Kind> | null {
  const last = log.findLast((entry) => entry.command < command || (entry.what.kind !== 'event' && mayRead(entry, viewer)));
  return last && last.command >= command ? last : null;
}
