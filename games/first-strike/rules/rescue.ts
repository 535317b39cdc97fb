/** FS-9.8: what happens in the Rescue space while E-11 picks up the crews. A sortie changes nothing here (FS-9.8.3). */
import { check, d6, flag, otherwise, plus, unspoken, upTo, whole } from '../../../kernel/index.ts';
import type { AircraftId, RaiderId } from '../data/counters.ts';
import { raiderFactor } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto, each, sequence, when } from '../kind.ts';
import type { State } from '../state.ts';
import { raidersAt } from './attacks.ts';
import { landing } from './landing.ts';
import { aircraftAt } from './launch.ts';
import { endRaidIfDone } from './raid.ts';
import { raiderTypeOf } from './reaction.ts';
import { aircraftOf, loseAircraft } from './ships.ts';
import { fogAtHarwich, poorWeatherAtHarwich } from './weather.ts';

const fog = flag('fog where the Harwich Force lies');
const poorWeather = flag('Poor Weather where the Harwich Force lies');

/** FS-9.8.1a */
export const rescueAttack = check(
  'rescue-attack',
  'FS-9.8.1a',
  'Attack in the Rescue space',
  { factor: whole("the attacker's combat factor", 1, 6), fog, poorWeather },
  {
    dice: d6,
    modifiers: [plus(1, 'FS-9.8.1a', 'fog', (f) => f.fog), plus(1, 'FS-9.8.1a', 'Poor Weather', (f) => f.poorWeather)],
    rows: [upTo((f) => f.factor, 'hit'), otherwise('miss')],
    outcomes: { hit: 'a hit', miss: 'no effect' },
    counts: 'hit',
  },
);

/** FS-9.8.2a */
export const rescueRoll = check(
  'rescue',
  'FS-9.8.2a',
  'Rescue',
  { fog, poorWeather },
  {
    dice: d6,
    modifiers: [plus(1, 'FS-9.8.2a', 'fog', (f) => f.fog), plus(1, 'FS-9.8.2a', 'Poor Weather', (f) => f.poorWeather)],
    rows: [upTo(3, 'saved'), otherwise('lost')],
    outcomes: { saved: 'the aircraft is saved', lost: 'the aircraft is lost' },
    worth: (outcome) => (outcome === 'saved' ? 1 : 0),
  },
);

const weatherFacts = (state: State) => ({ fog: fogAtHarwich(state), poorWeather: poorWeatherAtHarwich(state) });

/** FS-9.8.1a: submarines and aircraft, never airships, and only while aircraft lie there. */
const attackersInRescue = ({ state }: Play): RaiderId[] =>
  aircraftAt(state, 'rescue').length > 0 ? raidersAt(state, 'rescue').filter((id) => raiderTypeOf(id) !== 'zeppelin') : [];

export const attacksInRescue = each(
  'attacks-in-the-rescue-space',
  'FS-9.8.1a',
  attackersInRescue,
  auto('attack', 'FS-9.8.1a', (g, id: RaiderId) => {
    if (aircraftAt(g.state, 'rescue').length === 0) return; // an earlier attacker has left nothing to look for
    const facts = { factor: raiderFactor(g.data, raiderTypeOf(id)), ...weatherFacts(g.state) };
    for (const aircraft of aircraftAt(g.state, 'rescue')) {
      if (g.roll(rescueAttack, facts, { about: aircraft }) === 'hit') loseAircraft(g, aircraftOf(g.state, aircraft), 'rescue', 'FS-9.8.1a');
    }
    if (g.state.e11.hits < 2 && g.roll(rescueAttack, facts, { about: 'e-11' }) === 'hit') hitE11(g);
  }),
);

/** FS-9.8.1b */
function hitE11(g: Play): void {
  g.state.e11.hits++;
  g.tell?.({ type: 'e11-hit', sunk: g.state.e11.hits >= 2 });
}

/** FS-3.0g, FS-9.8: in the turn after the raid at the earliest. Whether Poor Weather forbids it is a reading (FS-5.3). */
const rescueIsDue = ({ state }: Play): boolean =>
  state.raid === 'rescue' &&
  state.turn > state.raidTurn &&
  !(state.readings['poor-weather-rescue'] === 'no-rescue' && poorWeatherAtHarwich(state));

export const rescues = sequence('rescue', 'FS-9.8.2a', [
  when(
    rescueIsDue,
    each(
      'rescue',
      'FS-9.8.2a',
      (g): readonly AircraftId[] => aircraftAt(g.state, 'rescue'),
      sequence('rescue', 'FS-9.8.2a', [
        auto('rescue-roll', 'FS-9.8.2a', (g, id: AircraftId) => {
          const aircraft = aircraftOf(g.state, id);
          if (g.roll(rescueRoll, weatherFacts(g.state), { about: id, by: 'british' }) === 'saved') aircraft.at = 'alongside';
          else loseAircraft(g, aircraft, 'rescue', 'FS-9.8.2a');
        }),
        landing,
      ]),
    ),
  ),
  unspoken(auto('is-the-raid-over', 'FS-9.9', (g) => endRaidIfDone(g))),
]);
