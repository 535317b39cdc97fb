/** How a game lends its ships and its log to a battle. */
import type { Kind, Play, Readers } from '../kernel/index.ts';
import type { BasicBattle, Battle, Condition, Sheet, ShipId, Side } from './battle.ts';
import type { BattleEvent } from './events.ts';

export interface Lender<K extends Kind & { readonly side: Side }> {
  battle(state: K['state']): Battle;
  basic(state: K['state']): BasicBattle;
  sheet(state: K['state'], id: ShipId): Sheet;
  /** The living record: what battle changes here, it changes for good. */
  condition(state: K['state'], id: ShipId): Condition;
  /** Readings and optional rules that a battle asks for. */
  readings(state: K['state']): Readings;
  tell(g: Play<K>, event: BattleEvent, readers?: Readers<K>): void;
  /** A ship has gone down, hull shot away or exploded: the game scores her and takes her out. */
  sunk(g: Play<K>, ship: ShipId, by: ShipId | null): void;
  /** Her own crew has sent her to the bottom (CW-8.4c). */
  scuttled(g: Play<K>, ship: ShipId): void;
  /** Hull boxes marked off a ship that is still afloat (CW-14.0b). */
  boxes(g: Play<K>, ship: ShipId, count: number): void;
  /** A 'leader killed' result on this ship (GW-TBL-CRIT). */
  leaderHit(g: Play<K>, ship: ShipId): void;
  /** Whether a leader whose presence counts is with these ships of a side (CW-11.92, GW-TAC-INIT-LEADER). */
  hasLeader(state: K['state'], ships: readonly ShipId[]): boolean;
}

/** The switches of a battle; the game's options set them. */
export interface Readings {
  /** Which five is rolled again by crack gunners (CW-11.31). */
  readonly crackGunners: 'after-modifiers' | 'natural';
  /** Whether critical hits blow up British battle cruisers (GW-TBL-CRIT-FN2). */
  readonly battlecruisers: 'explode' | 'hold';
  /** CW-15.4 */
  readonly tacticalSpeeds: boolean;
}
