/** CW-5.7: who is able to search at all. */
import type { Reason } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import { bondOf } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import type { Fleet, State } from '../state.ts';
import { fleetsIn, hasAmong, isTransport, shipsIn } from './fleet.ts';

/** Work that fills the whole turn (CW-10.32a). */
export const isBusy = ({ order: { act } }: Pick<Fleet, 'order'>): boolean =>
  act === 'coal' || act === 'feed' || act === 'ammunition' || act === 'torpedoes';
export const HAS_WORK: Reason = { words: 'whoever takes in coal, shells or torpedoes does nothing else that turn', rule: 'CW-10.32a' };

/** CW-12.3: until a raid sets them free. */
export const isHeldAtMadeira = (data: Data, state: State, fleet: Fleet): boolean =>
  fleet.area === 'madeira' && !state.frenchReleased && hasAmong(state, fleet, (id) => bondOf(data, id) === 'french-atlantic');

const CONVOYED: Reason = { words: 'convoys and their escorts do not look for the enemy', rule: 'CW-5.5e' };
const HELD: Reason = { words: 'the French Atlantic Squadron lies still until a raid near Madeira is known', rule: 'CW-12.3' };
const TROOPS: Reason = { words: 'transports that wait on station do not look for the enemy', rule: 'CW-11.8b' };
const NOBODY: Reason = { words: 'no Allied force is in its area', rule: 'CW-5.7a' };

/**
 * What keeps a fleet from searching. The Allies may look anywhere, so that no offer betrays a raider; Allied forces always lie open
 * on the map. Escorts and convoys never search (CW-5.5e), nor do transports that wait on station by themselves (CW-11.8b).
 */
export function barToSearch(data: Data, state: State, fleet: Fleet): Reason | undefined {
  if (fleet.mission === 'escort' || fleet.mission === 'transport') return CONVOYED;
  if (isBusy(fleet)) return HAS_WORK;
  if (isHeldAtMadeira(data, state, fleet)) return HELD;
  if (fleet.post === 'station' && !hasAmong(state, fleet, (id) => !isTransport(id))) return TROOPS;
  return fleet.side === 'allied' || fleetsIn(state, 'allied', fleet.area).length > 0 ? undefined : NOBODY;
}

/** Lies on station alone, too small to hold whom it finds (CW-11.7b); torpedo craft find nobody (CW-5.71i). */
export function isPicket(state: State, fleet: Fleet): boolean {
  const types = shipsIn(state, fleet).map((id) => vesselOf(id).type);
  const isAlone = types.length === 1 && types.every((type) => SMALL.has(type));
  return fleet.post === 'station' && (isAlone || types.every((type) => type === 'DD' || type === 'TB'));
}
const SMALL: ReadonlySet<string> = new Set(['GB', 'PC', 'AMC']);

export const maySearch = (data: Data, state: State, fleet: Fleet): boolean => barToSearch(data, state, fleet) === undefined;
