/** FS-9.7b, FS-9.8.2a: aircraft alongside are hoisted in, three to a carrier at most; without room they are lost. */
import type { AircraftId, CarrierId } from '../data/counters.ts';
import { BOXES, CARRIERS } from '../data/counters.ts';
import type { Play } from '../kind.ts';
import { auto, choice, sequence, theBritish, when } from '../kind.ts';
import type { State } from '../state.ts';
import { aircraftOf, loseAircraft, shipOf } from './ships.ts';

/** Aircraft that never took off take up room as well. */
const carriersWithRoom = (state: State): CarrierId[] =>
  CARRIERS.filter((id) => shipOf(state, id).at === 'harwich' && aboard(state, id) < BOXES);

const aboard = (state: State, carrier: CarrierId): number =>
  state.aircraft.filter((aircraft) => aircraft.at === 'aboard' && aircraft.carrier === carrier).length;

const isAlongside = (g: Play, id: AircraftId): boolean => aircraftOf(g.state, id).at === 'alongside';

export const landing = sequence('landing', 'FS-9.7b', [
  when(
    isAlongside,
    auto('land-where-there-is-room', 'FS-9.7b', (g, id: AircraftId) => {
      const [carrier, ...others] = carriersWithRoom(g.state);
      if (!carrier) loseAircraft(g, aircraftOf(g.state, id), 'no-room', 'FS-9.8.2a');
      else if (others.length === 0) land(g, id, carrier);
    }),
  ),
  when(
    isAlongside,
    choice<{ land: CarrierId }, AircraftId>('landing', 'FS-9.7b', {
      who: theBritish,
      offer: (g) => ({ land: carriersWithRoom(g.state) }),
      ends: { land: (g, carrier, id) => land(g, id, carrier) },
      whyNot: { land: () => ({ words: 'there is no room for it there', rule: 'FS-9.7b' }) },
    }),
  ),
]);

function land(g: Play, id: AircraftId, carrier: CarrierId): void {
  const aircraft = aircraftOf(g.state, id);
  aircraft.at = 'aboard';
  aircraft.carrier = carrier;
  g.tell?.({ type: 'landed', aircraft: id, carrier, rule: aircraft.damaged ? 'FS-9.8.2a' : 'FS-9.7b' });
}
