/** What the log tells of guns and torpedoes. */
import type { Facing } from '../../../chart/hex.ts';
import type { Arc } from '../data/card.ts';
import type { Guns, ShipId, Side } from '../state.ts';

export type CombatHappening =
  /** GF-6.1.2c: null where she stays in the middle of the hex. */
  | { readonly type: 'shown'; readonly ship: ShipId; readonly to: Facing | null }
  | {
      readonly type: 'fired';
      readonly from: ShipId;
      readonly guns: Guns;
      /** As her card calls them. */
      readonly name: string;
      readonly target: ShipId;
      readonly shots: number;
      readonly hits: number;
      readonly pierced: number;
    }
  | {
      readonly type: 'fire-wasted';
      readonly from: ShipId;
      readonly guns: Guns;
      /** As her card calls them. */
      readonly name: string;
      readonly target: ShipId;
      readonly why: 'target-sunk' | 'guns-lost';
    }
  | {
      readonly type: 'torpedo-ran';
      readonly from: ShipId;
      readonly target: ShipId;
      readonly arc: Arc;
      /** The last four are why it had no chance (GF-7.2.1a). */
      readonly result: 'hit' | 'missed' | 'gone' | 'range' | 'arc' | 'line';
    }
  | { readonly type: 'nightfall' }
  | { readonly type: 'searchlights'; readonly ships: readonly ShipId[] }
  | { readonly type: 'launched'; readonly side: Side; readonly ships: readonly ShipId[] };

/** GF-7.1a: of a launch the enemy learns the ship and no more. */
export type CombatSecret = {
  readonly type: 'plotted';
  readonly from: ShipId;
  readonly torpedoes: readonly { readonly target: ShipId; readonly arc: Arc }[];
};
