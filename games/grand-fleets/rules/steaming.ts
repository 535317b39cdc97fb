/** What a passage changes of the ship that makes it, and what is told of it. */
import type { Track } from '../events/movement.ts';
import type { ShipId, ShipState } from '../state.ts';
import { writeOrder } from './orders.ts';
import type { Passage } from './passage.ts';

/** GF-5.3b: `spent` is what gunnery counts as her speed. */
export function steam(ship: ShipState, { end, evasive }: Passage, spent: number): void {
  ship.hex = end.hex;
  ship.facing = end.facing;
  ship.spent = spent;
  ship.evasive = evasive;
}

export const trackOf = (ship: ShipId, { done, path, spent }: Passage): Track => ({ ship, order: writeOrder(done), path, spent });
