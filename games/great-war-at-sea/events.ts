/** What the log tells besides rolls; words/ puts it into sentences. */
import type { Side, Weather } from '../../tactical/battle.ts';
import type { WeatherZoneId } from './data/theatre.ts';
import type { ShipId, ZoneId } from './state.ts';

/** What everybody is told. */
export type Happening =
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'weather'; readonly zone: WeatherZoneId; readonly now: Weather; readonly before: Weather }
  | {
      readonly type: 'met';
      readonly zone: ZoneId;
      readonly surprise: boolean;
      readonly tokens: Readonly<Record<Side, readonly string[]>>;
    }
  | { readonly type: 'over'; readonly allied: number; readonly central: number; readonly winner: Side | null };

/** What one side alone is told. */
export type Secret =
  | { readonly type: 'leaked'; readonly ship: ShipId }
  | { readonly type: 'lost'; readonly ship: ShipId; readonly how: 'foundered' }
  | { readonly type: 'engines-mended'; readonly ship: ShipId };
