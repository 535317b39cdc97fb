/** What a scenario of this game is: a theatre, a date, two navies at sea and what each is to do. Facts; the rules stand elsewhere. */
import type { Nation, Source } from '../../../register/types.ts';
import type { Side, Weather } from '../../../tactical/battle.ts';
import type { PortId, TheatreId, WeatherZoneId, ZoneId } from './theatre.ts';

export type FleetId = string;
/** The register's id of a ship or of a class of small ones, or a kind of merchantman. */
export type VesselId = string;

/**
 * GW-5.12, GW-5.2: what a fleet is sent out for. A raid in force is ours: an Intercept fleet that may bombard and stop merchantmen, without
 * the raider's choice in contact.
 */
export const MISSIONS = [
  'intercept',
  'raid',
  'raid-in-force',
  'escort',
  'transport',
  'bombardment',
  'minelaying',
  'minesweeping',
  'abort',
] as const;
export type Mission = (typeof MISSIONS)[number];

/** Ships of one kind in a fleet: one by name, or so many of a class. */
export interface Muster {
  readonly vessel: VesselId;
  readonly number: number;
}

/** GW-5.46a: an admiral, and the ship that flies his flag. */
export interface Flag {
  readonly name: string;
  readonly ship: VesselId;
}

export interface FleetOf {
  readonly id: FleetId;
  readonly side: Side;
  readonly name: string;
  readonly flags: readonly Flag[];
  readonly zone: ZoneId;
  /** The port of that zone in which it lies; null at sea. */
  readonly port: PortId | null;
  /** The turn in which it may first move: what steam, orders and intelligence allowed. */
  readonly first: number;
  readonly mission: Mission;
  /** Whom it escorts; null unless that is its mission. */
  readonly charge: FleetId | null;
  /** Where it unloads what it carries; null for warships. */
  readonly bound: PortId | null;
  /** GW-12: loads of about a hundred mines aboard (ours). */
  readonly mines: number;
  readonly ships: readonly Muster[];
  readonly source: Source;
}

/** GW-17: boats in wait in one zone (ours). */
export interface BoatsOf {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly zone: ZoneId;
  readonly number: number;
  readonly source: Source;
}

/** GW-14: an airship and the coast on which its shed stands (ours). */
export interface AirshipOf {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly zone: ZoneId;
  readonly first: number;
  readonly source: Source;
}

/** GW-19.1: the points of fuel with which a ship begins that has not filled up (ours). */
export interface BunkerOf {
  readonly ship: VesselId;
  readonly points: number;
}

/** Victory points besides those for ships (ours; chapter 18). */
export type Aim =
  /** Bombarding these ports counts, up to a limit in all; `otherwise` goes to the other side if none of them was hit. */
  | { readonly kind: 'bombard'; readonly side: Side; readonly ports: readonly PortId[]; readonly most: number; readonly otherwise: number }
  /** A minefield laid in one of these zones. */
  | { readonly kind: 'mines'; readonly side: Side; readonly zones: readonly ZoneId[]; readonly points: number }
  /** Each transport of these fleets that unloads where it is bound. */
  | { readonly kind: 'deliver'; readonly side: Side; readonly fleets: readonly FleetId[]; readonly points: number }
  /** Each of these ships that is in one of the zones at the end of a turn, once; from then on she is out of the game if `leaves`. */
  | {
      readonly kind: 'reach';
      readonly side: Side;
      readonly ships: readonly VesselId[];
      readonly zones: readonly ZoneId[];
      readonly points: number;
      readonly leaves: boolean;
      readonly by: 'day' | 'any';
    }
  /** The only side with a capital ship that is not crippled in these zones at the end of a turn. */
  | {
      readonly kind: 'hold';
      readonly side: Side | 'either';
      readonly zones: readonly ZoneId[];
      readonly turn: number;
      readonly points: number;
    }
  /** Each of these ships that is afloat and in a friendly port at the end. */
  | { readonly kind: 'home'; readonly side: Side; readonly ships: readonly VesselId[]; readonly points: number }
  /** The worth of ships of a type, or of merchantmen, that this side sinks is multiplied. */
  | { readonly kind: 'worth'; readonly side: Side; readonly of: 'capital' | 'merchant'; readonly times: number };

/** What history held a side to, in all readings of the rules (ours; chapter 18). */
export type Limit =
  /** These fleets may not enter the zones before the turn, or before any of their side has been in contact. */
  | { readonly kind: 'barred'; readonly fleets: readonly FleetId[]; readonly zones: readonly ZoneId[]; readonly before: number | 'contact' }
  /** These fleets stay where they are before the turn, or before they are in contact. */
  | { readonly kind: 'held'; readonly fleets: readonly FleetId[]; readonly before: number | 'contact' }
  /** A fleet that is in contact turns back on this many of six. */
  | { readonly kind: 'caution'; readonly fleets: readonly FleetId[]; readonly upTo: number }
  /** The first contact of this fleet is a surprise for the other side. */
  | { readonly kind: 'disguise'; readonly fleets: readonly FleetId[] }
  /** These fleets are not at war before the turn: they and the enemy pass each other by. */
  | { readonly kind: 'peace'; readonly fleets: readonly FleetId[]; readonly before: number };

export interface WeatherOf {
  /** GW-WX-ZONES: one roll for all, or one for each weather zone. */
  readonly rolls: 'one' | 'each';
  /** GW-WX-ROLL, GW-WX-MED, GW-WX-PAC */
  readonly table: 'common' | 'mediterranean' | 'pacific';
  readonly start: Readonly<Record<WeatherZoneId, Weather>>;
  /** The first turn in which it is rolled for. */
  readonly from: number;
}

export interface Operation {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly theatre: TheatreId;
  /** The day whose turn from 4 to 8 in the morning is turn 1. */
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  readonly turns: { readonly first: number; readonly last: number };
  readonly sides: Readonly<Record<Side, { readonly name: string; readonly nations: readonly Nation[] }>>;
  readonly weather: WeatherOf;
  readonly fleets: readonly FleetOf[];
  readonly boats: readonly BoatsOf[];
  readonly airships: readonly AirshipOf[];
  readonly aims: readonly Aim[];
  readonly limits: readonly Limit[];
  readonly fuel: readonly BunkerOf[];
  /** Points by which one must lead to win. */
  readonly margin: number;
  readonly history: { readonly winner: Side | null; readonly words: string };
  readonly source: Source;
}
