/** GW-COMP-FLEETCARD: where the markers of both sides lie open on the chart, each has a number that tells nothing. */
import { secretLot } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { Fleet } from '../state.ts';
import { SIDES } from '../state.ts';

/** Numbers mean nothing, because nobody knows the order in which they were given out. */
export const markerLot = secretLot('markers', 'GW-COMP-FLEETCARD', 'Markers are mixed');

const isUnmarked = ({ token }: Fleet): boolean => token === '';

/** In an order that nobody knows. */
export function mixed(g: Play, fleets: readonly Fleet[]): Fleet[] {
  const left = [...fleets];
  const order: Fleet[] = [];
  while (left.length > 0) {
    const fleet = left.length === 1 ? left[0] : g.drawFor([], markerLot, left);
    if (!fleet) break;
    left.splice(left.indexOf(fleet), 1);
    order.push(fleet);
  }
  return order;
}

const numberOf = ({ token }: Pick<Fleet, 'token'>): number => Number(token.slice(token.lastIndexOf('-') + 1)) || 0;

/** By the numbers of their markers: the order of the list would tell who is who. */
export const byNumber = (a: Pick<Fleet, 'token'>, b: Pick<Fleet, 'token'>): number => numberOf(a) - numberOf(b);

function markFleets(g: Play): void {
  const { fleets, serial } = g.state;
  for (const side of SIDES)
    for (const fleet of mixed(
      g,
      fleets.filter((each) => each.side === side && isUnmarked(each)),
    ))
      fleet.token = `${side}-${++serial.token[side]}`;
}

/** Once for all, and again for whoever has left a fleet since. */
export const markers = when(({ state }) => state.readings.markers === 'open', auto('markers', 'GW-COMP-FLEETCARD', markFleets));
