/** CW-5.5k: raiders off the map. Each trail that was lost leads to a fleet somewhere, and whoever is nowhere else is with one of them. */
import { byWeight, oneIn, oneOfList } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS, NORTH_SEA } from '../data/areas.ts';
import { distance } from '../data/data.ts';
import { markersLeft, raise, shipOf } from '../rules/fleet.ts';
import { forcesOf } from '../rules/reinforcements.ts';
import type { ShipId } from '../state.ts';
import { join } from './markers.ts';
import type { Berth, May } from './muster.ts';
import { anyOpen } from './muster.ts';
import { isInReach, isOneOf, type Unit } from './units.ts';
import type { Whereabouts } from './whereabouts.ts';
import { whereaboutsAfter } from './whereabouts.ts';
import type { World } from './world.ts';

const speesShips = ({ data, state }: World): readonly ShipId[] => forcesOf(data, state).find(({ id }) => id === 'spee')?.ships ?? [];

/** Ships that are more likely out of sight than in it are thought of last: Spee's, and those known under a marker that is gone. */
export function rankedByTrails(world: World, units: readonly Unit[]): Unit[] {
  const { known, markers } = world.view;
  const gone = known.filter(({ token }) => !markers.some((marker) => marker.token === token));
  const elusive = new Set([...speesShips(world), ...gone.flatMap(({ ships }) => ships)]);
  return units.map((unit) => (unit.ships.some((id) => elusive.has(id)) ? { ...unit, rank: 2 } : unit));
}

const LEAVES_SPEE_ONE_IN = 8;

/** Who follows a trail: whoever was known there, Spee's ships with Spee, else anybody who can have been where it was lost. */
function followers(world: World, trail: Whereabouts, units: readonly Unit[]): readonly Unit[] {
  const { data, view, chance } = world;
  const named = view.known.find(({ token }) => token === trail.token)?.ships ?? [];
  const known = units.filter((unit) => isOneOf(unit, named));
  if (known.length > 0) return known;
  const spees = speesShips(world);
  if (trail.isSpee) return units.filter((unit) => isOneOf(unit, spees) && !oneIn(LEAVES_SPEE_ONE_IN, chance));
  const lost = view.lastSeen.find(({ token }) => token === trail.token);
  const able = units.filter(({ from }) => lost && from.some((start) => distance(data, start, lost.area) <= lost.turn));
  const others = able.filter((unit) => !isOneOf(unit, spees));
  const one = oneOfList(others.length > 0 ? others : able, chance);
  return one ? [one] : [];
}

/** Where all of them can be, likely places more often; anywhere of these if no place is near to all. */
function placeFor(world: World, { chances }: Whereabouts, units: readonly Unit[]): Area | undefined {
  const near = [...chances].filter(([area]) => units.every((unit) => isInReach(world, unit, area)));
  return byWeight(near, world.chance) ?? byWeight(chances, world.chance);
}

/** Anywhere that she can have come to. */
function somewhere(world: World, unit: Unit): Area | undefined {
  const near = AREAS.filter((area) => area !== NORTH_SEA && isInReach(world, unit, area));
  return oneOfList(near, world.chance) ?? unit.from[0];
}

/** A fleet off the map; the room in it. */
function hide(world: World, area: Area, members: readonly Unit[], seenIn: number): Berth {
  const { state } = world;
  const fleet = raise(state, { side: 'central', post: 'marker', area, mission: 'raid', hidden: true, seenIn });
  for (const unit of members) join(world, fleet, unit);
  return { fleet, need: 0, isOpen: true, size: null };
}

/** Shares the units out between the sea and the markers that take more. */
export function drawRaiders(world: World, units: readonly Unit[], berths: readonly Berth[], ways: readonly May[]): void {
  const left = new Set(units);
  const hidden: Berth[] = [];
  for (const trail of whereaboutsAfter(world.data, world.view, world.moves)) {
    const members = markersLeft(world.state, 'central') > 0 ? followers(world, trail, [...left]) : [];
    const area = placeFor(world, trail, members);
    if (members.length === 0 || area === undefined) continue;
    hidden.push(hide(world, area, members, trail.turn));
    for (const unit of members) left.delete(unit);
  }
  for (const unit of left) settle(world, unit, berths, hidden, ways);
}

/** With whoever is near; else by herself; else with anybody; and whoever is nowhere has got home (CW-12.6). */
function settle(world: World, unit: Unit, berths: readonly Berth[], hidden: Berth[], ways: readonly May[]): void {
  const near = anyOpen(unit, [...berths, ...hidden], ways.slice(0, 1), world.chance);
  const area = near || markersLeft(world.state, 'central') <= 0 ? undefined : somewhere(world, unit);
  if (area !== undefined) {
    hidden.push(hide(world, area, [unit], 0));
    return;
  }
  const berth = near ?? anyOpen(unit, [...hidden, ...berths], ways, world.chance);
  if (berth) join(world, berth.fleet, unit);
  else for (const id of unit.ships) shipOf(world.state, id).fate = 'home';
}
