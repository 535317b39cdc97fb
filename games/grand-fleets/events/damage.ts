/** What the log tells of damage. */
import type { ShipId, Side } from '../state.ts';

/** GF-8.3 */
export type Critical = 'magazine' | 'engine' | 'rudder' | 'list' | 'fire-control' | 'flooding' | 'fire' | 'bridge';

export type DamageHappening =
  | { readonly type: 'damaged'; readonly side: Side; readonly ship: ShipId; readonly by: number; readonly hits: number }
  | { readonly type: 'mount-lost'; readonly ship: ShipId; readonly guns: string }
  | { readonly type: 'critical'; readonly ship: ShipId; readonly what: Critical }
  | { readonly type: 'righted'; readonly ship: ShipId }
  | { readonly type: 'sunk'; readonly side: Side; readonly ship: ShipId; readonly how: 'hull' | 'magazine' | 'capsized' }
  | { readonly type: 'mended'; readonly ship: ShipId; readonly what: 'fire' | 'flooding' | 'rudder' };
