/** What the log tells of the battle as a whole. A side is told by the name that it has in this battle. */
import type { Facing } from '../../../chart/hex.ts';
import type { ShipId, Side, SquadronId } from '../state.ts';

export type BattleHappening =
  | {
      readonly type: 'organised';
      readonly side: Side;
      readonly force: string;
      readonly squadrons: readonly { readonly id: SquadronId; readonly leader: ShipId; readonly ships: readonly ShipId[] }[];
    }
  | { readonly type: 'deployed'; readonly side: Side; readonly force: string; readonly ships: number }
  /** GF-12.4.1: null in a calm. */
  | { readonly type: 'wind'; readonly to: Facing | null }
  | { readonly type: 'points'; readonly forces: readonly { readonly force: string; readonly won: number; readonly open: number }[] }
  | { readonly type: 'resigned'; readonly side: Side; readonly force: string };
