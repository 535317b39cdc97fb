/** What the log tells besides rolls; words/ puts it into sentences. */
import type { Battery, Side, Weather } from '../../tactical/battle.ts';
import type { WeatherZoneId } from './data/theatre.ts';
import type { AirshipId, FleetId, PieceId, PortId, ShipId, Task, ZoneId, ZoneSide } from './state.ts';

/** GW-10.2c: what a merchantman turns out to be. */
export type Prize = 'small' | 'large' | 'contraband' | 'neutral';

/** How a ship is lost outside of battle. */
export type Doom = 'foundered' | 'mined' | 'shelled' | 'torpedoed' | 'gale' | 'scuttled';

export type Hindrance = 'night' | 'weather' | 'contact' | 'speed' | 'no-guns' | 'no-room';

/** What everybody is told. */
export type Happening =
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'weather'; readonly zone: WeatherZoneId; readonly now: Weather; readonly before: Weather }
  | { readonly type: 'weather-held'; readonly zone: WeatherZoneId; readonly now: Weather }
  /** GW-5.4a: a contact roll has come off. Those whom it has brought together are told of when their fight begins. */
  | { readonly type: 'in-sight'; readonly zone: ZoneId; readonly surprise: boolean }
  | {
      readonly type: 'met';
      readonly zone: ZoneId;
      readonly surprise: boolean;
      readonly tokens: Readonly<Record<Side, readonly string[]>>;
      /** To a side its own fleets as it calls them. */
      readonly own?: Readonly<Partial<Record<Side, readonly { readonly id: FleetId; readonly name: string }[]>>>;
    }
  | { readonly type: 'air-raid'; readonly zone: ZoneId; readonly by: Side }
  | { readonly type: 'submarine-sunk'; readonly zone: ZoneId; readonly side: Side }
  /** GW-11.1: guns ashore, and then those of the ships. */
  | { readonly type: 'answered'; readonly port: PortId; readonly hits: number }
  | { readonly type: 'shelled'; readonly port: PortId; readonly hits: number }
  /** GW-10.2 */
  | { readonly type: 'merchantman'; readonly zone: ZoneId; readonly what: Prize; readonly points: number }
  /** GW-18.1: a ship has reached her goal and is out of the game. */
  | { readonly type: 'away'; readonly ship: ShipId; readonly zone: ZoneId }
  /** `name` and `names` are what the operation calls its sides. */
  | { readonly type: 'resigned'; readonly side: Side; readonly name: string }
  | {
      readonly type: 'over';
      readonly allied: number;
      readonly central: number;
      readonly winner: Side | null;
      readonly names: Readonly<Record<Side, string>>;
    };

/** What one side alone is told. */
export type Secret =
  | { readonly type: 'leaked'; readonly ship: ShipId }
  | { readonly type: 'lost'; readonly side: Side; readonly ship: ShipId; readonly how: Doom }
  | { readonly type: 'engines-mended'; readonly ship: ShipId }
  | { readonly type: 'tow-parted'; readonly piece: PieceId }
  | {
      readonly type: 'aircraft-lost';
      readonly craft: AirshipId;
      readonly zone: ZoneId;
      readonly how: 'gale' | 'spent' | 'wrecked' | 'shot-down';
    }
  | { readonly type: 'bombed'; readonly side: Side; readonly ship: ShipId; readonly where: Battery | 'hull' }
  /** GW-14.3: where it has looked, and how many reports came of it. */
  | {
      readonly type: 'flew';
      readonly craft: AirshipId;
      readonly turn: number;
      readonly from: ZoneId;
      readonly way: readonly ZoneId[];
      readonly searched: readonly ZoneId[];
      readonly found: number;
    }
  | { readonly type: 'reported'; readonly zone: ZoneId; readonly ships: number; readonly course: ZoneSide | null }
  | { readonly type: 'out-of-fuel'; readonly ship: ShipId }
  /** GW-12.2 */
  | { readonly type: 'mined'; readonly side: Side; readonly ship: ShipId; readonly zone: ZoneId }
  /** GW-12.3, GW-12.4 */
  | { readonly type: 'laid'; readonly zone: ZoneId }
  | { readonly type: 'swept'; readonly zone: ZoneId; readonly gone: boolean }
  /** GW-10.3 */
  | { readonly type: 'unloaded'; readonly fleet: FleetId; readonly port: PortId; readonly ships: number }
  /** What was to be done where the move ended, and why it was not. */
  | { readonly type: 'hindered'; readonly fleet: FleetId; readonly task: Task['do']; readonly by: Hindrance };
