/** The types of the game's state, and nothing else. */
import type { BasicBattle, Battle, Condition, PieceId, ShipId, Side, Weather } from '../../tactical/battle.ts';
import type { FleetId, Mission } from './data/operation.ts';
import type { PortId, WeatherZoneId, ZoneId, ZoneSide } from './data/theatre.ts';
import type { Readings } from './options.ts';

export type { FleetId, Mission, PieceId, PortId, ShipId, Side, Weather, ZoneId, ZoneSide };
export const SIDES: readonly Side[] = ['allied', 'central'];

export type BoatsId = string;
export type AirshipId = string;

/** Ships are in the order of the operation's list, so that a place in one list is the place in all. */
export interface ShipState extends Condition {
  /** With a fleet, out of play to nobody's gain (as after reaching her goal), or lost. */
  fate: 'afloat' | 'away' | 'gone';
  /** The enemy knows that she is lost. */
  told: boolean;
  /** GW-19.1: points left; not counted unless the switch is on. */
  fuel: number;
}

/** What a fleet does where its move ends: nothing (null), or one thing. `port` is to enter the port of that name and lie there. */
export type Task =
  | { readonly do: 'port'; readonly port: PortId }
  | { readonly do: 'bombard'; readonly port: PortId }
  | { readonly do: 'unload'; readonly port: PortId }
  | { readonly do: 'lay' }
  | { readonly do: 'sweep' }
  | { readonly do: 'hunt' };

/** GW-4.2: what is written for one turn: the zones to enter one after another, none to stay, and what is done in the last of them. */
export type Move = {
  readonly way: readonly ZoneId[];
  readonly task: Task | null;
};

export interface Fleet {
  readonly id: FleetId;
  readonly side: Side;
  /** What its owner calls it. Never shown to the enemy. */
  readonly name: string;
  zone: ZoneId;
  /** The port in which it lies; null at sea. */
  port: PortId | null;
  mission: Mission;
  /** The fleet it escorts, and whose moves it makes (GW-5.2-ESCORT); null for none. */
  charge: FleetId | null;
  bound: PortId | null;
  /** Lists of a fleet are never changed once they are made, for copies share them. */
  pieces: readonly PieceId[];
  /** Moves written and not yet made; the first is that of this turn. What a fleet falls behind with is put before the next (GW-4.3). */
  plot: readonly Move[];
  /** The turn in which it may first move. */
  first: number;
  /** GW-5.46c: what a raider adds to its contact rolls. */
  stance: 1 | -1;
  /** Zones entered in the last turn and in the one before (GW-4.3). */
  ran: readonly [number, number];
  /** Where this turn's move began. */
  from: ZoneId;
  /** The zones it was in or entered in this turn's move, in order, and the side of the last by which it came in; null if it stayed (GW-4.4, GW-TAC-SIDE). */
  track: readonly ZoneId[];
  came: ZoneSide | null;
  /** What it does this turn where its move has ended. */
  task: Task | null;
  /** The last turn in which it was in contact, and in which it fought; 0 for never (GW-TAC-ORDERS, GW-11.27). */
  metIn: number;
  foughtIn: number;
  /** The last turn in which its side was told of the enemy near by (GW-10.2d); 0 for never. */
  alarmedIn: number;
  /** GW-TAC-LONG: its next move is one zone. */
  spent: boolean;
  /** Whole turns in port since it aborted (GW-5.2-ABORT). */
  rested: number;
  /** What the enemy calls it while it is in sight; another whenever he meets it anew. Empty before that. */
  token: string;
  /** GW-12: loads of mines aboard. */
  mines: number;
  /** GW-WX-GALE: it has ridden out the gale that it is in. */
  rode: boolean;
}

/** GW-4.4: two fleets that may meet, and have met. */
export interface Contact {
  readonly allied: FleetId;
  readonly central: FleetId;
  readonly zone: ZoneId;
  /** The step of their moves, from 0, at which both are there. */
  readonly step: number;
  /** GW-5.4b */
  readonly surprise: boolean;
}

/** GW-4.5: everybody who has met in one zone. */
export interface Fight {
  readonly zone: ZoneId;
  readonly step: number;
  readonly fleets: Readonly<Record<Side, readonly FleetId[]>>;
  readonly surprise: boolean;
}

/** What a side knows of an enemy fleet: by its token, where and when it was met or reported, and which ships were seen there. */
export interface Known {
  readonly token: string;
  readonly zone: ZoneId;
  readonly turn: number;
  readonly ships: readonly ShipId[];
}

/** GW-12: a minefield of one side in a zone. */
export interface Field {
  readonly zone: ZoneId;
  readonly side: Side;
  /** As it was laid: all that who laid it knows. */
  readonly laid: number;
  /** What sweeping has left of it. */
  strength: number;
  /** Sides that know of it: who laid it, and who has struck or found it. */
  known: readonly Side[];
}

/** GW-17: boats in wait in one zone. */
export interface Boats {
  readonly id: BoatsId;
  readonly side: Side;
  zone: ZoneId;
  left: number;
}

/** GW-14.2: a flight of one turn, and over which of its zones there was light and sight to look. */
export interface Flown {
  readonly turn: number;
  readonly from: ZoneId;
  readonly way: readonly ZoneId[];
  readonly searched: readonly ZoneId[];
}

/** GW-14: an airship, or the seaplanes of one carrier. */
export interface Airship {
  readonly id: AirshipId;
  readonly side: Side;
  /** GW-14.6: the ship from which they fly; null for an airship, which has a shed. */
  readonly ship: ShipId | null;
  zone: ZoneId;
  aloft: boolean;
  /** Turns in the air, or in the shed since the last flight. */
  turns: number;
  /** Zones over which it flies this turn, and whether it bombs what it finds in the last. */
  plot: readonly ZoneId[];
  bombs: boolean;
  /** Of this day. */
  flights: number;
  lost: boolean;
  /** Its last flight, for its owner to look at; null before the first. */
  flown: Flown | null;
}

/** GW-14.3: what an airship, a submarine or a decoded signal has told a side. Some of it may be wrong. */
export interface Report {
  readonly side: Side;
  readonly turn: number;
  readonly zone: ZoneId;
  /** Ships to the nearest ten; the side of the zone to which they steered, null for none. */
  readonly ships: number;
  readonly course: ZoneSide | null;
}

/** GW-18.1: points of one of the operation's aims, by its place in their list; null for what counts in all operations. */
export interface Score {
  readonly side: Side;
  readonly points: number;
  readonly aim: number | null;
  /** The ship, port or zone it is for; empty where the aim says all. */
  readonly about: string;
  /** Sides that know of it before the end. */
  readonly known: readonly Side[];
}

export interface State {
  readonly readings: Readings;
  readonly operation: string;
  turn: number;
  weather: Record<WeatherZoneId, Weather>;
  ships: ShipState[];
  fleets: Fleet[];
  /** GW-TAC-TOW: pieces in tow, each with the one that tows it. */
  tows: readonly { readonly by: PieceId; readonly of: PieceId }[];
  fields: Field[];
  boats: Boats[];
  airships: Airship[];
  reports: Report[];
  /** GW-18.3: the Allies read what the enemy signals before he sails. */
  decoded: boolean;
  /** GW-5.46a: leaders who are alive, each by the place of his name in the operation's list, in his ship. */
  leaders: { readonly name: string; readonly side: Side; readonly ship: ShipId }[];
  /** What was scored besides ships. */
  scored: readonly Score[];
  known: Record<Side, Known[]>;
  /** This turn's meetings, the fights that are still to be fought, and the one in hand. */
  contacts: Contact[];
  fights: Fight[];
  fighting: Fight | null;
  battle: Battle | null;
  basic: BasicBattle | null;
  /** GW-10.2: merchantmen found in a zone so far. */
  found: Record<ZoneId, number>;
  /** GW-11.1: hits on ports so far. */
  shelled: Record<PortId, number>;
  /** Numbers already given to new fleets and tokens. */
  serial: { fleet: number; token: Record<Side, number> };
}
