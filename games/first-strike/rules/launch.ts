/** FS-9.1, FS-9.2: the aircraft take off and arrive over the coast. */
import { atLeast, check, d6, exactly, flag, minus, otherwise, plus, upTo } from '../../../kernel/index.ts';
import type { AircraftId } from '../data/counters.ts';
import { BOMBS } from '../data/counters.ts';
import { ENTRIES } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { auto, each } from '../kind.ts';
import type { AircraftState, State } from '../state.ts';
import { aircraftOf } from './ships.ts';
import { fogAtHarwich } from './weather.ts';

/** FS-9.1 */
export const launchCheck = check(
  'launch',
  'FS-9.1',
  'Launch',
  { fog: flag('fog where the Harwich Force lies'), jellicoe: flag('Jellicoe presses on') },
  {
    dice: d6,
    modifiers: [
      plus(1, 'FS-9.1', 'fog where the Harwich Force lies', (f) => f.fog),
      minus(1, 'FS-9.1', 'Jellicoe presses on', (f) => f.jellicoe),
    ],
    rows: [upTo(5, 'launched'), otherwise('grounded')],
    outcomes: { launched: 'takes off', grounded: 'engine failure, stays aboard' },
    worth: (outcome) => (outcome === 'launched' ? 1 : 0),
  },
);

export const launchFacts = (state: State) => ({ fog: fogAtHarwich(state), jellicoe: state.jellicoe.launch });

/** FS-9.2.1 */
export const arrivalCheck = check(
  'arrival',
  'FS-9.2.1',
  'Arrival',
  { highWind: flag('high winds over Cuxhaven') },
  {
    dice: d6,
    modifiers: [plus(1, 'FS-9.2.1', 'high winds', (f) => f.highWind)],
    rows: [
      exactly([1], 'entry-1'),
      exactly([2], 'entry-2'),
      exactly([3], 'entry-3'),
      exactly([4], 'entry-4'),
      exactly([5], 'entry-5'),
      atLeast(6, 'delayed'),
    ],
    outcomes: {
      'entry-1': 'makes the coast at 1',
      'entry-2': 'makes the coast at 2',
      'entry-3': 'makes the coast at 3',
      'entry-4': 'makes the coast at 4',
      'entry-5': 'makes the coast at 5',
      delayed: 'delayed',
    },
    worth: (outcome) => (outcome === 'delayed' ? 0 : 1),
  },
);

/** FS-9.2.2 */
export const altitudeCheck = check(
  'altitude',
  'FS-9.2.2',
  'Altitude',
  { highWind: flag('high winds over Cuxhaven') },
  {
    dice: d6,
    modifiers: [minus(1, 'FS-9.2.2', 'high winds', (f) => f.highWind)],
    rows: [upTo(3, 'medium'), upTo(5, 'high'), otherwise('low')],
    outcomes: { low: 'low', medium: 'at medium height', high: 'high' },
  },
);

export const aircraftAt = (state: State, at: AircraftState['at']): AircraftId[] =>
  state.aircraft.filter((aircraft) => aircraft.at === at).map((aircraft) => aircraft.id);

/** Every aircraft aboard rolls (FS-9.1). */
export const launchAircraft = auto('launch', 'FS-9.1', (g) => {
  g.salvo(
    () => {
      for (const id of aircraftAt(g.state, 'aboard')) takeOff(g, aircraftOf(g.state, id));
    },
    () => ({ type: 'took-off', aircraft: aircraftAt(g.state, 'cuxhaven'), aboard: aircraftAt(g.state, 'aboard') }),
  );
});

function takeOff(g: Play, aircraft: AircraftState): void {
  if (g.roll(launchCheck, launchFacts(g.state), { about: aircraft.id, by: 'british' }) === 'grounded') {
    aircraft.grounded = true;
    return;
  }
  aircraft.at = 'cuxhaven';
  aircraft.carrier = null;
  aircraft.bombs = BOMBS; // FS-9.2.3
}

/** FS-9.2, FS-9.2.1: launched or delayed aircraft roll for their way in; arriving is the round's action. */
export const arrivals = each(
  'arrival',
  'FS-9.2.1',
  (g) => aircraftAt(g.state, 'cuxhaven'),
  auto('arrival', 'FS-9.2.1', (g, id: AircraftId) => arrive(g, id)),
);

function arrive(g: Play, id: AircraftId): void {
  const wind = { highWind: g.state.highWind };
  const how = { about: id, by: 'british' } as const;
  const arrived = g.salvo(
    () => {
      const outcome = g.roll(arrivalCheck, wind, how);
      const at = ENTRIES.find((entry) => entry === outcome);
      return at ? { at, altitude: g.roll(altitudeCheck, wind, how), acted: true } : null;
    },
    (found) => (found ? { type: 'arrived', aircraft: id, at: found.at, altitude: found.altitude } : { type: 'delayed', aircraft: id }),
  );
  if (arrived) Object.assign(aircraftOf(g.state, id), arrived);
}
