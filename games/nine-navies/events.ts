/** What the log tells besides rolls; wording.ts puts it into sentences. */
import type { Alliance, Base, Chit, Zone } from './data/map.ts';
import type { ShipId } from './data/ships.ts';
import type { Place } from './state.ts';

/** What a round of fire has cost a side. */
export interface Toll {
  readonly sunk: readonly ShipId[];
  readonly disabled: readonly ShipId[];
  readonly damaged: readonly ShipId[];
}

export type Happening =
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'brest-closed' }
  | { readonly type: 'set-up'; readonly side: Alliance; readonly bases: readonly { readonly base: Base; readonly count: number }[] }
  | { readonly type: 'french'; readonly ship: ShipId; readonly fate: 'captured' | 'escaped' | 'sunk'; readonly damage: number }
  | { readonly type: 'freed'; readonly fleet: 'northern' | 'southern'; readonly rule: string }
  | { readonly type: 'lost'; readonly side: Alliance; readonly ship: ShipId }
  | { readonly type: 'fell'; readonly base: Base; readonly rule: string }
  | { readonly type: 'canal-blocked' }
  | { readonly type: 'placed'; readonly ship: ShipId; readonly at: Place; readonly rule: string }
  | { readonly type: 'convoys-declared'; readonly base: Base; readonly convoys: readonly ShipId[] }
  | { readonly type: 'convoy-barred'; readonly convoy: ShipId; readonly base: Base }
  | { readonly type: 'convoy-docked'; readonly convoy: ShipId; readonly base: Base; readonly reinforces: boolean }
  | { readonly type: 'america-enters' }
  | { readonly type: 'pacific'; readonly ships: readonly ShipId[] }
  | { readonly type: 'released'; readonly ships: readonly ShipId[] }
  | { readonly type: 'late'; readonly ship: ShipId; readonly turn: number }
  | { readonly type: 'arrived'; readonly ship: ShipId; readonly at: Place; readonly rule: string }
  | { readonly type: 'activated'; readonly chit: Chit; readonly side: Alliance; readonly place: number; readonly of: number }
  | { readonly type: 'refused'; readonly chit: Chit }
  | { readonly type: 'sailed'; readonly ship: ShipId; readonly to: Zone }
  | { readonly type: 'turned-back'; readonly ship: ShipId; readonly base: Base }
  | { readonly type: 'damaged'; readonly side: Alliance; readonly ship: ShipId; readonly points: number; readonly rule: string }
  | { readonly type: 'sunk'; readonly side: Alliance; readonly ship: ShipId; readonly rule: string }
  | { readonly type: 'repaired'; readonly ship: ShipId; readonly left: number }
  | { readonly type: 'battle-began'; readonly zone: Zone; readonly allied: number; readonly central: number }
  | { readonly type: 'round-began'; readonly zone: Zone; readonly round: number; readonly set: number }
  | { readonly type: 'furious'; readonly fires: boolean }
  | { readonly type: 'names-battle'; readonly side: Alliance }
  | { readonly type: 'returns-first'; readonly side: Alliance }
  | { readonly type: 'first-fire'; readonly side: Alliance }
  | {
      readonly type: 'fired';
      readonly ship: ShipId;
      readonly at: ShipId;
      readonly with: 'guns' | 'aircraft';
      readonly hits: number;
      readonly points: number;
      readonly disabled: boolean;
    }
  | ({ readonly type: 'results' } & Readonly<Record<Alliance, Toll>>)
  | { readonly type: 'disabled'; readonly ship: ShipId; readonly rule: string }
  | { readonly type: 'chose'; readonly allied: 'fight' | 'break-off'; readonly central: 'fight' | 'break-off' }
  | { readonly type: 'pursuit'; readonly side: Alliance; readonly pursues: boolean }
  | { readonly type: 'set-over'; readonly set: number }
  | { readonly type: 'stalemate'; readonly zone: Zone }
  | { readonly type: 'returned'; readonly ships: readonly ShipId[]; readonly base: Base }
  | { readonly type: 'no-haven'; readonly ship: ShipId }
  | { readonly type: 'settled'; readonly zone: Zone; readonly side: Alliance | null; readonly points: number }
  | { readonly type: 'resigned'; readonly side: Alliance }
  | { readonly type: 'points'; readonly side: Alliance; readonly points: number; readonly why: string; readonly rule: string };
