/**
 * What a viewer can count. How many orders another side has given is a secret where orders are hidden, so each viewer has moments
 * of its own: a side its commands, and one more for all that it could read of what others did between two of them; an onlooker, who
 * gives none, the passes of the turn.
 */
import type { Game } from './game.ts';
import type { Kind, Viewer } from './kind.ts';
import { mayRead } from './log.ts';

/** How far one viewer's counting has come with one command. */
interface Count {
  /** The moments noticed so far. */
  readonly moment: number;
  /** How many entries of the log have been looked at. */
  readonly entries: number;
  /** Whether what others do now belongs to the moment that is on. */
  readonly goesOn: boolean;
}

const BEGINNING: Count = { moment: 0, entries: 0, goesOn: false };

/** Goes on counting where it left off; what is taken back is cut off. */
export class Moments<K extends Kind> {
  /** For each viewer when no command had been taken, when one had, when two had, and so on. */
  private readonly counts = new Map<string, Count[]>();

  constructor(private readonly game: Game<K>) {}

  /** So many commands stand of what was counted. */
  cut(commands: number): void {
    for (const counts of this.counts.values()) counts.length = Math.min(counts.length, commands + 1);
  }

  of(viewer: Viewer<K['side']>): readonly Count[] {
    const counts = this.counts.get(viewer) ?? [BEGINNING];
    this.counts.set(viewer, counts);
    while (counts.length <= this.game.commands.length) counts.push(this.next(counts, viewer));
    return counts;
  }

  /** One command more. */
  private next(counts: readonly Count[], viewer: string): Count {
    const { commands, log, passes, ruleset } = this.game;
    const number = counts.length;
    const before = counts.at(-1) ?? BEGINNING;
    let [entries, isTold] = [before.entries, false];
    for (let entry = log[entries]; entry && entry.command <= number; entry = log[++entries])
      isTold ||= entry.command === number && mayRead(entry, viewer);
    const isOwn = commands[number - 1]?.side === viewer;
    const isSide = ruleset.sides.includes(viewer);
    const isOver = isSide ? isOwn : passes[number - 1] !== passes[number - 2];
    const goesOn = before.goesOn && !isOver;
    const isNoticed = isOwn || (isTold && !goesOn);
    return { moment: before.moment + (isNoticed ? 1 : 0), entries, goesOn: goesOn || (isTold && !isOwn) };
  }
}

/** How many moments the viewer has noticed when no command has been taken, when one has, when two have, and so on. */
export const momentsOf = <K extends Kind>(game: Game<K>, viewer: Viewer<K['side']>): readonly number[] =>
  game.isHidden ? game.moments.of(viewer).map(({ moment }) => moment) : [0, ...game.commands.map((_, before) => before + 1)];

/** The moment of a command, by its number from 1; 0 for what was before the first. */
export const momentAt = <K extends Kind>(game: Game<K>, viewer: Viewer<K['side']>, command: number): number =>
  game.isHidden ? (game.moments.of(viewer)[command]?.moment ?? 0) : command;

/** The moment that the viewer has reached, its own drafts of the question now open among what it counts. */
export const momentOf = <K extends Kind>(game: Game<K>, viewer: Viewer<K['side']>): number =>
  momentAt(game, viewer, game.commands.length) + game.draftedBy(viewer).length;
