/** The types of the game's state, and nothing else. */
import type { Alliance, Base, Chit, Zone } from './data/map.ts';
import type { Navy, ShipId } from './data/ships.ts';
import type { Readings } from './options.ts';

/** Where a ship can be besides a base or a sea: on the turn track, in the US cup, in the Pacific, sunk, or not in play. */
export type OffMap = 'track' | 'cup' | 'pacific' | 'sunk' | 'away';
export type Place = Base | Zone | OffMap;

export interface ShipState {
  readonly id: ShipId;
  /** Changed by `moveTo` alone, which knows who is where. */
  readonly at: Place;
  damage: number;
  /** The navy she sails for; it changes only when a French ship is captured (NN-3.3b). */
  navy: Navy;
  /** The turn in which she comes off the track; it rises only for ships that may be late (NN-7.9a). */
  entry: number;
  /** She has moved this turn, or tried to (NN-10.5, NN-5.5c). */
  spent: boolean;
  /** The last turn in which she may not move after an evacuation (NN-3.8b), and the turn of the evacuation itself. */
  idle: number;
  evacuated: number;
  /** The base she last lay in, where she returns unless she is told otherwise. */
  home: Base;
}

/** A ship in a battle, with what happens to her in the round being fought. */
export interface Fighter {
  readonly id: ShipId;
  readonly side: Alliance;
  /** The ship she fires at, or that her aircraft strike; null for none. */
  target: ShipId | null;
  disabled: boolean;
  /** Damage points of this round, which count at its end (NN-11.9b). */
  pending: number;
  /** She adds one to her dice in this round (NN-11.11a). */
  bonus: boolean;
  /** The quarry she belongs to or pursues, from 1; 0 for none (NN-11.16a). */
  group: number;
}

export interface Battle {
  readonly zone: Zone;
  round: number;
  fighters: Fighter[];
  first: Alliance;
  /** *Furious* fires her gun this round (NN-11.12b). */
  furiousFires: boolean;
  /** The side that has broken off (NN-11.13). */
  broke: Alliance | null;
  bothBroke: boolean;
  pursued: boolean;
  /** The quarry being fought; 0 while everybody in the zone fights. */
  set: number;
  over: boolean;
  /** The first battle of the game with US ships in it (NN-4.6). */
  americansFirst: boolean;
}

export interface State {
  readonly readings: Readings;
  /** The last turn: 12, or 3 in the short scenario (NN-3.1a). */
  readonly lastTurn: number;
  turn: number;
  ships: ShipState[];
  /** Who holds each zone by the markers that now lie there (NN-3.6a). */
  control: Record<Zone, Alliance | null>;
  points: Record<Alliance, number>;
  /** Zones already settled in this turn's step 6. */
  settled: Zone[];
  /** Turns running in which the Central Powers took both northern zones (NN-4.7). */
  stranglehold: number;
  fallen: { northernRussia: boolean; sevastopol: boolean; gibraltar: boolean; westAfrica: boolean; eastAfrica: boolean };
  canalBlocked: boolean;
  /** The way to Gibraltar was open when the turn began (NN-6.6). */
  gibraltarOpen: boolean;
  reinforced: { westAfrica: boolean; eastAfrica: boolean };
  /** Convoys that have reinforced a colony and sail no more (NN-6.8d). */
  usedUp: ShipId[];
  /** Russian fleets that may leave their seas (NN-3.15a, NN-3.15b). */
  freed: { northern: boolean; southern: boolean };
  usAtWar: boolean;
  usBlooded: boolean;
  /** How many US ships may be taken now (NN-6.9c). */
  release: number;
  noGermansAtBrest: boolean;
  /** Chits still in the cup this turn, and the one drawn (NN-5.5a). */
  chits: Chit[];
  active: Chit | null;
  refused: boolean;
  /** Repair points left in the active base, and in Suez when it is apart (NN-10.2, NN-3.12c). */
  repairs: { [base: string]: number };
  /** The least attack factor of the ship each side must lose; 0 for none (NN-6.2b). */
  owed: Record<Alliance, number>;
  /** Ships on their way home (NN-8.5a), and who goes first. */
  homeward: ShipId[];
  homeFirst: Alliance;
  /** Who says where the next battle is (NN-5.7a). */
  namesBattle: Alliance;
  battle: Battle | null;
}
