/** How a game lends its ships, its log and its view to a battle. */
import type { Play, Readers } from '../kernel/index.ts';
import type { BasicBattle, Battle, Condition, Sheet, ShipId, Side } from './battle.ts';
import type { BattleEvent, BattleSecret } from './events.ts';
import type { Fighting } from './fight.ts';
import type { BasicView, BattleView } from './view.ts';

export interface Lender<K extends Fighting> {
  battle(state: K['state']): Battle;
  basic(state: K['state']): BasicBattle;
  sheet(data: K['data'], state: K['state'], id: ShipId): Sheet;
  /** The living record: what battle changes here, it changes for good. */
  condition(state: K['state'], id: ShipId): Condition;
  /** Readings and optional rules that a battle asks for. */
  readings(state: K['state']): Readings;
  /** What a viewer sees of the battle on the map, or of the one without. */
  battleSeen(view: K['view']): BattleView;
  basicSeen(view: K['view']): BasicView;
  /** Tells everybody; a side that knows more of it reads its own words. */
  tell(g: Play<K>, event: BattleEvent, own?: OwnBattleWords): void;
  whisper(g: Play<K>, readers: Readers<K> | 'everyone', event: BattleSecret): void;
  /** One line of the log, under which everything that is rolled meanwhile can be opened. */
  salvo<T>(g: Play<K>, work: () => T, head: (result: T) => BattleEvent): T;
  /** A ship has gone down, hull shot away or exploded: the game scores her and takes her out. */
  sunk(g: Play<K>, ship: ShipId, by: ShipId | null): void;
  /** Her own crew has sent her to the bottom (CW-8.4c). */
  scuttled(g: Play<K>, ship: ShipId): void;
  /** Hull boxes marked off a ship that is still afloat (CW-14.0b). */
  boxes(g: Play<K>, ship: ShipId, count: number): void;
  /** A 'leader killed' result on this ship (GW-TBL-CRIT). */
  leaderHit(g: Play<K>, ship: ShipId): void;
  /** Whether a leader whose presence counts is with these ships of a side (CW-11.92, GW-TAC-INIT-LEADER). */
  hasLeader(data: K['data'], state: K['state'], ships: readonly ShipId[]): boolean;
  /** What it costs if these ships are the first to turn away, in words; undefined where it costs nothing (CW-11.1b). */
  priceOfFlight(state: K['state'], ships: readonly ShipId[]): string | undefined;
  /** The game throws for its small craft in a gale by itself, before they come to a battle (GW-WX-GALE). */
  hasRiddenOut?(state: K['state']): boolean;
}

/** An event as each side reads it that knows its own ships. */
export type OwnBattleWords = { readonly [S in Side]?: BattleEvent };

/** The switches of a battle; the game's options set them. */
export interface Readings {
  /** Which five is rolled again by crack gunners (CW-11.31). */
  readonly crackGunners: 'after-modifiers' | 'natural';
  /** Whether critical hits blow up British battle cruisers (GW-TBL-CRIT-FN2). */
  readonly battlecruisers: 'explode' | 'hold';
  /** CW-15.4 */
  readonly tacticalSpeeds: boolean;
}
