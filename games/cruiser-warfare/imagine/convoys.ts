/** CW-11.8: which convoy sails under a marker that is known to be one, how far it has come, and who may be with it. */
import { between, oneIn, oneOfList, shuffled } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import type { ConvoyFacts } from '../data/convoys.ts';
import type { Data } from '../data/data.ts';
import { distance, neighbours } from '../data/data.ts';
import { isPrize, isTransport, markersLeft, raise, shipOf, shipsIn } from '../rules/fleet.ts';
import { escortsOf } from '../rules/meeting.ts';
import type { Fleet, ShipId, State } from '../state.ts';
import { join } from './markers.ts';
import { transportsOf, type Unit } from './units.ts';
import type { World } from './world.ts';

/** No prize, which is a transport too. */
const isOfConvoy = (id: ShipId): boolean => isTransport(id) && !isPrize(id);

/** CW-11.8c: every step brings it nearer, so it lies on a shortest way. */
const isOnTheWay = (data: Data, { from, to }: ConvoyFacts, { area }: Fleet): boolean =>
  distance(data, from, area) + distance(data, area, to) === distance(data, from, to);

const hasShips = ({ state }: World, { ships }: ConvoyFacts): boolean => ships.some((id) => shipOf(state, id).fate !== 'gone');

/** Those who have been made out are of it. */
const holdsKnown = ({ state, view }: World, { ships }: ConvoyFacts, fleet: Fleet): boolean => {
  const known = view.known.find(({ token }) => token === fleet.token)?.ships ?? [];
  return [...known, ...shipsIn(state, fleet)].every((id) => !isOfConvoy(id) || ships.includes(id));
};

/** A convoy for each of the fleets, so that each is somewhere where it can be; null if there is no way. */
function assigned(world: World, fleets: readonly Fleet[], left: readonly ConvoyFacts[]): ConvoyFacts[] | null {
  const [fleet, ...others] = fleets;
  if (!fleet) return [];
  for (const facts of shuffled(left, world.chance)) {
    if (!isOnTheWay(world.data, facts, fleet) || !hasShips(world, facts) || !holdsKnown(world, facts, fleet)) continue;
    const unassigned = left.filter((each) => each !== facts);
    const rest = assigned(world, others, unassigned);
    if (rest) return [facts, ...rest];
  }
  return null;
}

function routeTo(world: World, from: Area, to: Area): Area[] {
  const { data, chance } = world;
  const nearer = neighbours(data, from).filter((area) => distance(data, area, to) < distance(data, from, to));
  const next = oneOfList(nearer, chance);
  return next === undefined ? [] : [next, ...routeTo(world, next, to)];
}

/** The convoys in sight. Of the one whose counters lie on the map of a battle the transports are given back: they are behind some of them. */
export function drawConvoys(world: World, fleets: readonly Fleet[], inBattle: Fleet | undefined): Unit[] {
  const convoys = fleets.filter(({ mission }) => mission === 'transport');
  const facts = assigned(world, convoys, world.data.convoys) ?? world.data.convoys;
  return convoys.flatMap((fleet, place) => {
    const each = facts[place];
    const transports = each ? sail(world, fleet, each) : [];
    if (fleet === inBattle) return transports;
    for (const unit of transports) join(world, fleet, unit);
    return [];
  });
}

function sail(world: World, fleet: Fleet, { id, from, to, ships }: ConvoyFacts): Unit[] {
  const { data, state, chance } = world;
  fleet.route = routeTo(world, fleet.area, to);
  const calledIn = Math.max(1, state.turn - distance(data, from, fleet.area) - chance(2));
  const arrivedIn = fleet.area === to ? between(state.turn - 1, state.turn, chance) : 0;
  state.convoys.push({ id, calledIn, fleet: fleet.id, arrivedIn, done: false });
  return transportsOf(world, ships);
}

/** CW-5.5d: an escort under the marker of a convoy, where there may be one; nobody is in it yet. A marker is kept for one in battle. */
export const drawEscorts = ({ state, chance }: World, fleets: readonly Fleet[], inBattle: Fleet | undefined): Fleet[] =>
  fleets
    .filter((fleet) => fleet.mission === 'transport' && fleet !== inBattle)
    .flatMap((convoy) => (markersLeft(state, 'allied') > (inBattle ? 1 : 0) && oneIn(2, chance) ? [escortOf(state, convoy)] : []));

const escortOf = (state: State, { area, id, movedIn }: Fleet): Fleet =>
  raise(state, { side: 'allied', post: 'marker', area, mission: 'escort', hidden: true, charge: id, movedIn });

/** CW-5.5d: transports are in the convoy, and whoever else is there is its escort. */
export function fleetFor({ state }: World, fleet: Fleet, ships: readonly ShipId[]): Fleet {
  if (fleet.mission !== 'transport' || ships.some(isOfConvoy)) return fleet;
  return escortsOf(state, fleet)[0] ?? escortOf(state, fleet);
}

/** Transports are with convoys alone, and others with a convoy only where there is an escort, or a marker for one. */
export const mayBeBeside = ({ state }: World, { ships }: Unit, fleet: Fleet): boolean => {
  const isConvoy = fleet.mission === 'transport';
  if (ships.some(isOfConvoy)) return isConvoy;
  return !isConvoy || escortsOf(state, fleet).length > 0 || markersLeft(state, 'allied') > 0;
};
