/**
 * What a viewer can count. How many orders another side has given is a secret where orders are hidden, so each viewer has moments
 * of its own: a side its commands, and one more for all that it could read of what others did between two of them; an onlooker, who
 * gives none, the passes of the turn.
 */
import type { Game } from './game.ts';
import type { Kind, Viewer } from './kind.ts';
import { mayRead } from './log.ts';

/** How far one viewer's counting has come. */
interface Count {
  /** The moments noticed when no command had been taken, when one had, when two had, and so on. */
  readonly moments: number[];
  /** How many entries of the log have been looked at. */
  entries: number;
  /** Whether what others do now belongs to the moment that is on. */
  goesOn: boolean;
}

/** Goes on counting where it left off; what is taken back is counted anew. */
export class Moments<K extends Kind> {
  private readonly counts = new Map<string, Count>();

  constructor(private readonly game: Game<K>) {}

  /** Forgets what came after something that was taken back. */
  forget(): void {
    this.counts.clear();
  }

  of(viewer: Viewer<K['side']>): readonly number[] {
    const count = this.counts.get(viewer) ?? { moments: [0], entries: 0, goesOn: false };
    this.counts.set(viewer, count);
    while (count.moments.length <= this.game.commands.length) this.next(count, viewer);
    return count.moments;
  }

  /** One command more. */
  private next(count: Count, viewer: string): void {
    const { commands, log, passes, ruleset } = this.game;
    const number = count.moments.length;
    const moment = count.moments.at(-1) ?? 0;
    let isTold = false;
    for (let entry = log[count.entries]; entry && entry.command <= number; entry = log[++count.entries])
      isTold ||= entry.command === number && mayRead(entry, viewer);
    const isOwn = commands[number - 1]?.side === viewer;
    const isSide = ruleset.sides.includes(viewer);
    if (isSide ? isOwn : number > 1 && passes[number - 1] !== passes[number - 2]) count.goesOn = false;
    const isNoticed = isOwn || (isTold && !count.goesOn);
    if (isTold && !isOwn) count.goesOn = true;
    count.moments.push(isNoticed ? moment + 1 : moment);
  }
}

/** How many moments the viewer has noticed when no command has been taken, when one has, when two have, and so on. */
export const momentsOf = <K extends Kind>(game: Game<K>, viewer: Viewer<K['side']>): readonly number[] =>
  game.isHidden ? game.moments.of(viewer) : [0, ...game.commands.map((_, before) => before + 1)];

/** The moment of a command, by its number from 1; 0 for what was before the first. */
export const momentAt = <K extends Kind>(game: Game<K>, viewer: Viewer<K['side']>, command: number): number =>
  game.isHidden ? (game.moments.of(viewer)[command] ?? 0) : command;

/** The moment that the viewer has reached, its own drafts of the question now open among what it counts. */
export const momentOf = <K extends Kind>(game: Game<K>, viewer: Viewer<K['side']>): number =>
  momentAt(game, viewer, game.commands.length) + game.draftedBy(viewer).length;
