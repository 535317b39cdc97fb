/** GW-4.1: the Weather Phase. */
import { atLeast, check, d6, exactly, flag, otherwise, upTo } from '../../../kernel/index.ts';
import { WEATHERS, type Weather } from '../../../tactical/battle.ts';
import { warIn } from '../data/data.ts';
import type { WeatherZoneId } from '../data/theatre.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import { isWinter } from './calendar.ts';

const OUTCOMES = { better: 'it clears up by one level', same: 'it stays as it is', worse: 'it grows worse by one level' } as const;

/** GW-WX-ROLL, GW-WX-WINTER */
export const weatherRoll = check(
  'weather',
  'GW-WX-ROLL',
  'Weather',
  { winter: flag('between November and March') },
  { dice: d6, rows: [exactly([1], 'better'), atLeast(({ winter }) => (winter ? 5 : 6), 'worse'), otherwise('same')], outcomes: OUTCOMES },
);

/** GW-WX-MED; in winter a 5 counts as a 6 here too (ruling). */
export const mediterraneanRoll = check(
  'mediterranean-weather',
  'GW-WX-MED',
  'Weather of the Mediterranean',
  { winter: flag('between November and March') },
  {
    dice: d6,
    rows: [upTo(3, 'better'), atLeast(({ winter }) => (winter ? 5 : 6), 'again'), otherwise('same')],
    outcomes: { better: OUTCOMES.better, same: OUTCOMES.same, again: 'the die is thrown again' },
  },
);

export const mediterraneanSecond = check('mediterranean-weather-2', 'GW-WX-MED', 'Weather of the Mediterranean, second die', {
  dice: d6,
  rows: [atLeast(4, 'worse'), otherwise('same')],
  outcomes: { worse: OUTCOMES.worse, same: OUTCOMES.same },
});

/** GW-WX-PAC; in winter a 5 counts as a 6 here too (ruling). */
export const pacificRoll = check(
  'pacific-weather',
  'GW-WX-PAC',
  'Weather of the Pacific',
  { winter: flag('between November and March') },
  {
    dice: d6,
    rows: [upTo(2, 'better'), atLeast(({ winter }) => (winter ? 5 : 6), 'again'), otherwise('same')],
    outcomes: { better: OUTCOMES.better, same: OUTCOMES.same, again: 'the die is thrown again' },
  },
);

export const pacificSecond = check('pacific-weather-2', 'GW-WX-PAC', 'Weather of the Pacific, second die', {
  dice: d6,
  rows: [exactly([3, 4, 5], 'much-worse'), exactly([6], 'worse'), otherwise('same')],
  outcomes: { 'much-worse': 'it grows worse by two levels', worse: OUTCOMES.worse, same: OUTCOMES.same },
});

const STEPS = { better: -1, same: 0, worse: 1, 'much-worse': 2 } as const;

/** Whose dice they are, and the zone that they are for, if it has dice of its own. */
interface Thrown {
  readonly by: 'central';
  readonly about?: WeatherZoneId;
}

/** Levels up or down. */
function changeIn(g: Play, table: 'common' | 'mediterranean' | 'pacific', winter: boolean, by: Thrown): number {
  if (table === 'common') return STEPS[g.roll(weatherRoll, { winter }, by)];
  const first = table === 'mediterranean' ? g.roll(mediterraneanRoll, { winter }, by) : g.roll(pacificRoll, { winter }, by);
  if (first !== 'again') return STEPS[first];
  return STEPS[table === 'mediterranean' ? g.roll(mediterraneanSecond, {}, by) : g.roll(pacificSecond, {}, by)];
}

/** GW-WX-STATUS: from clear to a gale, and no farther. */
export const shifted = (weather: Weather, by: number): Weather =>
  WEATHERS[Math.min(WEATHERS.length - 1, Math.max(0, WEATHERS.indexOf(weather) + by))] ?? weather;

/** GW-WX-ZONES: each zone for itself, or one die for all of them. */
function weatherChanges(g: Play): void {
  const { state } = g;
  const { operation, theatre } = warIn(g.data, state);
  const winter = isWinter(operation, state.turn);
  const { rolls, table } = operation.weather;
  const shared = rolls === 'one' ? changeIn(g, table, winter, { by: 'central' }) : null;
  for (const { id } of theatre.weatherZones) settle(g, id, shared ?? changeIn(g, table, winter, { by: 'central', about: id }));
}

function settle(g: Play, zone: WeatherZoneId, by: number): void {
  const before = g.state.weather[zone] ?? 'clear';
  const now = shifted(before, by);
  if (now === before) return g.tell?.({ type: 'weather-held', zone, now });
  g.state.weather[zone] = now;
  g.tell?.({ type: 'weather', zone, now, before });
}

/** GW-4.1: the Central Powers throw the dice. */
export const weatherPhase = when(
  ({ data, state }) => state.turn >= warIn(data, state).operation.weather.from,
  auto('weather', 'GW-4.1', weatherChanges),
);
