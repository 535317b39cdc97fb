/**
 * Orders are filed under the fleet that carries them out, so that a player looks at one fleet's after the other, and nobody has to list
 * them all. Strangers send what they like, and all of this bears it.
 */
import type { Target } from '../../../kernel/index.ts';
import { firstPart } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { Standing } from '../kind.ts';
import type { Fleet, FleetId, State } from '../state.ts';
import { fleetOf, holderOf, pieceWith } from './fleet.ts';

/** The fleets of the side that gives its orders. */
export function ownFleets({ state, side }: Standing): FleetId[] {
  const ids: FleetId[] = [];
  for (const fleet of state.fleets) if (fleet.side === side) ids.push(fleet.id);
  return ids;
}

/** What may be ordered of a fleet. */
export const ofFleet =
  <T>(orders: (data: Data, state: State, fleet: Fleet) => T) =>
  (at: Standing, id: FleetId): T =>
    orders(at.data, at.state, fleetAt(at, id));

/** The fleet looked at last, kept for the verbs that all ask for the same. */
let latest: { readonly at: Standing; readonly fleet: Fleet } | undefined;

function fleetAt(at: Standing, id: FleetId): Fleet {
  if (latest?.at !== at || latest.fleet.id !== id) latest = { at, fleet: fleetOf(at.state, id) };
  return latest.fleet;
}

/** The order begins with the fleet, with a piece of it, or with a ship. */
export const byFleet = firstPart;
export const byPiece = (at: Standing, target: Target): FleetId | undefined => holderOf(at.state, firstPart(at, target))?.id;
export const byShip = (at: Standing, target: Target): FleetId | undefined => withShip(at.state, firstPart(at, target));

export function withShip(state: State, id: string): FleetId | undefined {
  const piece = pieceWith(state, id);
  return piece && holderOf(state, piece.id)?.id;
}
