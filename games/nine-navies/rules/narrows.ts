/** NN-9: contested narrows. */
import type { Forecast, Prospect } from '../../../kernel/index.ts';
import { check, d6, forecast, otherwise, upTo } from '../../../kernel/index.ts';
import type { Zone } from '../data/map.ts';
import { NARROWS } from '../data/map.ts';
import type { Play } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { ownerOf } from './bases.ts';
import { damageDie } from './dice.ts';
import { counterOf, damageShip, sideOf, sinkShip } from './fleet.ts';

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
export function passNarrows(g: Play, ship: ShipState): boolean {
  const outcome = g.roll(narrowsCheck, {}, ship.id);
  if (outcome === 'sunk') sinkShip(g, ship, 'NN-9.5');
  if (outcome === 'damaged') damageShip(g, ship, Number(g.roll(damageDie, {}, ship.id)), 'NN-9.5');
  return ship.at !== 'sunk';
}

/** The chance that a die of damage is more than a ship can carry. */
const fatal = (state: State, { id, damage }: ShipState): number => Math.max(0, 6 - (counterOf(state, id).defence - damage)) / 6;

/** NN-9.5: what the narrows hold for a ship that gets there by the rolls `before`: the check, and the damage that may follow. */
export function prospectsInNarrows(state: State, ship: ShipState, before: readonly Forecast[]): readonly Prospect[] {
  const reached = before.reduce((chance, roll) => chance * roll.chance, 1);
  const unharmed = forecast(narrowsCheck, {}, 'unharmed');
  const damaged = forecast(narrowsCheck, {}, 'damaged');
  const sunk = forecast(narrowsCheck, {}, 'sunk');
  const lost = damaged.chance * fatal(state, ship);
  const told = (words: string, good: boolean, chance: number, ...rolls: Forecast[]): Prospect => ({
    words,
    good,
    chance: reached * chance,
    rolls: [...before, ...rolls],
    joint: true,
  });
  return [
    told('gets through', true, unharmed.chance + damaged.chance - lost, unharmed, damaged),
    told('damaged in the narrows', false, damaged.chance - lost, damaged),
    told('sunk in the narrows', false, sunk.chance + lost, sunk, damaged),
  ];
}
