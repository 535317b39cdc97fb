/**
 * What a viewer can count. How many orders another side has given is a secret where orders are hidden, so each viewer has moments
 * of its own: a side its commands, and one more for all that it could read of what others did between two of them; an onlooker, who
 * gives none, the passes of the turn.
 */
import type { Command } from './command.ts';
import type { Game } from './game.ts';
import type { Kind, Viewer } from './kind.ts';
import { mayRead } from './log.ts';

/** How many moments the viewer has noticed when no command has been taken, when one has, when two have, and so on. */
export function momentsOf<K extends Kind>(game: Game<K>, viewer: Viewer<K['side']>): number[] {
  if (!game.isHidden) return [0, ...game.commands.map((_, before) => before + 1)];
  const told = new Set<number>();
  for (const entry of game.log) if (mayRead(entry, viewer)) told.add(entry.command);
  const moments = [0];
  let moment = 0;
  /** Whether what others do now belongs to the moment that is on. */
  let goesOn = false;
  game.commands.forEach((command, before) => {
    const isOwn = isOwnMoment(game, viewer, command, before);
    if (isOwn) goesOn = false;
    if (isOwn && command.side === viewer) moment++;
    else if (told.has(before + 1) && !goesOn) {
      moment++;
      goesOn = true;
    }
    moments.push(moment);
  });
  return moments;
}

/** Where what came before is a moment of the past. */
const isOwnMoment = <K extends Kind>({ passes, ruleset }: Game<K>, viewer: string, { side }: Command, before: number): boolean =>
  ruleset.sides.includes(viewer) ? side === viewer : before > 0 && passes[before] !== passes[before - 1];

/** The moment that the viewer has reached, its own drafts of the question now open among what it counts. */
export const momentOf = <K extends Kind>(game: Game<K>, viewer: Viewer<K['side']>): number =>
  (momentsOf(game, viewer).at(-1) ?? 0) + game.draftedBy(viewer).length;
