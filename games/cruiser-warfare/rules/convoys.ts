/** CW-11.8: the troops of the Empire. */
import type { Target } from '../../../kernel/index.ts';
import { check, d6, exactly, upTo } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import type { ConvoyFacts } from '../data/convoys.ts';
import type { Data } from '../data/data.ts';
import { convoyNamed, distance, neighbours } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import type { OrderVerb, Play } from '../kind.ts';
import { auto, decision, loop, sequence, theAllies, when } from '../kind.ts';
import type { Convoy, Fleet, ShipId, State } from '../state.ts';
import { inSentence } from '../words/names.ts';
import { launchAll } from './arrivals.ts';
import { ofFleet } from './filing.ts';
import { fleetOf, markersLeft, pieceOf, raise, remove, shipOf, transfer } from './fleet.ts';
import { award } from './scoring.ts';
import { lyingIn } from './stations.ts';
import { moveFleet } from './steaming.ts';

/** CW-2.2d, CW-11.8a: the table is reconstructed; see data/convoys.ts. */
export const convoyRoll = check('convoy', 'CW-11.8a', 'Imperial Convoy', {
  dice: d6,
  rows: [exactly([1], 'anzac'), exactly([2], 'canadian'), exactly([3], 'indian'), upTo(6, 'none')],
  outcomes: { anzac: 'the ANZAC convoy', canadian: 'the Canadian convoy', indian: 'the Indian convoy', none: 'no convoy' },
});

/** The next areas of a route that is not laid to its end. */
function waysOn(data: Data, state: State): Area[] {
  const convoy = unplotted(data, state);
  const fleet = convoy && fleetFor(state, convoy);
  return convoy && fleet ? stepsNearer(data, plottedTo(fleet), convoyNamed(data, convoy.id).to) : [];
}

/** CW-4.2c: the whole route at once, area by area. */
export const convoyRoute = decision<{ via: Area }>('convoy-route', 'CW-4.2c', {
  who: theAllies,
  asks: () => 'Which way does the convoy go?',
  verbs: {
    via: {
      ends: true,
      of: ({ data, state }) => waysOn(data, state),
      label: (_, area) => `By ${inSentence(area)}`,
      why: () => ({ words: 'every step brings the convoy nearer to its destination', rule: 'CW-11.8c' }),
      does: ({ data, state }, area) => {
        const convoy = unplotted(data, state);
        const fleet = convoy && fleetOf(state, convoy.fleet);
        if (fleet) fleet.route = [...fleet.route, area];
      },
    },
  },
});

const plotRoutes = loop('convoy-routes', 'CW-4.2c', ({ data, state }) => unplotted(data, state) !== undefined, convoyRoute);

/** CW-4.1b; CW-15.2a: no British troops before Britain is at war. */
export const callConvoys = sequence('convoys', 'CW-11.8a', [
  when(
    ({ state }) => state.entered.britain > 0,
    auto('convoy-roll', 'CW-11.8a', (g) => {
      const convoy = g.roll(convoyRoll, {});
      if (convoy === 'none') return;
      const facts = convoyNamed(g.data, convoy);
      if (g.state.convoys.some(({ id }) => id === facts.id)) g.tell?.({ type: 'convoy-called-again', name: facts.name });
      else form(g, facts);
    }),
  ),
  plotRoutes,
]);

/** CW-11.8a: told to set out while orders are given, it can be given its escort in the same phase. */
const departuresFor = (data: Data, state: State, { id, post }: Fleet): string[] =>
  post !== 'station' || markersLeft(state, 'allied') === 0
    ? []
    : state.convoys.filter((convoy) => convoy.fleet === id && isWaiting(data, state, convoy)).map((convoy) => convoy.id);

const called = (state: State, id: Target): Convoy | undefined => state.convoys.find((convoy) => convoy.id === id);

export const settingOut: OrderVerb<string> = {
  under: ({ state }, id) => called(state, id)?.fleet,
  of: ofFleet(departuresFor),
  label: (_, id, { data }) => `The ${convoyNamed(data, id).name} sets out`,
  why: () => ({ words: 'a convoy that lies on station sets out with a marker of its own', rule: 'CW-11.8b' }),
  does: (g, id) => {
    const convoy = called(g.state, id);
    if (convoy) setOut(g, convoy);
  },
};

/** CW-11.8c: what waited on station sails in the first Orders Phase in which there is a marker for it, and then its way is plotted. */
export const convoysSetOut = sequence('convoys-set-out', 'CW-11.8c', [
  auto('convoys-set-out', 'CW-11.8c', (g) => {
    for (const convoy of g.state.convoys) if (isWaiting(g.data, g.state, convoy) && markersLeft(g.state, 'allied') > 0) setOut(g, convoy);
  }),
  plotRoutes,
]);

const isWaiting = (data: Data, state: State, convoy: Convoy): boolean =>
  fleetFor(state, convoy)?.post === 'station' && transportsOf(data, state, convoy).length > 0;

/** The transports leave the ships among which they lay. */
function setOut(g: Play, convoy: Convoy): void {
  const { data, state } = g;
  const station = fleetOf(state, convoy.fleet);
  const { name, ships } = convoyNamed(data, convoy.id);
  const own = station.pieces.filter((id) => pieceOf(state, id).ships.some((ship) => ships.includes(ship)));
  const fleet = raise(state, { side: 'allied', post: 'marker', area: station.area, mission: 'transport' });
  transfer(state, own, station, fleet);
  convoy.fleet = fleet.id;
  g.tell?.({ type: 'convoy-sails', name, area: fleet.area, token: fleet.token });
}

/** CW-5.5b: a mission for convoys alone; CW-11.8b: on station if no marker is left. */
function form(g: Play, { id, name, from, ships }: ConvoyFacts): void {
  const { data, state } = g;
  const fleet =
    markersLeft(state, 'allied') > 0
      ? raise(state, { side: 'allied', post: 'marker', area: from, mission: 'transport' })
      : lyingIn(state, from, 'station');
  launchAll(data, state, fleet, ships);
  state.convoys.push({ id, calledIn: state.turn, fleet: fleet.id, arrivedIn: 0, done: false });
  g.tell?.({ type: 'convoy-called', name, area: from, token: fleet.token });
}

const fleetFor = (state: State, { fleet }: Convoy): Fleet | undefined => state.fleets.find(({ id }) => id === fleet);

/** The end of what is plotted so far. */
const plottedTo = (fleet: Fleet): Area => fleet.route.at(-1) ?? fleet.area;

/** A convoy with a marker whose way does not reach its destination yet. */
const unplotted = (data: Data, state: State): Convoy | undefined =>
  state.convoys.find((convoy) => {
    const fleet = fleetFor(state, convoy);
    return !convoy.done && fleet?.mission === 'transport' && plottedTo(fleet) !== convoyNamed(data, convoy.id).to;
  });

/** CW-11.8c: every step brings it nearer. */
const stepsNearer = (data: Data, from: Area, to: Area): Area[] =>
  neighbours(data, from).filter((area) => distance(data, area, to) < distance(data, from, to));

/** CW-11.8c: one area every turn along the route. */
export const moveConvoys = auto('convoys-move', 'CW-11.8c', (g) => {
  const { state } = g;
  for (const convoy of state.convoys) {
    const fleet = fleetFor(state, convoy);
    const next = fleet?.route[0];
    if (!fleet || convoy.done || next === undefined) continue;
    if (moveFleet(g, fleet, next)) fleet.route = fleet.route.slice(1);
    if (fleet.route.length > 0 || convoy.arrivedIn > 0) continue;
    convoy.arrivedIn = state.turn;
    g.tell?.({ type: 'convoy-arrived', token: fleet.token, area: fleet.area });
  }
});

/** CW-11.8c: a turn at its destination, then out of play. */
export function landTroops(g: Play): void {
  const { data, state } = g;
  for (const convoy of state.convoys) {
    if (convoy.done || convoy.arrivedIn === 0 || state.turn <= convoy.arrivedIn) continue;
    const fleet = fleetFor(state, convoy);
    convoy.done = true;
    if (!fleet) continue;
    g.tell?.({ type: 'convoy-done', area: fleet.area });
    for (const id of transportsOf(data, state, convoy)) remove(state, id, 'home');
  }
}

/** Those that are still afloat. */
const transportsOf = (data: Data, state: State, convoy: Convoy): ShipId[] =>
  convoyNamed(data, convoy.id).ships.filter((id) => shipOf(state, id).fate === 'afloat');

/** By the switch: the moves still missing, or the turns it has been out. */
const turnsLate = (data: Data, { readings, turn }: State, convoy: Convoy, { area }: Fleet): number =>
  readings['convoy-late'] === 'moves-missing' ? distance(data, area, convoyNamed(data, convoy.id).to) : turn - convoy.calledIn + 1;

/** CW-11.8d: at the end. */
export function scoreLateConvoys(g: Play): void {
  const { data, state } = g;
  for (const convoy of state.convoys) {
    const fleet = fleetFor(state, convoy);
    if (convoy.done || convoy.arrivedIn > 0 || !fleet) continue;
    const points = transportsOf(data, state, convoy).reduce((sum, id) => sum + (vesselOf(id).type === 'fast-transport' ? 2 : 1), 0);
    const late = points * turnsLate(data, state, convoy, fleet);
    award(g, { side: 'central', points: late, why: 'convoy-late', rule: 'CW-11.8d', about: fleet.token });
  }
}
