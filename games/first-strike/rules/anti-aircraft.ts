/** FS-9.5: anti-aircraft fire, after movement and before bombing (FS-9.5e). */
import type { Badge, Odds } from '../../../kernel/index.ts';
import {
  anyOf,
  badge,
  chanceOf,
  check,
  comingRoll,
  d6,
  flag,
  minus,
  oddsOf,
  oneOf,
  otherwise,
  plus,
  titled,
  upTo,
} from '../../../kernel/index.ts';
import type { AircraftId } from '../data/counters.ts';
import { BATTERY_FACTOR } from '../data/counters.ts';
import type { Data } from '../data/data.ts';
import { bearsOn } from '../data/data.ts';
import type { Installation } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { AircraftState, BatteryState, State } from '../state.ts';
import { loseAircraft } from './ships.ts';

/** FS-9.5b, FS-5.5 */
export const batteryFire = check(
  'flak',
  'FS-9.5b',
  'Anti-aircraft fire',
  {
    altitude: oneOf('the altitude of the aircraft', ['low', 'medium', 'high']),
    connected: flag('the aircraft is in a connected space, not over the battery'),
    highWind: flag('high winds over Cuxhaven'),
  },
  {
    dice: d6,
    modifiers: [
      minus(1, 'FS-9.5b', 'low', (f) => f.altitude === 'low'),
      plus(1, 'FS-9.5b', 'high', (f) => f.altitude === 'high'),
      plus(1, 'FS-9.5b', 'in a connected space', (f) => f.connected),
      plus(1, 'FS-9.5b', 'high winds', (f) => f.highWind),
    ],
    rows: [upTo(BATTERY_FACTOR, 'hit'), otherwise('miss')],
    outcomes: { hit: 'a hit', miss: 'a miss' },
    counts: 'hit',
  },
);

const isEmplaced = (battery: BatteryState): battery is BatteryState & { at: Installation } =>
  battery.at !== 'container' && battery.at !== 'out';

type Coast = Pick<State, 'highWind'> & { readonly batteries: readonly BatteryState[] };
type Aloft = Pick<AircraftState, 'at' | 'altitude'>;

/** FS-9.5a: the batteries that fire at aircraft in a space. */
export const batteriesBearingOn = (data: Data, { batteries }: Pick<Coast, 'batteries'>, space: AircraftState['at']) =>
  batteries.filter(isEmplaced).filter(({ at }) => bearsOn(data, at, space));

/** What every battery that would fire at the aircraft takes into account. */
export const flakOn = (data: Data, coast: Coast, aircraft: Aloft) =>
  batteriesBearingOn(data, coast, aircraft.at).map((battery) => flakFacts(coast, battery, aircraft));

const flakFacts = ({ highWind }: Coast, battery: BatteryState, { altitude, at }: Aloft) => ({
  altitude,
  connected: at !== battery.at,
  highWind,
});

/** That any battery hits the aircraft where it is, or where it would be. */
export const chanceOfFlak = (data: Data, coast: Coast, aircraft: Aloft): number =>
  anyOf(flakOn(data, coast, aircraft).map((facts) => chanceOf(batteryFire, facts, 'hit')));

export const hitByFlak = (chance: number, id?: AircraftId): Badge =>
  id === undefined ? badge('flak', 'hit by flak', false, chance) : badge(`flak-${id}`, `${id} hit by flak`, false, chance);

/** What awaits all of them once they have moved or kept still; whom no gun can hit need not fear any. */
export function oddsOfFlak(data: Data, state: State): Odds | undefined {
  const under = state.aircraft.filter((aircraft) => batteriesBearingOn(data, state, aircraft.at).length > 0);
  if (under.length === 0) return undefined;
  const rolls = under.flatMap((aircraft) => flakOn(data, state, aircraft).map((facts) => comingRoll(batteryFire, facts)));
  const badges = under.map((aircraft) => hitByFlak(chanceOfFlak(data, state, aircraft), aircraft.id));
  return oddsOf(
    badges.filter(({ chance }) => chance > 0),
    ...rolls,
  );
}

/** Each battery fires once at every aircraft it bears on (FS-9.5a). */
export const antiAircraftFire = titled(
  'Anti-aircraft fire',
  auto('anti-aircraft-fire', 'FS-9.5a', (g) => {
    for (const battery of g.state.batteries.filter(isEmplaced)) {
      for (const aircraft of g.state.aircraft) if (bearsOn(g.data, battery.at, aircraft.at)) fireAt(g, battery, aircraft);
    }
  }),
);

function fireAt(g: Play, battery: BatteryState, aircraft: AircraftState): void {
  if (g.roll(batteryFire, flakFacts(g.state, battery, aircraft), { about: aircraft.id }) === 'miss') return;
  if (aircraft.damaged) loseAircraft(g, aircraft, 'shot-down', 'FS-9.5d');
  else damage(g, battery, aircraft);
}

/** FS-9.5c: of two bombs one is lost; a single bomb stays. */
function damage(g: Play, battery: BatteryState, aircraft: AircraftState): void {
  const bombLost = aircraft.bombs === 2;
  aircraft.damaged = true;
  if (bombLost) aircraft.bombs = 1;
  g.tell?.({ type: 'aircraft-hit', aircraft: aircraft.id, battery: battery.id, bombLost });
}
