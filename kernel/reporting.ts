/** What a game brings to its after-action report: how points, losses, whereabouts and shots are read from it, and how its story begins. */
import type { Kind } from './kind.ts';
import type { Told } from './log.ts';

/** Somebody whom the report speaks of, whether anybody plays it or not. */
export interface Party {
  readonly id: string;
  /** As it stands in a sentence: 'the Allies'. */
  readonly name: string;
}

/** Somebody who is somewhere on the chart. */
export interface Force {
  readonly id: string;
  readonly party: string;
  readonly name: string;
  /** As the chart of the game knows it. */
  readonly place: string;
  /** The places by which it came there, the last one too; straight from the last place unless told. */
  readonly by?: readonly string[];
  /** How old the news of it is, of somebody who is believed to be there: 'last seen 3 turns before'. */
  readonly age?: string;
}

/** A piece that is no longer what it was. */
export interface Casualty {
  readonly id: string;
  readonly party: string;
  readonly name: string;
  readonly fate: 'lost' | 'out' | 'damaged';
  /** Where it is, as the chart knows it; null where that cannot be said. */
  readonly place: string | null;
}

/** What was fired or thrown at somebody. */
export interface Shot {
  readonly party: string;
  readonly by: string;
  readonly at: string;
  /** '12-inch guns', 'torpedoes'. */
  readonly weapon: string;
  readonly hits: number;
}

/** What points were given for besides losses, in words. */
export interface Award {
  readonly party: string;
  readonly points: number;
  /** 'Scarborough shelled' */
  readonly words: string;
}

/** Where a game stands, for whoever reports of it. */
export interface Standing<K extends Kind> {
  readonly state: K['state'];
  readonly data: K['data'];
  readonly scenario: string;
}

export interface Reporting<K extends Kind> {
  /** In the order in which they are told; the first has the lead in the score that is ahead. */
  parties(at: Standing<K>): readonly Party[];
  /** Whose dice are rolled for no side in particular; left out where sides roll all that is counted. */
  readonly dealer?: string;
  /** Points by party; a party without points of its own is left out. */
  points(at: Standing<K>): Readonly<Record<string, number>>;
  /** All so far, in the order in which they came; left out where the log tells of every point. */
  awards?(at: Standing<K>): readonly Award[];
  casualties(at: Standing<K>): readonly Casualty[];
  forces(at: Standing<K>): readonly Force[];
  /** Where a side takes its enemies to be; left out, or null, where nobody can be mistaken about that. */
  believed?(view: K['view'], side: K['side'], data: K['data']): readonly Force[] | null;
  /** What an event tells of a shot, with the rolls that stand under it; null for all that is none. */
  shot(event: K['event'] | K['secret'], at: Standing<K>): Shot | null;
  /** All that the sides were told of it, each for itself, put together once the game is over; null where one side's reading tells everything. */
  whole?(told: Told<K>): K['event'] | K['secret'] | null;
  /** 'on 16 December', as it stands within a sentence. */
  when(at: Standing<K>): string;
  /** What the story begins with, of which the first sentence is told. */
  opening(at: Standing<K>): string;
}
