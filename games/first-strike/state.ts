/** The types of the game's state, and nothing else. */
import type { AircraftId, BatteryId, CarrierId, ContainerId, RaiderId, ShipId } from './data/counters.ts';
import type { BattleSpace, Installation, RaidSpace, StrategicSpace, TrackSpace } from './data/spaces.ts';
import type { Readings } from './options.ts';

export type Altitude = 'low' | 'medium' | 'high';

export interface ShipState {
  readonly id: ShipId;
  /** `harwich` is with the Harwich Force, wherever that is; `out` has gone home or been removed; `sunk` is sunk. */
  at: 'harwich' | 'british-reserve' | 'container' | 'german-reserve' | 'sortie' | 'out' | 'sunk';
  /** A British counter on its damaged side. */
  flipped: boolean;
  /** Naval Damage markers. */
  markers: number;
}

export interface AircraftState {
  readonly id: AircraftId;
  /**
   * `aboard` a carrier, `cuxhaven` launched but not yet over the coast, a space of the raid map,
   * `rescue`, `alongside` a carrier waiting to be hoisted in, or `lost`.
   */
  at: 'aboard' | 'cuxhaven' | RaidSpace | 'rescue' | 'alongside' | 'lost';
  carrier: CarrierId | null;
  altitude: Altitude;
  bombs: number;
  damaged: boolean;
  /** Its engine failed at the launch; it stays aboard (FS-9.1). */
  grounded: boolean;
  /** It has used its action of this air round (FS-9.4a). */
  acted: boolean;
}

export interface RaiderState {
  readonly id: RaiderId;
  at: 'container' | 'out' | StrategicSpace;
}

export interface BatteryState {
  readonly id: BatteryId;
  at: 'container' | 'out' | Installation;
}

/** FS-9.9: before the raid, in the air, flown with aircraft still in Rescue, over. */
export type RaidStage = 'before' | 'flying' | 'rescue' | 'over';

/** A ship in the battle, with what happens to it in the round being fought. */
export interface Combatant {
  readonly id: ShipId;
  space: BattleSpace;
  /** It has moved, or fired, in the step being played. */
  acted: boolean;
  /** Hits of this round, which take effect together (FS-10.3.4b). */
  hits: number;
}

export interface Battle {
  round: number;
  rounds: number;
  /** The extra round has been tried for (FS-10.3.5b). */
  extended: boolean;
  over: boolean;
  ships: Combatant[];
}

export interface State {
  readonly readings: Readings;
  turn: number;
  /** German Alert Level, 1 to 5 (FS-7.0). */
  alert: number;
  /** The space of the Harwich Force. */
  harwich: TrackSpace;
  fog: StrategicSpace | null;
  poorWeather: StrategicSpace | null;
  highWind: boolean;
  /** Aggressive Jellicoe this turn: launches, and if the second die was even sorties too (FS-6.0i). */
  jellicoe: { launch: boolean; sortie: boolean };
  /** Once-only events and the one sortie that have happened (FS-6.0e, FS-6.0h, FS-7.5.1b). */
  snafuUsed: boolean;
  damagePartyUsed: boolean;
  /** The damage party of this turn waits for the player's choice. */
  damagePartyCalled: boolean;
  sortied: boolean;
  raid: RaidStage;
  /** The turn in which the raid was flown; 0 before. */
  raidTurn: number;
  /** The turn in which the raid was concluded; 0 before. */
  raidOverTurn: number;
  airRound: number;
  /** Counters in the container, False Alarms apart. No order is kept: each draw is as likely as another. */
  container: ContainerId[];
  falseAlarms: number;
  ships: ShipState[];
  aircraft: AircraftState[];
  raiders: RaiderState[];
  batteries: BatteryState[];
  /** Hits on the four installations, in their order. */
  hits: [number, number, number, number];
  /** Submarine E-11: two hits sink her (FS-9.8.1b). */
  e11: { home: boolean; hits: number };
  battle: Battle | null;
}
