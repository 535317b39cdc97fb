/** What the player may see. Nothing lies hidden in this game but the dice to come, yet the view is built up from nothing all the same. */
import type { Viewer } from '../../kernel/index.ts';
import type { AircraftId, BatteryId, CarrierId, RaiderId, RaiderType, Ship, ShipId, ShipType } from './data/counters.ts';
import { BATTERIES, RAIDERS } from './data/counters.ts';
import type { Data } from './data/data.ts';
import { factorOn } from './data/data.ts';
import type { BattleSpace, Installation, StrategicSpace, TrackSpace } from './data/spaces.ts';
import type { Readings } from './options.ts';
import type { ScoreLine } from './rules/victory.ts';
import { scoreOf, totalOfLines } from './rules/victory.ts';
import type { AircraftState, Altitude, BatteryState, Battle, RaiderState, RaidStage, State } from './state.ts';

export interface ShipView {
  readonly id: ShipId;
  readonly name: string;
  readonly side: 'british' | 'german';
  readonly type: ShipType;
  /** Where it lies on the Strategic Map; null when it is in the container, sunk or gone. */
  readonly at: StrategicSpace | null;
  readonly fate: 'container' | 'out' | 'sunk' | null;
  readonly flipped: boolean;
  readonly markers: number;
  readonly factor: number;
}

export interface CombatantView {
  readonly id: ShipId;
  readonly space: BattleSpace;
  readonly acted: boolean;
  readonly hits: number;
}

export interface View {
  readonly readings: Readings;
  readonly turn: number;
  readonly alert: number;
  readonly harwich: TrackSpace;
  readonly fog: StrategicSpace | null;
  readonly poorWeather: StrategicSpace | null;
  readonly highWind: boolean;
  readonly jellicoe: { readonly launch: boolean; readonly sortie: boolean };
  /** Events that happen once and have happened (FS-6.0e, FS-6.0h), and a damage party that waits for its orders. */
  readonly snafuUsed: boolean;
  readonly damagePartyUsed: boolean;
  readonly damagePartyCalled: boolean;
  readonly sortied: boolean;
  readonly raid: RaidStage;
  /** The turns in which the raid was flown and concluded; 0 before. */
  readonly raidTurn: number;
  readonly raidOverTurn: number;
  readonly airRound: number;
  /** How many of each kind are left in the container. */
  readonly container: Readonly<Record<RaiderType | 'ship' | 'battery' | 'false-alarm', number>>;
  readonly ships: readonly ShipView[];
  readonly aircraft: readonly {
    readonly id: AircraftId;
    readonly at: AircraftState['at'];
    readonly carrier: CarrierId | null;
    readonly altitude: Altitude;
    readonly bombs: number;
    readonly damaged: boolean;
    readonly grounded: boolean;
    readonly acted: boolean;
  }[];
  readonly raiders: readonly { readonly id: RaiderId; readonly type: RaiderType; readonly at: RaiderState['at'] }[];
  readonly batteries: readonly { readonly id: BatteryId; readonly at: BatteryState['at'] }[];
  readonly hits: Readonly<Record<Installation, number>>;
  readonly e11: 'rescue' | 'damaged' | 'sunk' | 'home';
  readonly e11Hits: number;
  readonly battle: {
    readonly round: number;
    readonly rounds: number;
    readonly extended: boolean;
    readonly over: boolean;
    readonly ships: readonly CombatantView[];
  } | null;
  readonly score: readonly ScoreLine[];
  readonly total: number;
}

export function view(state: State, _viewer: Viewer, data: Data): View {
  const score = scoreOf(data, state);
  return {
    readings: state.readings,
    turn: state.turn,
    alert: state.alert,
    harwich: state.harwich,
    fog: state.fog,
    poorWeather: state.poorWeather,
    highWind: state.highWind,
    jellicoe: { launch: state.jellicoe.launch, sortie: state.jellicoe.sortie },
    snafuUsed: state.snafuUsed,
    damagePartyUsed: state.damagePartyUsed,
    damagePartyCalled: state.damagePartyCalled,
    sortied: state.sortied,
    raid: state.raid,
    raidTurn: state.raidTurn,
    raidOverTurn: state.raidOverTurn,
    airRound: state.airRound,
    container: containerSeen(state),
    ships: data.ships.map((ship, index) => shipSeen(state, ship, index)),
    aircraft: state.aircraft.map(({ id, at, carrier, altitude, bombs, damaged, grounded, acted }) => ({
      id,
      at,
      carrier,
      altitude,
      bombs,
      damaged,
      grounded,
      acted,
    })),
    raiders: RAIDERS.map(({ id, type }, index) => ({ id, type, at: state.raiders[index]?.at ?? 'out' })),
    batteries: state.batteries.map(({ id, at }) => ({ id, at })),
    hits: { 'target-a': state.hits[0], 'target-b': state.hits[1], 'target-c': state.hits[2], 'target-d': state.hits[3] },
    e11: e11Seen(state),
    e11Hits: state.e11.hits,
    battle: state.battle && battleSeen(state.battle),
    score,
    total: totalOfLines(score),
  };
}

function containerSeen(state: State): View['container'] {
  const counts = { zeppelin: 0, 'u-boat': 0, 'ff-19': 0, ship: 0, battery: 0, 'false-alarm': state.falseAlarms };
  for (const id of state.container) counts[kindInContainer(id)]++;
  return counts;
}

const BATTERY_IDS: readonly string[] = BATTERIES;
const RAIDER_TYPES: ReadonlyMap<string, RaiderType> = new Map(RAIDERS.map(({ id, type }) => [id, type]));

const kindInContainer = (id: string): RaiderType | 'ship' | 'battery' =>
  RAIDER_TYPES.get(id) ?? (BATTERY_IDS.includes(id) ? 'battery' : 'ship');

function shipSeen(state: State, ship: Ship, index: number): ShipView {
  const { at = 'out', flipped = false, markers = 0 } = state.ships[index] ?? {};
  const place = at === 'harwich' || at === 'sortie' ? state.harwich : at === 'british-reserve' || at === 'german-reserve' ? at : null;
  const fate = at === 'container' || at === 'out' || at === 'sunk' ? at : null;
  return {
    id: ship.id,
    name: ship.name,
    side: ship.side,
    type: ship.type,
    at: place,
    fate,
    flipped,
    markers,
    factor: factorOn(ship, flipped),
  };
}

const e11Seen = ({ e11 }: State): View['e11'] => (e11.hits >= 2 ? 'sunk' : e11.home ? 'home' : e11.hits === 1 ? 'damaged' : 'rescue');

const battleSeen = ({ round, rounds, extended, over, ships }: Battle): View['battle'] => ({
  round,
  rounds,
  extended,
  over,
  ships: ships.map(({ id, space, acted, hits }) => ({ id, space, acted, hits })),
});
