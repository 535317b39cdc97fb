/** Where particular ships may not go (CW-12.1b, CW-12.3, CW-12.42, CW-12.6, CW-13.0-A-BISCAY). */
import type { Area } from '../data/areas.ts';
import { DUTCH_WATERS, NORTH_SEA } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { bondOf, neighbours } from '../data/data.ts';
import type { Fleet, ShipId, State } from '../state.ts';
import { hasAmong, pieceOf } from './fleet.ts';

export interface Barrier {
  readonly words: string;
  readonly rule: string;
}

/** What keeps one ship from entering an area; undefined if nothing does. */
function barrierFor(data: Data, state: State, id: ShipId, to: Area): Barrier | undefined {
  const bond = bondOf(data, id);
  if (bond === undefined) return undefined;
  if (bond === 'station') return { words: 'she stays on station in the Bay of Biscay all game', rule: 'CW-13.0-A-BISCAY' };
  if (bond === 'french-atlantic' && !state.frenchReleased)
    return { words: 'the French Atlantic Squadron lies at Madeira until a raid near there is known', rule: 'CW-12.3' };
  if (bond === 'dutch-waters' && !DUTCH_WATERS.includes(to))
    return { words: 'Dutch ships keep to the Indies and the seas beside them', rule: 'CW-12.1b' };
  if (bond === 'home-waters' && !state.freed.includes(id) && !data.homeWaters.includes(to))
    return { words: 'she may not leave the seas beside Japan', rule: 'CW-12.42' };
  return undefined;
}

/** Is any ship of it tied down at all? */
const isBound = (data: Data, state: State, fleet: Fleet): boolean => hasAmong(state, fleet, (ship) => bondOf(data, ship) !== undefined);

/** The areas beside this one that a fleet may enter. */
export function waysFor(data: Data, state: State, fleet: Fleet, from: Area): Area[] {
  const bound = fleet.side === 'allied' && isBound(data, state, fleet);
  const isFree = (to: Area): boolean => fleet.side === 'central' || (to !== NORTH_SEA && !(bound && barrierTo(data, state, fleet, to)));
  return neighbours(data, from).filter(isFree);
}

export function barrierTo(data: Data, state: State, fleet: Fleet, to: Area): Barrier | undefined {
  if (fleet.side === 'allied' && to === NORTH_SEA) return { words: 'the North Sea is left to the Grand Fleet', rule: 'CW-12.6' };
  if (fleet.side === 'central') return undefined;
  for (const piece of fleet.pieces)
    for (const ship of pieceOf(state, piece).ships) {
      const barrier = barrierFor(data, state, ship, to);
      if (barrier) return barrier;
    }
  return undefined;
}
