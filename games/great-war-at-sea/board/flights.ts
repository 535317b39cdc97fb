/** GW-14: flights as they are written on the chart. Pure. */
import type { War } from '../data/data.ts';
import { shortestWay } from '../data/zones.ts';
import { mayRise, rangeOf, takeOffZone } from '../rules/airships.ts';
import { fleetWith, shipOf } from '../rules/fleets.ts';
import { type Orders, writtenOf } from '../rules/order-lines.ts';
import type { Airship, Flown, ZoneId } from '../state.ts';
import type { View } from '../view.ts';

/** With the moves that are being written: seaplanes rise where their carrier will be. */
const asPlotted = (view: View, orders: Orders): View => ({
  ...view,
  fleets: view.fleets.map((fleet) => ({ ...fleet, plot: writtenOf(orders, fleet.id).plot ?? fleet.plot })),
});

/** Where its flight of this turn begins. */
export const flightFrom = (war: War, view: View, orders: Orders, craft: Airship): ZoneId =>
  takeOffZone(war, asPlotted(view, orders), craft);

/** It is in the air, or may rise. */
export const mayFly = (war: War, view: View, craft: Airship): boolean => craft.aloft || mayRise(war, view, craft);

/** Towards a zone by the shortest way, as far as it flies in a turn; nothing where it may not rise. */
export function flightTo(war: War, view: View, orders: Orders, craft: Airship, zone: ZoneId): readonly ZoneId[] {
  if (!mayFly(war, view, craft)) return [];
  return shortestWay(war.theatre, flightFrom(war, view, orders, craft), zone).slice(0, rangeOf(war, view, craft));
}

/** Where it is to be seen: seaplanes that are not in the air are aboard their ship, and with her they are gone. */
export function craftZone(war: War, view: View, { ship, aloft, zone }: Pick<Airship, 'ship' | 'aloft' | 'zone'>): ZoneId | undefined {
  if (ship === null || aloft) return zone;
  return shipOf(view, ship).fate === 'afloat' ? fleetWith(view, war.holding.get(ship) ?? '')?.zone : undefined;
}

/** 'aloft over O12', 'in its shed in O13', 'aboard in K2' */
export const craftInWords = (war: War, view: View, craft: Pick<Airship, 'ship' | 'aloft' | 'zone'>): string =>
  `${craft.aloft ? 'aloft over' : craft.ship === null ? 'in its shed in' : 'aboard in'} ${craftZone(war, view, craft) ?? craft.zone}`;

/** 'searched O12 · O11'. */
export const flownInWords = ({ from, way, searched }: Flown): string =>
  searched.length > 0
    ? `searched ${searched.join(' · ')}`
    : `over ${(way.length > 0 ? way : [from]).join(' · ')}, and nothing could be seen`;
