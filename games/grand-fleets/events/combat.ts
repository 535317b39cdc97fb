/** What the log tells of guns and torpedoes. */
import type { Arc } from '../data/card.ts';
import type { ShipId, Side } from '../state.ts';

export type CombatHappening =
  | {
      readonly type: 'fired';
      readonly from: ShipId;
      readonly guns: string;
      readonly target: ShipId;
      readonly shots: number;
      readonly hits: number;
      readonly penetrated: number;
    }
  | { readonly type: 'fire-wasted'; readonly from: ShipId; readonly target: ShipId }
  | {
      readonly type: 'torpedo-ran';
      readonly from: ShipId;
      readonly target: ShipId;
      readonly arc: Arc;
      readonly result: 'hit' | 'missed' | 'wasted';
    }
  | { readonly type: 'launched'; readonly side: Side; readonly ships: readonly ShipId[] };

/** GF-7.1a: of a launch the enemy learns the ship and no more. */
export type CombatSecret = {
  readonly type: 'plotted';
  readonly from: ShipId;
  readonly torpedoes: readonly { readonly target: ShipId; readonly arc: Arc }[];
};
