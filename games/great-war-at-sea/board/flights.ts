/** GW-14: flights as they are written on the chart. Pure. */
import type { War } from '../data/data.ts';
import { shortestWay } from '../data/zones.ts';
import { mayRise, rangeOf, takeOffZone } from '../rules/airships.ts';
import { type Orders, writtenOf } from '../rules/order-lines.ts';
import type { Airship, Flown, ZoneId } from '../state.ts';
import type { View } from '../view.ts';

/** With the moves that are being written: seaplanes rise where their carrier will be. */
const asPlotted = (view: View, orders: Orders): View => ({
  ...view,
  fleets: view.fleets.map((fleet) => ({ ...fleet, plot: writtenOf(orders, fleet.id).plot ?? fleet.plot })),
});

/** Towards a zone by the shortest way, as far as it flies in a turn; nothing where it may not rise. */
export function flightTo(war: War, view: View, orders: Orders, craft: Airship, zone: ZoneId): readonly ZoneId[] {
  if (!craft.aloft && !mayRise(war, view, craft)) return [];
  const from = takeOffZone(war, asPlotted(view, orders), craft);
  return shortestWay(war.theatre, from, zone).slice(0, rangeOf(war, view, craft));
}

/** 'searched O12 · O11'. */
export const flownInWords = ({ from, way, searched }: Flown): string =>
  searched.length > 0
    ? `searched ${searched.join(' · ')}`
    : `over ${(way.length > 0 ? way : [from]).join(' · ')}, and nothing could be seen`;
