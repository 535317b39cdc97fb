/** CW-5.7: who is able to search at all. */
import type { Fleet, State } from '../state.ts';
import { bondOf } from './bonds.ts';
import { fleetsIn, isTransport, shipsIn } from './fleet.ts';

/** Work that fills the whole turn (CW-10.32a). */
const BUSY: ReadonlySet<string> = new Set(['coal', 'feed', 'ammunition', 'torpedoes']);
export const isBusy = ({ order }: Fleet): boolean => BUSY.has(order.act);

/** CW-12.3: until a raid sets them free. */
export const isHeldAtMadeira = (state: State, fleet: Fleet): boolean =>
  fleet.area === 'madeira' && !state.frenchReleased && shipsIn(state, fleet).some((id) => bondOf(id) === 'french-atlantic');

/**
 * CW-5.7a: the Allies may look anywhere, so that no offer betrays a raider; Allied forces always lie open on the map.
 * Escorts and convoys never search (CW-5.5e), nor do transports that wait on station by themselves (CW-11.8b).
 */
export function maySearch(state: State, fleet: Fleet): boolean {
  if (fleet.mission === 'escort' || fleet.mission === 'transport' || isBusy(fleet) || isHeldAtMadeira(state, fleet)) return false;
  if (fleet.post === 'station' && shipsIn(state, fleet).every(isTransport)) return false;
  return fleet.side === 'allied' || fleetsIn(state, 'allied', fleet.area).length > 0;
}
