/** GW-10.2 (ours): raiders look for merchantmen, and the alarm is given. */
import type { Odds } from '../../../kernel/index.ts';
import {
  atLeast,
  check,
  d6,
  exactly,
  flag,
  minus,
  oddsOfRoll,
  oneOf,
  otherwise,
  plus,
  secretCheck,
  sway,
  upTo,
  whole,
} from '../../../kernel/index.ts';
import { enemyOf, WEATHERS, type Weather } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import { stepsBetween, zoneIn } from '../data/zones.ts';
import type { Prize } from '../events.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, Side, State, ZoneId } from '../state.ts';
import { scorePrize } from './aims.ts';
import { raiseAlarm, STEAMER } from './alarm.ts';
import { isNight } from './calendar.ts';
import { weatherAt } from './fleets.ts';
import { fleetsDoing, hinder } from './missions.ts';
import { friendlyPorts } from './plots.ts';
import { report } from './sightings.ts';

/** Read by its owner, and by everybody if a ship was stopped, for she calls for help. */
export const findRoll = secretCheck(
  'merchantman',
  'GW-10.2b',
  'Looking for merchantmen',
  {
    traffic: whole('the traffic of the zone', 0, 3),
    weather: oneOf('the weather', WEATHERS),
    night: flag('at night'),
    warned: flag('one was stopped there before'),
  },
  {
    dice: d6,
    modifiers: [
      sway('GW-10.2a', 'traffic', (f) => f.traffic),
      plus(1, 'GW-10.2b', 'clear weather', (f) => f.weather === 'clear' && !f.night),
      minus(1, 'GW-10.2b', 'night', (f) => f.night),
      minus(1, 'GW-10.2b', 'fog or squall', (f) => f.weather === 'fog' || f.weather === 'squall'),
      minus(1, 'GW-10.2b', 'ships keep away', (f) => f.warned),
    ],
    rows: [atLeast(7, 'found'), otherwise('none')],
    outcomes: { found: 'a ship is stopped', none: 'nobody in sight' },
    worth: (outcome) => (outcome === 'found' ? 1 : 0),
  },
);

export const prizeRoll = check('merchant-ship', 'GW-10.2c', 'What she is', {
  dice: d6,
  rows: [upTo(3, 'small'), exactly([4, 5], 'large'), otherwise('neutral')],
  outcomes: { small: 'a small ship', large: 'a large ship', neutral: 'a neutral' },
});

export const contrabandRoll = check('contraband', 'GW-10.2c', 'A neutral’s cargo', {
  dice: d6,
  rows: [atLeast(4, 'contraband'), otherwise('neutral')],
  outcomes: { contraband: 'contraband: she is sunk', neutral: 'she is let go' },
});

/** Zones around one's own ports in which what sails is one's own. */
const HOME_WATERS = 2;

/** GW-10.2a: the traffic that is worth looking for. */
export function trafficFor(war: War, side: Side, zone: ZoneId): number {
  const isHome = friendlyPorts(war, side).some((port) => stepsBetween(war.theatre, zone, port.zone) <= HOME_WATERS);
  return isHome ? 0 : zoneIn(war.theatre, zone).traffic;
}

type Seen = Pick<State, 'weather' | 'found'>;

const factsIn = (war: War, state: Seen, side: Side, zone: ZoneId, turn: number) => ({
  traffic: trafficFor(war, side, zone),
  weather: weatherAt(war, state, zone),
  night: isNight(war.operation, turn),
  warned: (state.found[zone] ?? 0) > 0,
});

const STOPS_IN: ReadonlySet<Weather> = new Set<Weather>(['clear', 'mist', 'fog', 'squall']);

const POINTS: Readonly<Record<Prize, number>> = { small: 1, large: 2, contraband: 1, neutral: 0 };

function stop(g: Play, war: War, fleet: Fleet): void {
  const { state } = g;
  const { side, zone } = fleet;
  const ship = g.roll(prizeRoll, {}, { about: zone, by: side });
  const what = ship === 'neutral' ? g.roll(contrabandRoll, {}, { about: zone, by: side }) : ship;
  state.found[zone] = (state.found[zone] ?? 0) + 1;
  const points = scorePrize(war, state, side, zone, POINTS[what]);
  g.tell?.({ type: 'merchantman', zone, what, points });
  report(state, fleet);
  raiseAlarm(war, state, enemyOf(side), zone, STEAMER);
}

export const hunting = auto('merchantmen', 'GW-10.2', (g) => {
  const { state } = g;
  const war = warIn(g.data, state);
  for (const fleet of fleetsDoing(state, 'hunt')) {
    const { side, zone } = fleet;
    const facts = factsIn(war, state, side, zone, state.turn);
    if (!STOPS_IN.has(facts.weather)) {
      hinder(g, fleet, 'weather');
      continue;
    }
    const outcome = g.rollFor((seen) => (seen === 'found' ? 'everyone' : [side]), findRoll, facts, { about: zone, by: side });
    if (outcome === 'found') stop(g, war, fleet);
  }
});

/** Reckoned with the weather as it is now. */
export const huntingOdds = (war: War, state: Seen, side: Side, zone: ZoneId, turn: number): Odds =>
  oddsOfRoll(findRoll, factsIn(war, state, side, zone, turn), [['found', 'a merchantman', true]]);
