/** FS-9.4: aircraft over the coast fly on, climb, dive, or stay to bomb. Batteries never move (FS-9.4b). */
import type { Odds, Reason, Target } from '../../../kernel/index.ts';
import { check, d6, oddsOfAny, otherwise, upTo } from '../../../kernel/index.ts';
import type { AircraftId } from '../data/counters.ts';
import type { RaidSpace } from '../data/spaces.ts';
import { RAID_ARROWS } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { choice, theBritish, when } from '../kind.ts';
import type { AircraftState, Altitude, State } from '../state.ts';
import { batteriesBearingOn, batteryFire } from './anti-aircraft.ts';
import { aircraftOf } from './ships.ts';

/** FS-9.4.1, FS-5.5: a six, and the wind holds the aircraft where it is. */
export const gustCheck = check('gust', 'FS-9.4.1', 'High winds', {
  dice: d6,
  rows: [upTo(5, 'moves'), otherwise('held')],
  outcomes: { moves: 'it gets through', held: 'the wind holds it where it is' },
});

const RAID_SPACES: ReadonlySet<string> = new Set(Object.keys(RAID_ARROWS));
export const isRaidSpace = (at: AircraftState['at']): at is RaidSpace => RAID_SPACES.has(at);

/** Over the coast: on the raid map and not yet away. */
export const isOverTheCoast = ({ at }: AircraftState): boolean => at !== 'aboard' && at !== 'escape' && isRaidSpace(at);

const mayAct = (aircraft: AircraftState): boolean => isOverTheCoast(aircraft) && !aircraft.acted;

/** FS-9.4c, FS-9.6b: without bombs the next move is for home. */
const destinations = ({ at, bombs }: AircraftState): readonly RaidSpace[] => {
  const arrows = isRaidSpace(at) ? RAID_ARROWS[at] : [];
  return bombs === 0 && arrows.includes('escape') ? ['escape'] : arrows;
};

const LEVELS: readonly Altitude[] = ['low', 'medium', 'high'];
const levelAfter = (altitude: Altitude, steps: 1 | -1): Altitude | undefined => LEVELS[LEVELS.indexOf(altitude) + steps];

/** In one pass, because random play asks for it more often than for anything else. */
function orders(state: State) {
  const fly: (readonly [AircraftId, RaidSpace])[] = [];
  const climb: AircraftId[] = [];
  const dive: AircraftId[] = [];
  let mustEscape = false;
  for (const aircraft of state.aircraft) {
    if (!mayAct(aircraft)) continue;
    for (const to of destinations(aircraft)) fly.push([aircraft.id, to]);
    if (aircraft.bombs === 0) mustEscape = true;
    else {
      if (aircraft.altitude !== 'high') climb.push(aircraft.id);
      if (aircraft.altitude !== 'low') dive.push(aircraft.id);
    }
  }
  return { fly, climb, dive, done: mustEscape ? undefined : (true as const) };
}

/** FS-9.4a: each aircraft does one thing at most; whoever does nothing may bomb later in the round. */
export const airMovement = when(
  (g) => g.state.aircraft.some(mayAct),
  choice<{ fly: readonly [AircraftId, RaidSpace]; climb: AircraftId; dive: AircraftId; done: true }>('air-movement', 'FS-9.4a', {
    who: theBritish,
    offer: ({ state }) => orders(state),
    picks: {
      fly: (g, [id, to]) => {
        const aircraft = startMove(g, id);
        if (!aircraft) return;
        aircraft.at = to;
        g.tell?.({ type: 'flew', aircraft: id, to });
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
      fly: ({ state }, target) => whyNotFly(state, target),
      climb: () => ({ words: 'it cannot climb now', rule: 'FS-9.4a' }),
      dive: () => ({ words: 'it cannot dive now', rule: 'FS-9.4a' }),
    },
  }),
);

function whyNotFly(state: State, target: Target | undefined): Reason {
  const aircraft = state.aircraft.find(({ id }) => typeof target === 'object' && target[0] === id);
  if (aircraft?.acted) return { words: 'it has used its action of this round', rule: 'FS-9.4a' };
  if (aircraft?.bombs === 0) return { words: 'without bombs it can only fly to Raid Escape', rule: 'FS-9.4c' };
  return { words: 'aircraft fly along one arrow', rule: 'FS-9.4d' };
}

/** An attempt uses up the action even if the wind holds the aircraft. */
function startMove(g: Play, id: AircraftId): AircraftState | null {
  const aircraft = aircraftOf(g.state, id);
  aircraft.acted = true;
  return g.state.highWind && g.roll(gustCheck, {}, id) === 'held' ? null : aircraft;
}

function changeAltitude(g: Play, id: AircraftId, steps: 1 | -1): void {
  const aircraft = startMove(g, id);
  if (!aircraft) return;
  aircraft.altitude = levelAfter(aircraft.altitude, steps) ?? aircraft.altitude;
  g.tell?.({ type: 'changed-altitude', aircraft: id, to: aircraft.altitude });
}

const atLevel = (aircraft: AircraftState, steps: 1 | -1): AircraftState => ({
  ...aircraft,
  altitude: levelAfter(aircraft.altitude, steps) ?? aircraft.altitude,
});

/** The chance that a battery hits the aircraft where it would be. */
function underFire(state: State, aircraft: AircraftState): Odds | undefined {
  const rolls = batteriesBearingOn(state, aircraft).map(({ facts }) => [batteryFire, facts, 'hit'] as const);
  return rolls.length > 0 ? oddsOfAny('flak', 'hit by flak', false, rolls) : undefined;
}
