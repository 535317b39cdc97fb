/** NN-11.4: damage adds up until a ship sinks. */
import type { Play } from '../kind.ts';
import type { ShipState } from '../state.ts';
import { counterOf, sideOf } from './fleet.ts';
import { moveTo } from './whereabouts.ts';

/** NN-2.9, NN-11.4b, NN-11.4c: more than the defence factor sinks. */
export function damageShip(g: Play, ship: ShipState, points: number, rule: string): void {
  ship.damage += points;
  g.tell?.({ type: 'damaged', side: sideOf(ship), ship: ship.id, points, rule });
  if (ship.damage > counterOf(g.data, ship.id).defence) sinkShip(g, ship, rule);
}

/** To the dead pile (NN-3.3e). */
export function sinkShip(g: Play, ship: ShipState, rule: string): void {
  moveTo(g.state, ship, 'sunk');
  g.tell?.({ type: 'sunk', side: sideOf(ship), ship: ship.id, rule });
}
