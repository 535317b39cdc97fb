/** What the log tells besides rolls; wording.ts puts it into sentences. */
import type { AircraftId, BatteryId, CarrierId, RaiderId, ShipId } from './data/counters.ts';
import type { BattleSpace, Installation, RaidSpace, StrategicSpace, TrackSpace } from './data/spaces.ts';
import type { Altitude } from './state.ts';

export type Happening =
  | { readonly type: 'set-up'; readonly falseAlarms: number; readonly battery: Installation }
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'false-alarms-added'; readonly count: number }
  | { readonly type: 'event-passed'; readonly why: string }
  | { readonly type: 'repaired'; readonly ship: ShipId; readonly how: 'marker' | 'flip' }
  | { readonly type: 'alert-changed'; readonly from: number; readonly to: number; readonly rule: string }
  | { readonly type: 'counters-drawn'; readonly counters: readonly string[] }
  | {
      readonly type: 'placed';
      readonly counter: RaiderId | ShipId | BatteryId;
      readonly at: StrategicSpace | Installation;
      readonly rule: string;
    }
  | { readonly type: 'returned'; readonly counter: string; readonly rule: string }
  | { readonly type: 'removed'; readonly counter: string; readonly rule: string }
  | { readonly type: 'attacked'; readonly raider: RaiderId; readonly ship: ShipId; readonly hit: boolean }
  | { readonly type: 'ship-damaged'; readonly ship: ShipId; readonly how: 'flip' | 'marker'; readonly rule: string }
  | { readonly type: 'ship-out'; readonly ship: ShipId; readonly how: 'sunk' | 'out'; readonly rule: string }
  | {
      readonly type: 'aircraft-lost';
      readonly aircraft: AircraftId;
      readonly how: 'shot-down' | 'with-carrier' | 'rescue' | 'no-room' | 'abandoned';
      readonly rule: string;
    }
  | { readonly type: 'german-sortie'; readonly ships: readonly ShipId[]; readonly space: TrackSpace }
  | { readonly type: 'joined'; readonly ship: ShipId }
  | { readonly type: 'sailed'; readonly to: TrackSpace }
  | { readonly type: 'held'; readonly at: TrackSpace }
  | { readonly type: 'raid-launched' }
  | { readonly type: 'took-off'; readonly aircraft: readonly AircraftId[]; readonly aboard: readonly AircraftId[] }
  | { readonly type: 'air-round'; readonly round: number }
  | { readonly type: 'arrived'; readonly aircraft: AircraftId; readonly at: RaidSpace; readonly altitude: Altitude }
  | { readonly type: 'delayed'; readonly aircraft: AircraftId }
  | { readonly type: 'flew'; readonly aircraft: AircraftId; readonly to: RaidSpace }
  | { readonly type: 'changed-altitude'; readonly aircraft: AircraftId; readonly to: Altitude }
  | { readonly type: 'aircraft-hit'; readonly aircraft: AircraftId; readonly battery: BatteryId; readonly bombLost: boolean }
  | { readonly type: 'bombed'; readonly aircraft: AircraftId; readonly at: Installation; readonly hit: boolean }
  | { readonly type: 'landed'; readonly aircraft: AircraftId; readonly carrier: CarrierId; readonly rule: string }
  | { readonly type: 'ditched'; readonly aircraft: AircraftId }
  | { readonly type: 'raid-flown'; readonly rounds: number }
  | { readonly type: 'raid-over' }
  | { readonly type: 'e11-hit'; readonly sunk: boolean }
  | { readonly type: 'e11-home' }
  | { readonly type: 'battle-began'; readonly space: TrackSpace; readonly rounds: number }
  | { readonly type: 'battle-round'; readonly round: number }
  | { readonly type: 'posted'; readonly ship: ShipId; readonly at: BattleSpace }
  | { readonly type: 'steamed'; readonly ship: ShipId; readonly to: BattleSpace }
  | { readonly type: 'fired'; readonly ship: ShipId; readonly at: ShipId; readonly hit: boolean }
  | { readonly type: 'battle-ended' }
  | { readonly type: 'weather-cleared' }
  | { readonly type: 'points'; readonly total: number };
