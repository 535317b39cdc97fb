/** What the register knows of one historical battle. Facts only: what a game makes of them stands in the game. */
import type { Nation, Source } from '../types.ts';

/** The points of the compass clockwise from north, eleven and a quarter degrees from one to the next; 'b' is by, 'SEbS' south-east by south. */
export const POINTS = [
  ...['N', 'NbE', 'NNE', 'NEbN', 'NE', 'NEbE', 'ENE', 'EbN'],
  ...['E', 'EbS', 'ESE', 'SEbE', 'SE', 'SEbS', 'SSE', 'SbE'],
  ...['S', 'SbW', 'SSW', 'SWbS', 'SW', 'SWbW', 'WSW', 'WbS'],
  ...['W', 'WbN', 'WNW', 'NWbW', 'NW', 'NWbN', 'NNW', 'NbW'],
] as const;
export type Point = (typeof POINTS)[number];

export const LIGHTS = ['day', 'dusk', 'night', 'dawn'] as const;
export type Light = (typeof LIGHTS)[number];

export const WEATHERS = ['clear', 'overcast', 'haze', 'mist', 'fog', 'rain', 'squall'] as const;
export type Weather = (typeof WEATHERS)[number];

export const SEAS = ['calm', 'slight', 'moderate', 'rough'] as const;
export type Sea = (typeof SEAS)[number];

/** A loose formation keeps no order: scouts, screens, ships in flight. */
export const FORMATIONS = ['line-ahead', 'line-abreast', 'line-of-bearing', 'loose'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** What became of a ship: lost by the enemy's hand, by her own crew's, on a shore; taken; disarmed in a neutral port; hurt; got away. */
export const ENDS = ['sunk', 'scuttled', 'wrecked', 'taken', 'interned', 'damaged', 'escaped'] as const;
export type End = (typeof ENDS)[number];

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Minutes after midnight, by the battle's own clock. */
export type Clock = number;

export interface Squadron {
  /** The name in kebab case, once in the battle. */
  readonly id: string;
  readonly name: string;
  readonly commander?: string;
  readonly flagship: string;
  /** Ships by their id in the register, in the order of the line; abreast, from left to right. */
  readonly ships: readonly string[];
}

export interface BattleSide {
  /** 'british', 'russian': as it is called in this battle. */
  readonly id: string;
  readonly nations: readonly Nation[];
  readonly commander: string;
  /** Where he flew his flag. */
  readonly flagship: string;
  readonly squadrons: readonly Squadron[];
}

/** Where the leading ship of a squadron stands, seen from the leading ship of another. */
export interface Offing {
  readonly squadron: string;
  readonly bearing: Point;
  /** Nautical miles. */
  readonly range: number;
}

export interface Station {
  readonly squadron: string;
  readonly course: Point;
  /** Knots. */
  readonly speed: number;
  readonly formation: Formation;
  /** Seen from a squadron named before. The first has none: all the others are laid off from her. */
  readonly off?: Offing;
}

export interface Arrival {
  readonly squadron: string;
  readonly time: Clock;
  /** Where they come in sight. */
  readonly from: Point;
}

/** A moment at which the battle can be begun. */
export interface Opening {
  readonly id: string;
  readonly title: string;
  readonly time: Clock;
  readonly words: string;
  readonly stations: readonly Station[];
  readonly arrivals: readonly Arrival[];
  /** Ships that were lost or lay helpless before this moment. */
  readonly without: readonly string[];
}

/** How it was at sea from this time on, until the next. */
export interface Conditions {
  readonly time: Clock;
  readonly light: Light;
  readonly weather: Weather;
  /** Nautical miles at which a big ship could be made out and fired at. */
  readonly visibility: number;
  /** Where it blows from, by the scale of Beaufort. */
  readonly wind?: { readonly from: Point; readonly force: number };
  readonly sea?: Sea;
  /** The side that sees better, because the other stands against the light. */
  readonly favours?: string;
}

/** Shells that hit, where they were counted; heavy ones are of 7.5 inches and more. */
export interface Hits {
  readonly heavy?: number;
  readonly light?: number;
  readonly torpedoes?: number;
}

export interface Outcome {
  readonly ship: string;
  readonly end: End;
  /** When she was lost, if it was on the day of the battle. */
  readonly time?: Clock;
  readonly hits?: Hits;
  readonly words?: string;
}

export interface Casualties {
  readonly side: string;
  readonly killed: number;
  readonly wounded?: number;
  readonly captured?: number;
}

export interface Result {
  /** Who had the better of it; null where historians do not agree. */
  readonly winner: string | null;
  readonly words: string;
  /** Every ship lost, and those hurt or chased whose story is known. */
  readonly ships: readonly Outcome[];
  readonly casualties: readonly Casualties[];
}

/** What a source can be asked for. */
export const BATTLE_FIGURES = ['order', 'openings', 'conditions', 'result', 'hits', 'casualties'] as const;
export type BattleFigure = (typeof BATTLE_FIGURES)[number];

export interface Battle {
  readonly id: string;
  readonly title: string;
  readonly date: Day;
  readonly place: string;
  /** What the clock shows: local time, Greenwich time. */
  readonly clock: string;
  readonly sides: readonly [BattleSide, BattleSide];
  /** The earliest first. */
  readonly openings: readonly [Opening, ...Opening[]];
  /** From the first opening or earlier. */
  readonly conditions: readonly [Conditions, ...Conditions[]];
  readonly result: Result;
  /** Who was near and took no part, and ships too small for the register. */
  readonly besides?: string;
  /** Where it is told at length. */
  readonly literature: readonly string[];
  /** Where the facts come from, unless `sources` says otherwise. */
  readonly source: Source;
  readonly sources: Readonly<Partial<Record<BattleFigure, Source>>>;
}
