/** What the log tells of submarines. One is told by the name that she has in this battle. */
import type { Hex } from '../../../chart/hex.ts';
import type { Arc } from '../data/card.ts';
import type { Depth, ShipId, Side, SubmarineId } from '../state.ts';

interface OfBoat {
  readonly submarine: SubmarineId;
  readonly name: string;
}

/** GF-10.3: what a submarine is attacked with, and by whom. */
export type Means = 'guns' | 'ram' | 'charges' | 'bombs';

export type SubmarineHappening =
  | { readonly type: 'submarines-out'; readonly side: Side; readonly force: string; readonly names: readonly string[] }
  | ({ readonly type: 'submarine-sighted'; readonly side: Side; readonly hex: Hex; readonly place: string; readonly depth: Depth } & OfBoat)
  | ({ readonly type: 'submarine-attacked'; readonly by: string; readonly means: Means; readonly points: number } & OfBoat)
  | ({ readonly type: 'submarine-hit'; readonly hits: number; readonly of: number; readonly crippled: boolean } & OfBoat)
  | ({ readonly type: 'submarine-sunk'; readonly side: Side } & OfBoat)
  | { readonly type: 'torpedoed'; readonly target: ShipId };

/** GF-10.2: what nobody but her side reads. */
export type SubmarineSecret =
  | ({ readonly type: 'submarine-moved'; readonly place: string; readonly depth: Depth; readonly battery: number } & OfBoat)
  | ({ readonly type: 'submarine-plotted'; readonly torpedoes: readonly { readonly target: ShipId; readonly arc: Arc }[] } & OfBoat)
  | ({
      readonly type: 'submarine-torpedo';
      readonly target: ShipId;
      readonly arc: Arc;
      /** The last three are why it had no chance (GF-7.2.1a). */
      readonly result: 'hit' | 'missed' | 'gone' | 'range' | 'arc';
    } & OfBoat);
