/** FS-9.4: aircraft over the coast fly on, climb, dive, or stay to bomb. Batteries never move (FS-9.4b). */
import type { Odds, Reason, Target } from '../../../kernel/index.ts';
import { badge, check, comingRoll, d6, done, leftOver, oddsOf, once, otherwise, spreadOf, upTo } from '../../../kernel/index.ts';
import type { AircraftId } from '../data/counters.ts';
import type { Data } from '../data/data.ts';
import { arrowsFrom } from '../data/data.ts';
import type { RaidSpace } from '../data/spaces.ts';
import { isInstallation } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { decision, theBritish, when } from '../kind.ts';
import type { AircraftState, Altitude, State } from '../state.ts';
import type { View } from '../view.ts';
import { nameOf } from '../wording.ts';
import { batteryFire, chanceOfFlak, flakOn, hitByFlak, oddsOfFlak } from './anti-aircraft.ts';
import { aircraftOf } from './ships.ts';

/** FS-9.4.1, FS-5.5: a six, and the wind holds the aircraft where it is. */
export const gustCheck = check('gust', 'FS-9.4.1', 'High winds', {
  dice: d6,
  rows: [upTo(5, 'moves'), otherwise('held')],
  outcomes: { moves: 'it gets through', held: 'the wind holds it where it is' },
  worth: (outcome) => (outcome === 'moves' ? 1 : 0),
});

export function isRaidSpace(at: AircraftState['at']): at is RaidSpace {
  switch (at) {
    case 'aboard':
    case 'cuxhaven':
    case 'rescue':
    case 'alongside':
    case 'lost':
      return false;
    default:
      return true;
  }
}

/** Over the coast: on the raid map and not yet away. */
export const isOverTheCoast = ({ at }: AircraftState): boolean => at !== 'aboard' && at !== 'escape' && isRaidSpace(at);

const mayAct = (aircraft: AircraftState): boolean => isOverTheCoast(aircraft) && !aircraft.acted;

/** FS-9.4c, FS-9.6b: without bombs the next move is for home. */
const destinations = (data: Data, { at, bombs }: AircraftState): readonly RaidSpace[] => {
  const arrows = isRaidSpace(at) ? arrowsFrom(data, at) : [];
  return bombs === 0 && arrows.includes('escape') ? ['escape'] : arrows;
};

const LEVELS: readonly Altitude[] = ['low', 'medium', 'high'];
const levelled = ({ altitude }: AircraftState, steps: 1 | -1) => ({ altitude: LEVELS[LEVELS.indexOf(altitude) + steps] ?? altitude });

/** FS-9.4c: as long as there is one, the moves are not done. */
const mustEscape = (aircraft: AircraftState): boolean => mayAct(aircraft) && aircraft.bombs === 0;

/** In one pass, because random play asks for it more often than for anything else. */
const orders = once(({ data, state }: { readonly data: Data; readonly state: State }) => {
  const fly: (readonly [AircraftId, RaidSpace])[] = [];
  const climb: AircraftId[] = [];
  const dive: AircraftId[] = [];
  let mayEnd = true;
  for (const aircraft of state.aircraft) {
    if (!mayAct(aircraft)) continue;
    for (const to of destinations(data, aircraft)) fly.push([aircraft.id, to]);
    if (aircraft.bombs === 0) mayEnd = false;
    else {
      if (aircraft.altitude !== 'high') climb.push(aircraft.id);
      if (aircraft.altitude !== 'low') dive.push(aircraft.id);
    }
  }
  return { fly, climb, dive, mayEnd };
});

function whatMoves({ airRound, aircraft }: View): string {
  const empty = aircraft.filter(mustEscape).map(({ id }) => id);
  const order = empty.length > 0 ? ` Without bombs, and bound to fly to Raid Escape: ${empty.join(', ')}.` : '';
  return `Air round ${airRound}. Each seaplane may fly along an arrow, climb or dive once, or keep still to bomb.${order}`;
}

/** FS-9.4a: each aircraft does one thing at most; whoever does nothing may bomb later in the round. */
export const airMovement = when(
  (g) => g.state.aircraft.some(mayAct),
  decision<{ fly: readonly [AircraftId, RaidSpace]; climb: AircraftId; dive: AircraftId; done: true }>('air-movement', 'FS-9.4a', {
    who: theBritish,
    asks: whatMoves,
    verbs: {
      fly: {
        of: (at) => orders(at).fly,
        label: (_view, [id, to]) => `${id}: fly to ${nameOf(to)}`,
        odds: ({ data, state }, [id, to]) => oddsOfMove(data, state, id, { at: to }),
        why: ({ state }, target) => whyNotFly(state, target),
        all: ({ state }, [id, to]) =>
          to === 'escape' && mustEscape(aircraftOf(state, id)) ? 'All without bombs to Raid Escape' : undefined,
        does: (g, [id, to]) => fly(g, id, to),
      },
      climb: {
        of: (at) => orders(at).climb,
        label: (_view, id) => `${id}: climb`,
        odds: ({ data, state }, id) => oddsOfMove(data, state, id, levelled(aircraftOf(state, id), 1)),
        why: () => ({ words: 'it cannot climb now', rule: 'FS-9.4a' }),
        does: (g, id) => changeAltitude(g, id, 1),
      },
      dive: {
        of: (at) => orders(at).dive,
        label: (_view, id) => `${id}: dive`,
        odds: ({ data, state }, id) => oddsOfMove(data, state, id, levelled(aircraftOf(state, id), -1)),
        why: () => ({ words: 'it cannot dive now', rule: 'FS-9.4a' }),
        does: (g, id) => changeAltitude(g, id, -1),
      },
      done: {
        ...done('Done: the others keep still'),
        of: (at) => orders(at).mayEnd,
        consequence: (at) => leftOver(orders(at).fly, 'seaplane keeps still', 'seaplanes keep still'),
        caution: ({ state }) => idleWarning(state),
        odds: ({ data, state }) => oddsOfFlak(data, state),
        why: () => ({ words: 'an aircraft without bombs must fly to Raid Escape', rule: 'FS-9.4c' }),
      },
    },
  }),
);

/** FS-9.4a, FS-9.5a: nobody was sent anywhere, and not all of them keep still to bomb. */
function idleWarning({ aircraft }: State): string | undefined {
  const over = aircraft.filter(isOverTheCoast);
  if (over.some(({ acted }) => acted)) return undefined;
  const idle = over.filter(({ at }) => !isRaidSpace(at) || !isInstallation(at));
  return idle.length === 0
    ? undefined
    : `Nobody has been sent anywhere, and there is nothing to bomb below ${idle.map(({ id }) => id).join(', ')}. The batteries fire next.`;
}

function whyNotFly(state: State, target: Target | undefined): Reason {
  const aircraft = state.aircraft.find(({ id }) => typeof target === 'object' && target[0] === id);
  if (aircraft?.acted) return { words: 'it has used its action of this round', rule: 'FS-9.4a' };
  if (aircraft?.bombs === 0) return { words: 'without bombs it can only fly to Raid Escape', rule: 'FS-9.4c' };
  return { words: 'aircraft fly along one arrow', rule: 'FS-9.4d' };
}

function fly(g: Play, id: AircraftId, to: RaidSpace): void {
  const aircraft = startMove(g, id);
  if (!aircraft) return;
  aircraft.at = to;
  g.tell?.({ type: 'flew', aircraft: id, to });
}

function changeAltitude(g: Play, id: AircraftId, steps: 1 | -1): void {
  const aircraft = startMove(g, id);
  if (!aircraft) return;
  const { altitude } = levelled(aircraft, steps);
  aircraft.altitude = altitude;
  g.tell?.({ type: 'changed-altitude', aircraft: id, to: altitude });
}

/** An attempt uses up the action even if the wind holds the aircraft. */
function startMove(g: Play, id: AircraftId): AircraftState | null {
  const aircraft = aircraftOf(g.state, id);
  aircraft.acted = true;
  return g.state.highWind && g.roll(gustCheck, {}, { about: id, by: 'british' }) === 'held' ? null : aircraft;
}

/** Under whose fire a move leads; in high winds it may come to nothing (FS-9.4.1), and the guns find the aircraft where it was. */
function oddsOfMove(data: Data, state: State, id: AircraftId, moved: Partial<AircraftState>): Odds | undefined {
  const here = aircraftOf(state, id);
  const there = { ...here, ...moved };
  const rolls = flakOn(data, state, there).map((facts) => comingRoll(batteryFire, facts));
  if (!state.highWind) return rolls.length > 0 ? oddsOf([hitByFlak(chanceOfFlak(data, state, there))], ...rolls) : undefined;
  const gust = spreadOf(gustCheck, {});
  const flak = gust.mean((outcome) => chanceOfFlak(data, state, outcome === 'held' ? here : there));
  const held = badge('held', 'held by the wind', false, gust.chance('held'));
  return oddsOf(flak > 0 ? [held, hitByFlak(flak)] : [held], comingRoll(gustCheck, {}), ...rolls);
}
