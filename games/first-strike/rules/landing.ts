/** FS-9.7b, FS-9.8.2a: aircraft alongside are hoisted in, three to a carrier at most; without room they are lost. */
import type { AircraftId, CarrierId } from '../data/counters.ts';
import { BOXES, CARRIERS } from '../data/counters.ts';
import type { Play } from '../kind.ts';
import { auto, decision, sequence, THE_RULES_ROLL, theBritish, when } from '../kind.ts';
import type { AircraftState, State } from '../state.ts';
import { nameOf } from '../wording.ts';
import { aircraftOf, loseAircraft, shipOf } from './ships.ts';

export const aboard = ({ aircraft }: { readonly aircraft: readonly AircraftState[] }, carrier: CarrierId): number =>
  aircraft.filter((each) => each.at === 'aboard' && each.carrier === carrier).length;

/** Aircraft that never took off take up room as well. */
const carriersWithRoom = (state: State): CarrierId[] =>
  CARRIERS.filter((id) => shipOf(state, id).at === 'harwich' && aboard(state, id) < BOXES);

const isAlongside = (g: Play, id: AircraftId): boolean => aircraftOf(g.state, id).at === 'alongside';

export const hoisting = decision<{ land: CarrierId }, AircraftId>('landing', 'FS-9.7b', {
  who: theBritish,
  asks: (_view, { item }) => `${nameOf(item)} is alongside. Which carrier hoists it in? One that is sunk takes her aircraft with her.`,
  verbs: {
    land: {
      ends: true,
      of: ({ state }) => carriersWithRoom(state),
      label: (view, carrier) => `Aboard ${nameOf(carrier)}: ${aboard(view, carrier)} of ${BOXES} places taken`,
      odds: THE_RULES_ROLL,
      why: () => ({ words: 'there is no room for it there', rule: 'FS-9.7b' }),
      does: (g, carrier, { item }) => land(g, item, carrier),
    },
  },
});

export const landing = sequence('landing', 'FS-9.7b', [
  when(
    isAlongside,
    auto('land-where-there-is-room', 'FS-9.7b', (g, id: AircraftId) => {
      const [carrier, ...others] = carriersWithRoom(g.state);
      if (!carrier) loseAircraft(g, aircraftOf(g.state, id), 'no-room', 'FS-9.8.2a');
      else if (others.length === 0) land(g, id, carrier);
    }),
  ),
  when(isAlongside, hoisting),
]);

function land(g: Play, id: AircraftId, carrier: CarrierId): void {
  const aircraft = aircraftOf(g.state, id);
  aircraft.at = 'aboard';
  aircraft.carrier = carrier;
  g.tell?.({ type: 'landed', aircraft: id, carrier, rule: aircraft.damaged ? 'FS-9.8.2a' : 'FS-9.7b' });
}
