/** GW-COMP-FLEETCARD: where the markers of both sides lie open on the chart, each has a number that tells nothing. */
import { secretLot } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { Fleet } from '../state.ts';
import { SIDES } from '../state.ts';

/** Numbers mean nothing, because nobody knows the order in which they were given out. */
export const markerLot = secretLot('markers', 'GW-COMP-FLEETCARD', 'Markers are mixed');

const isUnmarked = ({ token }: Fleet): boolean => token === '';

function markFleets(g: Play): void {
  const { fleets, serial } = g.state;
  for (const side of SIDES) {
    const unmarked = fleets.filter((fleet) => fleet.side === side && isUnmarked(fleet));
    while (unmarked.length > 0) {
      const fleet = unmarked.length === 1 ? unmarked[0] : g.drawFor([], markerLot, unmarked);
      if (!fleet) break;
      unmarked.splice(unmarked.indexOf(fleet), 1);
      fleet.token = `${side}-${++serial.token[side]}`;
    }
  }
}

/** Once for all, and again for whoever has left a fleet since. */
export const markers = when(({ state }) => state.readings.markers === 'open', auto('markers', 'GW-COMP-FLEETCARD', markFleets));
