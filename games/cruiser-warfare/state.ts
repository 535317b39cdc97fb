/** The types of the game's state, and nothing else. */
import type { BasicBattle, Battery, Battle, Condition, PieceId, ShipId, Side } from '../../tactical/battle.ts';
import type { Area } from './data/areas.ts';
import type { Readings } from './options.ts';

export type { PieceId, ShipId, Side };

/** CW-15.5a: none, one by its number, or the one that a die names. */
export type Variant = Readings['allied-variant'];

/** What the yards of Japan can restore (CW-11.43). */
export type Arm = Battery | 'mount';

/**
 * One vessel, in the order of the list of vessels. Where she is follows from the piece and fleet that hold her. Out of play she is never
 * changed, for copies share her: whoever comes into play or leaves it is made anew (`meetFate`).
 */
export interface ShipState extends Condition {
  /** Not yet in play, with a fleet, safe in the North Sea or otherwise out of play to nobody's gain, or lost. */
  fate: 'waiting' | 'afloat' | 'home' | 'gone';
  /** No further attempt is allowed (CW-11.42a, CW-11.43). */
  hullHopeless: boolean;
  armsHopeless: boolean;
  /** What the yard mends first (CW-11.43); null for the heaviest guns. */
  refit: Arm | null;
  /** Points that the enemy has for her hull boxes while she floats (CW-14.0b), and those of them that he does not know of. */
  scored: number;
  scoredUnseen: number;
}

/** A ship, or several of one class that sail as one (CW-9.1), with a single track of fuel (CW-9.5). */
export interface Piece {
  readonly id: PieceId;
  ships: readonly ShipId[];
  /** Boxes left. A collier's and a prize's are also what she can give away (CW-10.4, CW-10.5). */
  fuel: number;
  /** The turn in which she was put on station (CW-11.7c). */
  posted: number;
}

export type FleetId = string;

/** Fleets with a marker, and ships lying on the map without one (CW-5.5o, CW-11.7a). */
export type Post = 'marker' | 'station' | 'blockade';
export type Mission = 'intercept' | 'raid' | 'transport' | 'escort';

/**
 * What a fleet does in a turn (CW-5.4a). `coal` is coal from a port, a friendly coast, an Etappe or a neutral; `feed` is
 * coal from colliers and prizes in company; `repair` is to lie still and mend; `blockade` is to leave ships before a port.
 */
export type Act = 'move' | 'stay' | 'coal' | 'feed' | 'ammunition' | 'torpedoes' | 'repair' | 'blockade';
export interface Order {
  readonly act: Act;
  /** The area to enter; null for anything but a move. */
  readonly to: Area | null;
}

/** Coal given from one piece to another this turn (CW-10.4, CW-10.5). */
export interface Feed {
  readonly from: PieceId;
  readonly to: PieceId;
}

export interface Pursuit {
  readonly quarry: FleetId;
  /** Its marker when the hunt began; under another the pursuer does not know it (CW-3.1c). */
  readonly marker: string;
  /** Turns left in which it may be tried (CW-5.53b). */
  turns: number;
  /** Caught up this turn: moves with the quarry, and contact is certain (CW-5.53d). */
  caught: boolean;
}

export interface Fleet {
  /** What its owner calls it. Never shown to the enemy. */
  readonly id: FleetId;
  readonly side: Side;
  post: Post;
  area: Area;
  mission: Mission;
  /** Lists of a fleet are never changed once they are made, for copies share them: whoever changes one makes another. */
  pieces: readonly PieceId[];
  /** An empty marker (CW-15.3a). */
  decoy: boolean;
  /** Off the map: a raider (CW-5.5k), or an escort under the marker of its convoy (CW-5.5d). */
  hidden: boolean;
  /** What the enemy calls the marker while it stays in sight; a new one whenever it comes into sight anew (CW-3.1c). */
  token: string;
  /** What it does this turn. A Central fleet's was written last turn. */
  order: Order;
  /** A Central fleet's order for the next turn; null until it is written. */
  next: Order | null;
  feeds: readonly Feed[];
  /** Areas still to enter, of a convoy (CW-4.2c) and of an escort on its way to one (CW-5.5h). */
  route: readonly Area[];
  /** The convoy it escorts, once it has the mission (CW-5.5c). */
  charge: FleetId | null;
  pursuit: Pursuit | null;
  /** The turn in which it last moved (CW-5.52). */
  movedIn: number;
  /** The turn in which it last did what brings a raider on the map; it may hide once it has moved after that (CW-5.5m). */
  seenIn: number;
  /** The turn in which it may not move, because it divided or lost a pursuit (CW-5.54b, CW-5.53e). */
  heldIn: number;
  /** The turn in which it divided, or was formed from ships lying on the map: no coal and no arms then (CW-5.54a). */
  dividedIn: number;
  /** A neutral lets it coal this turn (CW-10.7). */
  granted: boolean;
  /** What it has done this turn, which bars other things (CW-5.83, CW-10.32a, CW-11.42a). */
  searched: boolean;
  raided: boolean;
  fought: boolean;
}

/** A convoy that has been called (CW-11.8a). */
export interface Convoy {
  readonly id: string;
  readonly calledIn: number;
  /** Its own, or the ships on station among which it waits for a marker (CW-11.8b). */
  fleet: FleetId;
  arrivedIn: number;
  done: boolean;
}

/** Two forces that have met, or will fight (CW-5.7c). */
export interface Contact {
  readonly allied: FleetId;
  readonly central: FleetId;
  readonly area: Area;
  /** Who found whom (CW-5.7d). */
  finders: Side[];
  /** Who found the enemy by an unmodified 6 (CW-5.72b). */
  surprise: Side[];
  /** Who came up by night (CW-5.73a). */
  night: Side[];
  fought: boolean;
}

/** What the Central Powers alone know from before the first turn. */
export interface Secrets {
  /** Areas that may be designated, and ports, by the secret dice (CW-10.6a, CW-10.82). */
  etappenDue: number;
  stocksDue: number;
  etappen: Area[];
  usedEtappen: Area[];
  stocks: Area[];
  italy: boolean;
}

export interface Leader {
  readonly name: string;
  readonly side: Side;
  readonly ship: ShipId;
  /** The turn in which he came, and in which his ship may still be chosen (CW-11.91). */
  readonly since: number;
}

export interface Known {
  readonly token: string;
  readonly ships: readonly ShipId[];
  readonly turn: number;
}

export interface Sighting {
  readonly token: string;
  readonly side: Side;
  readonly area: Area;
  readonly turn: number;
}

export interface Division {
  readonly from: FleetId;
  readonly part: FleetId;
  /** Nobody went along (CW-15.3a). */
  readonly empty: boolean;
}

export interface Spoil {
  readonly fleet: FleetId;
  prizes: number;
}

export interface State {
  readonly readings: Readings;
  /** The variants in play, once any die has named them (CW-15.5a). */
  variants: Record<Side, Exclude<Variant, 'roll'>>;
  /** 'campaign', or the id of a battle fought by itself. */
  readonly scenario: string;
  /** 1 is I August, 30 is VI December 1914; 0 before play (CW-4.0a). */
  turn: number;
  ships: ShipState[];
  pieces: Piece[];
  fleets: Fleet[];
  /** Areas under a storm this turn (CW-11.6a). */
  storms: Area[];
  points: Record<Side, number>;
  /** Of the points above, those that a side does not know of yet: by who does not know, then by whose they are. */
  unseen: Record<Side, Record<Side, number>>;
  secrets: Secrets;
  /** The turn in which each came in; 0 for not yet (CW-12.1a, CW-12.41, CW-15.2a). Italy: once it is known that she joins (CW-12.2a). */
  entered: { britain: number; japan: number; dutch: number; italy: number };
  /** The Dutch have been provoked, and come in the next Weather Phase. */
  dutchProvoked: boolean;
  /** The turn in which Tsingtao fell; 0 while it stands (CW-12.43). */
  tsingtaoFell: number;
  /** Japanese ships that the fall of Tsingtao frees: how many may still be named, and which were (CW-12.43). */
  freeing: number;
  freed: ShipId[];
  /** The French of Madeira are free (CW-12.3). */
  frenchReleased: boolean;
  /** Reinforcements that have come, by their id in the list of forces. */
  arrived: string[];
  /** Armed merchant cruisers not yet drawn (CW-12.7a, CW-12.7b). */
  pools: Record<Side, ShipId[]>;
  convoys: Convoy[];
  /** Leaders who are alive, each in his flagship (CW-11.9, CW-11.91). */
  leaders: Leader[];
  /** British armoured cruisers sunk, and points scored before Britain came in: what brings Sturdee (CW-13.0-AR-STURDEE, CW-15.2g). */
  cruisersSunk: number;
  pointsBeforeEntry: number;
  /** What each side knows of enemy markers: ships seen in battle or named in the canal (CW-7.27b, CW-5.3b). */
  known: Record<Side, Known[]>;
  /** Markers that have gone out of sight. */
  lastSeen: Sighting[];
  /**
   * What has been rearranged in this phase, once being enough: pieces that divided, went on station or left it, ships that changed their
   * piece (CW-9.6), fleets with a new mission, leaders with a new flagship.
   */
  shifted: (PieceId | FleetId | string)[];
  /** Fleets divided off in this phase, and from which (CW-5.54a). */
  divisions: Division[];
  /** The Central Powers' attempt to fit out a liner this turn (CW-12.7a). */
  outfit: 'untried' | 'tried' | 'ready';
  /** Sides that are still laying out their fleets; the other sees nothing of it until they have (CW-3.1b). */
  placing: Side[];
  /** Merchantmen taken this turn and not kept, before they are sunk (CW-5.84a). */
  spoils: Spoil[];
  /** This turn's meetings by their places, the order in which they will be fought, and the one being fought (CW-5.74c). */
  contacts: Contact[];
  toFight: number[];
  fighting: number | null;
  battle: Battle | null;
  basic: BasicBattle | null;
  /** Numbers already given to new pieces, fleets and tokens. */
  serial: { piece: number; fleet: Record<Side, number>; token: Record<Side, number> };
}
