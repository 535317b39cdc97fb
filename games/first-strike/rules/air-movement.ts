/** FS-9.4: aircraft over the coast fly on, climb, dive, or stay to bomb. Batteries never move (FS-9.4b). */
import type { Prospect } from '../../../kernel/index.ts';
import { check, d6, forecast, otherwise, prospect, upTo } from '../../../kernel/index.ts';
import type { AircraftId } from '../data/counters.ts';
import type { RaidSpace } from '../data/spaces.ts';
import { RAID_ARROWS } from '../data/spaces.ts';
import type { Table } from '../kind.ts';
import { choice, theBritish, when } from '../kind.ts';
import type { AircraftState, Altitude, State } from '../state.ts';
import { batteryFire, batteriesBearingOn } from './anti-aircraft.ts';
import { aircraftOf } from './ships.ts';

/** FS-9.4.1, FS-5.5: a six, and the wind holds the aircraft where it is. */
export const gustCheck = check('gust', 'FS-9.4.1', 'High winds', {}, {
  dice: d6,
  modifiers: [],
  rows: [upTo(5, 'moves'), otherwise('held')],
  outcomes: { moves: 'it gets through', held: 'the wind holds it where it is' },
});

export const isRaidSpace = (at: AircraftState['at']): at is RaidSpace => Object.hasOwn(RAID_ARROWS, at);

/** Over the coast: on the raid map and not yet away. */
export const isOverTheCoast = ({ at }: AircraftState): boolean => isRaidSpace(at) && at !== 'escape';

const mayAct = (aircraft: AircraftState): boolean => isOverTheCoast(aircraft) && !aircraft.acted;

/** FS-9.4c, FS-9.6b: without bombs the next move is for home. */
const mustEscape = (aircraft: AircraftState): boolean => mayAct(aircraft) && aircraft.bombs === 0;

export const destinations = ({ at, bombs }: AircraftState): readonly RaidSpace[] => {
  const arrows = isRaidSpace(at) ? RAID_ARROWS[at] : [];
  return bombs === 0 && arrows.includes('escape') ? ['escape'] : arrows;
};

const LEVELS: readonly Altitude[] = ['low', 'medium', 'high'];
export const levelAfter = (altitude: Altitude, steps: 1 | -1): Altitude | undefined => LEVELS[LEVELS.indexOf(altitude) + steps];

const mayChange = (state: State, steps: 1 | -1): AircraftId[] =>
  state.aircraft.filter((aircraft) => mayAct(aircraft) && aircraft.bombs > 0 && levelAfter(aircraft.altitude, steps)).map((aircraft) => aircraft.id);

/** FS-9.4a: each aircraft does one thing at most; whoever does nothing may bomb later in the round. */
export const airMovement = when(
  (g) => g.state.aircraft.some(mayAct),
  choice<{ fly: readonly [AircraftId, RaidSpace]; climb: AircraftId; dive: AircraftId; done: true }>('air-movement', 'FS-9.4a', {
    who: theBritish,
    offer: ({ state }) => ({
      fly: state.aircraft.filter(mayAct).flatMap((aircraft) => destinations(aircraft).map((to) => [aircraft.id, to] as const)),
      climb: mayChange(state, 1),
      dive: mayChange(state, -1),
      done: state.aircraft.some(mustEscape) ? undefined : true,
    }),
    picks: {
      fly: (g, [id, to]) => {
        const aircraft = startMove(g, id);
        if (!aircraft) return;
        aircraft.at = to;
        g.note?.({ type: 'flew', aircraft: id, to });
      },
      climb: (g, id) => changeAltitude(g, id, 1),
      dive: (g, id) => changeAltitude(g, id, -1),
    },
    ends: { done: () => {} },
    prospects: {
      fly: ({ state }, [id, to]) => underFire(state, { ...aircraftOf(state, id), at: to }),
      climb: ({ state }, id) => underFire(state, atLevel(aircraftOf(state, id), 1)),
      dive: ({ state }, id) => underFire(state, atLevel(aircraftOf(state, id), -1)),
    },
    whyNot: {
      done: () => ({ words: 'an aircraft without bombs must fly to Raid Escape', rule: 'FS-9.4c' }),
      fly: () => ({ words: 'aircraft fly along one arrow, once a round, and home when their bombs are gone', rule: 'FS-9.4d' }),
      climb: () => ({ words: 'it cannot climb now', rule: 'FS-9.4a' }),
      dive: () => ({ words: 'it cannot dive now', rule: 'FS-9.4a' }),
    },
  }),
);

/** An attempt uses up the action even if the wind holds the aircraft. */
function startMove(g: Table, id: AircraftId): AircraftState | null {
  const aircraft = aircraftOf(g.state, id);
  aircraft.acted = true;
  return g.state.highWind && g.roll(gustCheck, {}, id) === 'held' ? null : aircraft;
}

function changeAltitude(g: Table, id: AircraftId, steps: 1 | -1): void {
  const aircraft = startMove(g, id);
  if (!aircraft) return;
  aircraft.altitude = levelAfter(aircraft.altitude, steps) ?? aircraft.altitude;
  g.note?.({ type: 'changed-altitude', aircraft: id, to: aircraft.altitude });
}

const atLevel = (aircraft: AircraftState, steps: 1 | -1): AircraftState => ({ ...aircraft, altitude: levelAfter(aircraft.altitude, steps) ?? aircraft.altitude });

/** The chance that a battery hits the aircraft where it would be. */
function underFire(state: State, aircraft: AircraftState): readonly Prospect[] {
  const rolls = batteriesBearingOn(state, aircraft).map(({ facts }) => forecast(batteryFire, facts, 'hit'));
  return rolls.length > 0 ? [prospect('hit by flak', false, rolls)] : [];
}
