/** The enemy's fleets: as the operation has them, where they can be by now. */
import { oneOfList, shuffled } from '../../../kernel/index.ts';
import type { FleetOf } from '../data/operation.ts';
import { zonesWithin } from '../data/zones.ts';
import { fleetAt } from '../rules/beginning.ts';
import type { Fleet, PieceId, ZoneId } from '../state.ts';
import type { World } from './world.ts';
import { piecesAfloat } from './world.ts';

/** Two zones a turn, as most fleets go. */
const PACE = 2;

/** Somewhere within reach of where it began, once it may have sailed. */
function whereabouts({ war, view, chance }: World, { zone, first }: FleetOf): ZoneId {
  const turns = Math.max(0, view.turn - first);
  return oneOfList(zonesWithin(war.theatre, zone, PACE * turns), chance) ?? zone;
}

/** Those with anybody left in them, at sea or still in port. */
function fleetsOf(world: World): Fleet[] {
  const { war, enemy } = world;
  const afloat = new Set(piecesAfloat(world));
  return [...war.fleets.values()].flatMap(({ of, pieces }) => {
    const left = pieces.filter((piece) => afloat.has(piece));
    if (of.side !== enemy || left.length === 0) return [];
    const zone = whereabouts(world, of);
    return [{ ...fleetAt(of, left), zone, from: zone, port: zone === of.zone ? of.port : null }];
  });
}

/** An escort is where its charge is, or by itself. */
function settle(fleets: readonly Fleet[]): void {
  for (const fleet of fleets) {
    if (fleet.charge === null) continue;
    const charge = fleets.find(({ id, charge: other }) => id === fleet.charge && other === null);
    if (charge) Object.assign(fleet, { zone: charge.zone, from: charge.from, port: charge.port });
    else Object.assign(fleet, { charge: null, mission: 'intercept' });
  }
}

/** Markers that lie open have their places, but for those who fight; who has none lies where it began. */
function mark({ war, view, chance, enemy }: World, fleets: readonly Fleet[]): void {
  const markers = shuffled(
    view.markers.filter(({ side, token }) => side === enemy && !view.fight?.tokens[enemy].includes(token)),
    chance,
  );
  for (const fleet of fleets) {
    const marker = markers.pop();
    const start = war.fleets.get(fleet.id)?.of;
    if (marker) Object.assign(fleet, { token: marker.token, zone: marker.zone, from: marker.zone, port: null, charge: null });
    else if (start) Object.assign(fleet, { zone: start.zone, from: start.zone, port: start.port });
  }
}

/** A fleet for pieces that belong to none of those that are known. */
export const gathered = (like: Fleet, id: string, pieces: readonly PieceId[], token: string): Fleet => ({
  ...like,
  id,
  charge: null,
  mission: 'intercept',
  pieces,
  plot: [],
  token,
});

export function drawFleets(world: World): Fleet[] {
  const fleets = fleetsOf(world);
  if (world.view.readings.markers === 'open') mark(world, fleets);
  settle(fleets);
  return fleets;
}
