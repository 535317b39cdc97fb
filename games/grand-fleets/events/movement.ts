/** What the log tells of command and movement. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import type { Division, Fate, ShipId, Side, SquadronId } from '../state.ts';

/** What a ship did, and where she was and how she pointed on the way. */
export interface Track {
  readonly ship: ShipId;
  readonly order: string;
  readonly path: readonly { readonly hex: Hex; readonly facing: Facing }[];
  readonly spent: number;
}

export type MovementHappening =
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'arrived'; readonly ships: readonly ShipId[] }
  | {
      readonly type: 'transferred';
      readonly squadron: SquadronId;
      readonly name: string;
      readonly from: ShipId;
      readonly to: ShipId;
      /** So many turns, this one included, in which the squadron is out of command. */
      readonly turns: number;
    }
  | {
      readonly type: 'regrouped';
      readonly side: Side;
      readonly force: string;
      /** Those that are new, or not what they were. */
      readonly divisions: readonly Division[];
      /** Boats that belong to none any more. */
      readonly single: readonly ShipId[];
    }
  | { readonly type: 'out-of-command'; readonly side: Side; readonly force: string; readonly ships: readonly ShipId[] }
  | {
      readonly type: 'steamed';
      readonly side: Side;
      readonly squadron: SquadronId | null;
      /** The name of the squadron; of ships by themselves, of their side. */
      readonly force: string;
      readonly line: boolean;
      /** As it was written for a squadron; ships by themselves have one each. */
      readonly order: string | null;
      readonly tracks: readonly Track[];
    }
  | { readonly type: 'smoke'; readonly ships: readonly ShipId[] }
  | { readonly type: 'floated'; readonly columns: number; readonly rows: number }
  | { readonly type: 'gone'; readonly side: Side; readonly ship: ShipId; readonly fate: Fate }
  | { readonly type: 'crowded'; readonly ships: readonly ShipId[]; readonly rolls: readonly number[] }
  | { readonly type: 'met'; readonly ships: readonly ShipId[]; readonly totals: readonly number[] }
  | {
      readonly type: 'collided';
      readonly ships: readonly [ShipId, ShipId];
      readonly damage: readonly [number, number];
      readonly rammed: boolean;
    };
