/** GF-8.1: a ship goes down. */
import type { DamageHappening } from '../events/damage.ts';
import type { Play } from '../kind.ts';
import type { ShipState } from '../state.ts';
import { closedUp } from './divisions.ts';

type How = Extract<DamageHappening, { type: 'sunk' }>['how'];

/** She is taken off the board where she lies; torpedoes that she launched run on (GF-7.2a). */
export function sink(g: Play, ship: ShipState, how: How): void {
  ship.fate = 'sunk';
  g.state.divisions = closedUp(g.state, ship.id);
  g.tell?.({ type: 'sunk', side: ship.side, ship: ship.id, how });
}
