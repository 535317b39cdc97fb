/** NN-9: contested narrows. */
import { check, d6, otherwise, upTo } from '../../../kernel/index.ts';
import type { Zone } from '../data/map.ts';
import { NARROWS } from '../data/map.ts';
import type { Table } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { ownerOf } from './bases.ts';
import { damageDie } from './dice.ts';
import { damageShip, sideOf, sinkShip } from './fleet.ts';

/** NN-9.5 */
export const narrowsCheck = check(
  'narrows',
  'NN-9.5',
  'Narrows',
  {},
  {
    dice: d6,
    modifiers: [],
    rows: [upTo(2, 'unharmed'), upTo(4, 'damaged'), otherwise('sunk')],
    outcomes: { unharmed: 'passes unharmed', damaged: 'passes damaged, if she lives', sunk: 'is sunk' },
  },
);

/** NN-9.1 to NN-9.4, NN-3.10b: whether a ship must make the check between two zones. */
export function mustCheck(state: State, ship: ShipState, from: Zone, to: Zone): boolean {
  const narrows = NARROWS.find(({ zones: [a, b] }) => (a === from && b === to) || (a === to && b === from));
  if (!narrows) return false;
  const holder = narrows.held === 'gibraltar' ? ownerOf(state, 'gibraltar') : 'central';
  return sideOf(ship) !== holder;
}

/** NN-9.5: gives whether she is still afloat. */
export function passNarrows(g: Table, ship: ShipState): boolean {
  const outcome = g.roll(narrowsCheck, {}, ship.id);
  if (outcome === 'sunk') sinkShip(g, ship, 'NN-9.5');
  if (outcome === 'damaged') damageShip(g, ship, Number(g.roll(damageDie, {}, ship.id)), 'NN-9.5');
  return ship.at !== 'sunk';
}
