/** The types of the game's state, and nothing else. */
import type { Facing, Hex } from '../../chart/hex.ts';
import type { Arc } from './data/card.ts';
import type { Readings } from './options.ts';

/** GF-1.1: whoever stands first in the order of battle is blue. */
export type Side = 'blue' | 'red';
export const SIDES: readonly Side[] = ['blue', 'red'];
export const enemyOf = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/** The register's id of a ship. */
export type ShipId = string;
export type SquadronId = string;
export type AircraftId = string;
export type SubmarineId = string;

/** GF-13.1: boats that are one piece, in their order. The first of them that is not gone leads; who is gone is taken out in the next Command Phase. */
export type Division = readonly ShipId[];

/** GF-12.2.1, GF-12.2.2 */
export type SmokeKind = 'funnel' | 'chemical';

/** GF-12.2: a hex in smoke, and the last turn in which it is. */
export type Smoke = { readonly hex: Hex; readonly until: number };

/** `coming` ships have not entered the board yet; `left` ones count as lost, `escaped` ones do not (GF-5.4.2, GF-15.3). */
export type Fate = 'coming' | 'afloat' | 'sunk' | 'left' | 'escaped';

export interface ShipState {
  readonly id: ShipId;
  readonly side: Side;
  /** Null for a ship that belongs to none, and so is out of command for the whole battle (GF-4.1b). */
  squadron: SquadronId | null;
  fate: Fate;
  hex: Hex;
  facing: Facing;
  /** Circles of the hull crossed off (GF-8.1). */
  hits: number;
  /** Mounts lost, for every gun line and every place of mounts on it, as the card lists them (GF-8.2b). */
  lost: number[][];
  lightLost: number;
  /** Torpedoes left in each tube (GF-3.8.3a). */
  tubes: number[];
  /** Engine hits (GF-8.3.2). */
  engines: number;
  /** Markers (GF-8.3.3, GF-8.3.5). */
  fires: number;
  floods: number;
  /** GF-8.3.6 */
  listing: boolean;
  /** GF-8.3.8 */
  jammed: boolean;
  /** How often the bridge was hit, and how many Movement Phases she still has to move alone (GF-8.3.1). */
  bridgeHits: number;
  alone: number;
  /** The same for fire control, and the Combat Phases in which she is silent (GF-8.3.4). */
  directorHits: number;
  silent: number;
  /** She has moved by herself in this turn, or lain still out of command: her squadron's order is not for her (GF-5.0). */
  apart: boolean;
  /** Movement points of this turn as gunnery counts them, and evasive manoeuvres (GF-5.3b, GF-6.2.1). */
  spent: number;
  evasive: number;
}

export interface Squadron {
  readonly id: SquadronId;
  readonly side: Side;
  readonly name: string;
  ships: ShipId[];
  leader: ShipId;
  /** It has never been out of the minimum of command and control at the start (GF-4.1). */
  valid: boolean;
  /** Turns, this one included, in which it is out of command after a transfer (GF-4.2.2b). */
  leaderless: number;
}

/** GF-9: an aeroplane or a zeppelin. Those that are `coming` are not in sight yet, those that are `home` fly no more in this battle. */
export interface AircraftState {
  readonly id: AircraftId;
  readonly side: Side;
  fate: 'coming' | 'aboard' | 'aloft' | 'home' | 'lost';
  hex: Hex;
  /** GF-9.1.4 */
  level: number;
  /** Turns left in the air (GF-9.1.1); null where it is not counted. */
  fuel: number | null;
  hits: number;
  bombs: number;
  torpedoes: number;
  /** It has flown in this Aircraft Phase (GF-9.2). */
  flown: boolean;
}

/** GF-10.2.1 */
export type Depth = 'surfaced' | 'periscope' | 'deep';

/** GF-10.2.3: what the other side has seen of a submarine. */
export interface Sighting {
  readonly hex: Hex;
  readonly facing: Facing;
  readonly depth: Depth;
  readonly spent: number;
}

/** GF-10: a submarine, of no squadron (GF-10.1.2). Where she is only her side knows, until she is sighted. */
export interface SubmarineState {
  readonly id: SubmarineId;
  readonly side: Side;
  fate: 'afloat' | 'sunk';
  hits: number;
  /** In the last detection step; the next one looks anew. */
  sighted: Sighting | null;
  hex: Hex;
  facing: Facing;
  depth: Depth;
  /** Turns at full speed submerged that are left (GF-10.1.1). */
  battery: number;
  torpedoes: number;
  /** Hexes made in this turn. */
  spent: number;
  /** GF-10.3.2: her torpedoes in the water. Replaced, never changed. */
  plotted: readonly { readonly target: ShipId; readonly arc: Arc }[];
}

/** GF-7.1b: a torpedo in the water. Its target and arc stay with its owner until it is resolved. */
export interface Torpedo {
  readonly from: ShipId;
  readonly tube: number;
  readonly target: ShipId;
  readonly arc: Arc;
}

/** The place of a line of guns on a card. */
export type Guns = number | 'light';

/** GF-6.1.1: what one line of guns, or the light guns, are to fire at. */
export type Aim = {
  readonly from: ShipId;
  readonly guns: Guns;
  readonly target: ShipId;
};

/** GF-6.1.2b: of ships that share a hex with others of their squadron, those that fire ahead and those that fire astern. */
export type Posts = {
  readonly front: readonly ShipId[];
  readonly rear: readonly ShipId[];
};

/** GF-6.1.2c: where a ship that shares her hex with the enemy is shown; null until her owner has said so. */
export interface Shown {
  readonly ship: ShipId;
  readonly hex: Hex | null;
}

/** GF-5.4.3, GF-1.3.1b: the part of the sea that the board shows, in hexes. It floats, so hexes keep their names. */
export interface Board {
  /** The hex in its upper left corner, as column and row. */
  column: number;
  row: number;
  readonly width: number;
  readonly height: number;
}

export interface State {
  readonly readings: Readings;
  readonly battle: string;
  turn: number;
  board: Board;
  /** In the order of the battle's list, so that a place in one list is the place in all. */
  ships: ShipState[];
  squadrons: Squadron[];
  /** GF-13.1: replaced, never changed; none in a game without them. */
  divisions: readonly Division[];
  torpedoes: Torpedo[];
  /** In the order of the battle's list; none in a game without them. */
  aircraft: AircraftState[];
  /** GF-10: in the order of the battle's list; none in a game without them. */
  submarines: SubmarineState[];
  /** GF-12.4.1: the hexside that the wind blows towards; null in a calm, and where there is no wind. */
  wind: Facing | null;
  /** GF-12.2: hexes in smoke, who makes it in this turn, and who has used hers up. */
  smoke: readonly Smoke[];
  smoking: readonly { readonly ship: ShipId; readonly kind: SmokeKind }[];
  canisters: readonly ShipId[];
  /** Who fired guns in the last Combat Phase, where anybody asks (GF-12.3, GF-12.5). */
  flashes: readonly ShipId[];
  /** These last for one Combat Phase, and are replaced, never changed. */
  aims: readonly Aim[];
  posts: Posts;
  /** Hex by hex, from the lowest total to the highest. */
  shown: readonly Shown[];
  /** Who shows searchlights (GF-12.3). */
  beams: readonly ShipId[];
}
