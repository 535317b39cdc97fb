/** GW-19: what a company has in its bunkers, and what its course burns of it. Pure. */
import type { War } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import { companyShips, shipOf } from '../rules/fleets.ts';
import { capacityOf, costOf } from '../rules/fuel.ts';
import type { Fleet, ShipId } from '../state.ts';
import type { View } from '../view.ts';
import type { Leg } from './courses.ts';

export interface Bunkers {
  /** The ship that has least, by which all go. */
  readonly ship: ShipId;
  readonly left: number;
  readonly most: number;
  /** Points that the written course takes. */
  readonly burns: number;
}

/** Null where fuel is not counted. */
export function bunkersOf(war: War, view: View, fleet: Fleet, legs: readonly Leg[]): Bunkers | null {
  const [first, ...others] = companyShips(war, view, fleet);
  if (view.readings.fuel === 'off' || first === undefined) return null;
  const leftIn = (id: ShipId): number => shipOf(view, id).fuel;
  const ship = others.reduce((least, id) => (leftIn(id) < leftIn(least) ? id : least), first);
  const burns = legs.reduce((sum, { way }) => sum + costOf(way.length), 0);
  return { ship, left: leftIn(ship), most: capacityOf(sheetOf(war, ship)), burns };
}
