/** What the log tells besides rolls; words/ puts it into sentences. */
import type { Battery, Side, Weather } from '../../tactical/battle.ts';
import type { WeatherZoneId } from './data/theatre.ts';
import type { AirshipId, PieceId, ShipId, ZoneId, ZoneSide } from './state.ts';

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
  | { readonly type: 'air-raid'; readonly zone: ZoneId; readonly by: Side }
  | { readonly type: 'submarine-sunk'; readonly zone: ZoneId; readonly side: Side }
  | { readonly type: 'over'; readonly allied: number; readonly central: number; readonly winner: Side | null };

/** What one side alone is told. */
export type Secret =
  | { readonly type: 'leaked'; readonly ship: ShipId }
  | { readonly type: 'lost'; readonly ship: ShipId; readonly how: 'foundered' | 'mined' | 'torpedoed' | 'gale' | 'scuttled' }
  | { readonly type: 'engines-mended'; readonly ship: ShipId }
  | { readonly type: 'tow-parted'; readonly piece: PieceId }
  | {
      readonly type: 'aircraft-lost';
      readonly craft: AirshipId;
      readonly zone: ZoneId;
      readonly how: 'gale' | 'spent' | 'wrecked' | 'shot-down';
    }
  | { readonly type: 'bombed'; readonly ship: ShipId; readonly where: Battery | 'hull' }
  | { readonly type: 'reported'; readonly zone: ZoneId; readonly ships: number; readonly course: ZoneSide | null }
  | { readonly type: 'out-of-fuel'; readonly ship: ShipId };
