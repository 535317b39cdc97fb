/** NN-9: contested narrows. */
import type { Procedure } from '../../../kernel/index.ts';
import { check, d6, otherwise, rolling, upTo } from '../../../kernel/index.ts';
import type { Alliance, Zone } from '../data/map.ts';
import { NARROWS } from '../data/map.ts';
import type { Play } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { ownerOf } from './bases.ts';
import { damageShip, sinkShip } from './damage.ts';
import { damageDie } from './dice.ts';
import { sideOf } from './fleet.ts';

/** NN-9.5 */
export const narrowsCheck = check('narrows', 'NN-9.5', 'Narrows', {
  dice: d6,
  rows: [upTo(2, 'unharmed'), upTo(4, 'damaged'), otherwise('sunk')],
  outcomes: { unharmed: 'passes unharmed', damaged: 'passes damaged, if she lives', sunk: 'is sunk' },
  worth: (outcome) => ({ unharmed: 0, damaged: -0.5, sunk: -1 })[outcome],
});

/** NN-9.1 to NN-9.4, NN-3.10b: one of the narrows is held by whoever has Gibraltar. */
export const holderOf = ({ held }: (typeof NARROWS)[number], gibraltar: Alliance): Alliance =>
  held === 'gibraltar' ? gibraltar : 'central';

/** Whether narrows that the side does not hold lie between two zones. */
export function areContested(gibraltar: Alliance, side: Alliance, from: Zone, to: Zone): boolean {
  const narrows = NARROWS.find(({ zones }) => zones.includes(from) && zones.includes(to));
  return narrows !== undefined && side !== holderOf(narrows, gibraltar);
}

export const mustCheck = (state: State, ship: ShipState, from: Zone, to: Zone): boolean =>
  areContested(ownerOf(state, 'gibraltar'), sideOf(ship), from, to);

/** NN-9.5: the points of damage that a ship takes in the narrows, or 'sunk' for one that is sunk outright. */
export function* tollOfNarrows(): Procedure<number | 'sunk'> {
  const fall = yield* rolling(narrowsCheck, {});
  if (fall === 'sunk') return 'sunk';
  return fall === 'damaged' ? yield* rolling(damageDie, {}) : 0;
}

/** A ship that must pass the narrows, and whether she is still afloat behind them. */
export const passNarrows = (g: Play, ship: ShipState): boolean =>
  payToll(g, ship, g.run(tollOfNarrows(), { about: ship.id, by: sideOf(ship) }));

/** Gives whether she is still afloat. */
export function payToll(g: Play, ship: ShipState, toll: number | 'sunk'): boolean {
  if (toll === 'sunk') sinkShip(g, ship, 'NN-9.5');
  else if (toll > 0) damageShip(g, ship, toll, 'NN-9.5');
  return ship.at !== 'sunk';
}
