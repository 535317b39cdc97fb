/** What the log tells of aeroplanes and zeppelins. An aircraft is told by the name that it has in this battle. */
import type { Hex } from '../../../chart/hex.ts';
import type { AircraftId, ShipId, Side } from '../state.ts';

interface OfCraft {
  readonly craft: AircraftId;
  readonly name: string;
}

export type AirHappening =
  | ({ readonly type: 'in-sight' } & OfCraft)
  | ({ readonly type: 'flew'; readonly from: Hex; readonly to: Hex; readonly place: string; readonly level: number } & OfCraft)
  | ({ readonly type: 'fought'; readonly target: AircraftId; readonly targetName: string; readonly hit: boolean } & OfCraft)
  | ({
      readonly type: 'fired-at-aircraft';
      readonly ship: ShipId;
      readonly shots: number;
      readonly hits: number;
    } & OfCraft)
  | ({ readonly type: 'aircraft-hit'; readonly hits: number; readonly of: number } & OfCraft)
  | ({ readonly type: 'aircraft-lost'; readonly how: 'shot-down' | 'out-of-fuel' } & OfCraft)
  | ({
      readonly type: 'bombed';
      readonly target: ShipId;
      readonly bombs: number;
      readonly hits: number;
      readonly pierced: number;
    } & OfCraft)
  | ({ readonly type: 'torpedo-run'; readonly target: ShipId; readonly hit: boolean } & OfCraft)
  | { readonly type: 'took-off' | 'came-home'; readonly side: Side; readonly names: readonly string[]; readonly ships: readonly ShipId[] };
