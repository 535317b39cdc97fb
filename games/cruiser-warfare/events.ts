/** What the log can tell besides rolls and what a battle tells: openly, or to one side alone. */
import type { Area } from './data/areas.ts';
import type { Loss, Why } from './rules/scoring.ts';
import type { Act, FleetId, PieceId, ShipId, Side } from './state.ts';

/** What everybody may read, unless it happens where one side alone can see it. Fleets are known by their tokens. */
export type OpenEvent =
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'variant'; readonly side: Side; readonly number: string }
  | { readonly type: 'storms'; readonly total: number; readonly areas: readonly Area[] }
  | { readonly type: 'entered'; readonly who: 'britain' | 'japan' | 'dutch' | 'italy' }
  | { readonly type: 'italy-neutral' }
  | { readonly type: 'outfit-tried' }
  | { readonly type: 'tsingtao-fell' }
  | { readonly type: 'reinforced'; readonly name: string; readonly area: Area; readonly rule: string }
  | { readonly type: 'convoy-called'; readonly name: string; readonly area: Area; readonly token: string }
  | { readonly type: 'convoy-called-again'; readonly name: string }
  | { readonly type: 'convoy-sails'; readonly name: string; readonly area: Area; readonly token: string }
  | { readonly type: 'convoy-arrived'; readonly token: string; readonly area: Area }
  | { readonly type: 'convoy-done'; readonly area: Area }
  | { readonly type: 'announced'; readonly token: string; readonly area: Area; readonly act: Act }
  | { readonly type: 'posted'; readonly how: 'station' | 'blockade'; readonly area: Area; readonly counters: number }
  | { readonly type: 'recalled'; readonly how: 'station' | 'blockade'; readonly area: Area }
  | { readonly type: 'combined-openly' | 'divided-openly'; readonly side: Side; readonly area: Area; readonly tokens: readonly string[] }
  | { readonly type: 'moved-fleet'; readonly side: Side; readonly token: string; readonly from: Area; readonly to: Area }
  | { readonly type: 'appeared' | 'vanished' | 'joined-convoy'; readonly side: Side; readonly token: string; readonly area: Area }
  | { readonly type: 'home-seen'; readonly token: string }
  | { readonly type: 'resigned'; readonly side: Side }
  | { readonly type: 'searched' | 'night-approach'; readonly side: Side; readonly token: string; readonly area: Area }
  | { readonly type: 'canal'; readonly side: Side; readonly from: Area; readonly to: Area; readonly ships: readonly ShipId[] }
  | { readonly type: 'neutral-asked'; readonly area: Area; readonly ships: number }
  | {
      readonly type: 'contact';
      readonly side: Side;
      readonly finder: string;
      readonly found: string;
      readonly area: Area;
      readonly surprise: boolean;
    }
  | { readonly type: 'battle'; readonly area: Area; readonly allied: string; readonly central: string }
  | { readonly type: 'decoy-gone'; readonly side: Side; readonly token: string; readonly area: Area }
  /** How many, the captor alone is told. */
  | { readonly type: 'prizes'; readonly token: string; readonly area: Area; readonly prizes: number | null }
  | { readonly type: 'raid-in-the-indies' }
  | { readonly type: 'french-released' }
  | { readonly type: 'pursuit-declared'; readonly side: Side; readonly token: string }
  | { readonly type: 'lost'; readonly ship: ShipId; readonly how: Loss }
  | { readonly type: 'leader-lost'; readonly leader: string; readonly ship: string }
  | {
      readonly type: 'award';
      readonly side: Side;
      readonly points: number;
      readonly why: Why;
      readonly rule: string;
      readonly about: string | null;
    };

/** What one side alone may read. Fleets and pieces are known by the names that their owner gives them. */
export type SecretEvent =
  | { readonly type: 'designated'; readonly what: 'etappe' | 'stock'; readonly area: Area }
  | { readonly type: 'merchant-cruiser'; readonly side: Side; readonly ship: ShipId; readonly area: Area; readonly instead: ShipId | null }
  | { readonly type: 'combined'; readonly fleet: FleetId; readonly into: FleetId }
  | { readonly type: 'divided'; readonly from: FleetId; readonly fleet: FleetId; readonly piece: PieceId }
  | { readonly type: 'order-void'; readonly fleet: FleetId; readonly area: Area }
  | { readonly type: 'moved-unseen'; readonly fleet: FleetId; readonly from: Area; readonly to: Area }
  | { readonly type: 'home'; readonly fleet: FleetId; readonly ships: readonly ShipId[] }
  | { readonly type: 'coaled'; readonly fleet: FleetId; readonly area: Area }
  | { readonly type: 'fed'; readonly giver: PieceId; readonly taker: PieceId }
  | { readonly type: 'shells-taken' | 'torpedoes-taken'; readonly fleet: FleetId }
  | { readonly type: 'prize-kept'; readonly fleet: FleetId; readonly prize: ShipId }
  /** The search was good enough for anybody. */
  | { readonly type: 'nobody-there'; readonly fleet: FleetId; readonly area: Area }
  | { readonly type: 'pursuit-tried'; readonly fleet: FleetId; readonly token: string; readonly held: boolean }
  | { readonly type: 'foundering'; readonly ship: ShipId }
  | { readonly type: 'mended'; readonly ship: ShipId; readonly what: 'hull' | 'primary' | 'secondary' | 'tertiary' | 'mount' | 'engines' };
