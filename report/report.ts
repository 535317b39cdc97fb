/** The after-action report as a plain value: all that its page, its picture and the command line tell. */
import type { Award, Casualty, Ending, Force, Party } from '../kernel/index.ts';
import type { Befallen } from '../table/index.ts';

/** A figure from a moment on. */
export interface Mark {
  readonly moment: number;
  readonly value: number;
}

/** A figure of one party as it went. */
export interface Line {
  readonly party: string;
  readonly marks: readonly Mark[];
}

/** How much more came of the dice of a party than was to be expected, as it went. */
export interface LuckLine extends Line {
  readonly came: number;
  readonly expected: number;
  /** How far chance alone strays by the end, in two cases out of three. */
  readonly stray: number;
}

/** A turn or a day, and the moment with which it begins. */
export interface Dated {
  readonly moment: number;
  readonly words: string;
}

export interface Fallen extends Casualty {
  readonly moment: number;
  readonly when: string;
}

/** Where a force went, place by place; the empty place is off the chart. */
export interface Track extends Omit<Force, 'place' | 'by'> {
  readonly legs: readonly { readonly moment: number; readonly place: string }[];
}

/** What one ship, battery or flight did with one kind of weapon. */
export interface Firer {
  readonly party: string;
  readonly by: string;
  readonly weapon: string;
  readonly times: number;
  readonly hits: number;
  /** By the odds of its dice; null where no roll tells. */
  readonly expected: number | null;
  readonly targets: readonly { readonly name: string; readonly hits: number }[];
}

/** A battle, raid or phase in which something of weight happened. */
export interface Episode {
  readonly title: string;
  /** Whether it is a battle or the like, and not only a phase of the turn. */
  readonly isChapter: boolean;
  readonly when: string;
  readonly moment: number;
  readonly befallen: readonly Befallen[];
  /** What decides something and is not counted above, in sentences. */
  readonly besides: readonly string[];
  /** The points of every party that has any, before and after. */
  readonly points: readonly { readonly party: string; readonly before: number; readonly after: number }[];
  /** What some of them were given for, where the log does not tell. */
  readonly awards: readonly Award[];
  /** Hits beyond expectation, by party. */
  readonly luck: readonly { readonly party: string; readonly value: number }[];
  readonly weight: number;
}

export interface TurningPoint {
  readonly moment: number;
  readonly when: string;
  readonly title: string;
  readonly words: string;
}

/** What a side took to be true when a turn began. */
export interface Belief {
  readonly moment: number;
  readonly words: string;
  readonly believed: readonly Force[];
  readonly truth: readonly Force[];
  /** How many of its enemies were where it took somebody to be. */
  readonly right: number;
}

export interface Report {
  readonly game: string;
  readonly title: string;
  readonly scenario: { readonly id: string; readonly title: string };
  readonly parties: readonly Party[];
  readonly ending: Ending | null;
  /** How many moments the game has; the last is that of the report. */
  readonly moments: number;
  /** When each of them began, with what came before the first and after the last. */
  readonly turns: readonly Dated[];
  /** How many turns there were, or rounds of a battle. */
  readonly rounds: number;
  readonly score: readonly Line[];
  readonly luck: readonly LuckLine[];
  readonly casualties: readonly Fallen[];
  readonly tracks: readonly Track[];
  readonly fire: readonly Firer[];
  readonly turningPoints: readonly TurningPoint[];
  readonly beliefs: readonly { readonly side: string; readonly turns: readonly Belief[] }[];
  readonly story: readonly string[];
}
