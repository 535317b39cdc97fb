/** What the log tells of the battle as a whole. */
import type { ShipId, Side, SquadronId } from '../state.ts';

export type BattleHappening =
  | {
      readonly type: 'organised';
      readonly side: Side;
      readonly squadrons: readonly { readonly id: SquadronId; readonly leader: ShipId; readonly ships: readonly ShipId[] }[];
    }
  | { readonly type: 'deployed'; readonly side: Side; readonly ships: number }
  | { readonly type: 'points'; readonly blue: number; readonly red: number }
  | { readonly type: 'resigned'; readonly side: Side };
