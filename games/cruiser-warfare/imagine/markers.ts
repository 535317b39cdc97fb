/** The enemy's fleets as they lie on the map, empty as yet, the room in them, and how it is taken. */
import { oneIn } from '../../../kernel/index.ts';
import { vesselOf } from '../data/ships.ts';
import { launch, markersLeft, raise } from '../rules/fleet.ts';
import { forcesOf, isDue } from '../rules/reinforcements.ts';
import type { Fleet, Mission, PieceId } from '../state.ts';
import type { Marker } from '../view.ts';
import type { Berth } from './muster.ts';
import type { Unit } from './units.ts';
import type { World } from './world.ts';

/** What a marker is for, before anybody is in it. */
const missionOf = ({ side, convoy }: Marker): Mission => (convoy ? 'transport' : side === 'central' ? 'raid' : 'intercept');

/** CW-15.3a: how often a marker of which nothing is known is taken for an empty one. */
const DECOY_ONE_IN = 4;

/** Ships that lie on the map, convoys, markers that have been met or under which ships are known: they are not empty. */
const isReal = ({ view: { contacts, known } }: World, { token, side, post, convoy }: Marker): boolean =>
  convoy || post !== 'marker' || contacts.some(({ tokens }) => tokens[side] === token) || known.some((each) => each.token === token);

/** A fleet for each marker, in the order of their names. */
export const fleetsInSight = (world: World): Fleet[] =>
  world.view.markers.map((marker) => {
    const { side, area, post, token } = marker;
    const decoy = world.view.readings.decoys === 'on' && !isReal(world, marker) && oneIn(DECOY_ONE_IN, world.chance);
    const fleet = raise(world.state, { side, area, post, mission: missionOf(marker), decoy, hidden: true });
    fleet.hidden = false;
    fleet.token = token;
    return fleet;
  });

/** CW-3.1b: who lays out his fleets begins with one wherever the lists have ships, as long as he has markers. */
export function fleetsLaidOut({ data, state, enemy: side }: World): Fleet[] {
  const start = forcesOf(data, state).filter(
    (group) => group.side === side && group.coming.with === 'start' && group.areas.length === 1 && isDue(state, group),
  );
  state.arrived.push(...start.map(({ id }) => id));
  const mission: Mission = side === 'central' ? 'raid' : 'intercept';
  const places = new Map(
    start.flatMap(({ areas, bond }) => areas.map((area) => [`${area} ${bond === 'station'}`, { area, bond }] as const)),
  );
  return [...places.values()].flatMap(({ area, bond }) => {
    if (bond === 'station') return [raise(state, { side, post: 'station', area, mission })];
    return markersLeft(state, side) > 0 ? [raise(state, { side, post: 'marker', area, mission })] : [];
  });
}

/** One unit at least under a marker, exactly as many as counters lie open; a convoy is whole, and so is who has laid out his battle. */
export function roomIn({ view: { markers } }: World, fleet: Fleet, isWhole: boolean): Berth {
  if (isWhole || fleet.mission === 'transport' || fleet.decoy) return { fleet, need: 0, isOpen: false, size: null };
  const counters = markers.find(({ token }) => token === fleet.token)?.counters ?? null;
  return { fleet, need: Math.max(0, (counters ?? 1) - fleet.pieces.length), isOpen: counters === null, size: null };
}

/** A unit joins a fleet, as a piece with a name. */
export function join({ data, state }: World, fleet: Fleet, { ships }: Unit): PieceId {
  const [first = ''] = ships;
  const group = vesselOf(first).piece;
  const id = group === null ? first : `${group}-piece-${++state.serial.piece}`;
  launch(data, state, fleet, id, ships);
  return id;
}
