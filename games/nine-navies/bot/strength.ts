/** What ships and seas are worth, and who would win. */
import type { Data } from '../data/data.ts';
import type { Alliance, Zone } from '../data/map.ts';
import { pointsFor } from '../rules/control.ts';
import { isWholeGerman } from '../rules/gunnery.ts';
import type { ShipView, View } from '../view.ts';
import { settings } from './settings.ts';

const ROOTS = Array.from({ length: 16 }, (_, dice) => 100 * Math.sqrt(dice));

/**
 * A ship's weight in a line of battle. One five takes a ship out of the line, great or small, so a fleet is as strong as
 * the root of its dice times its ships; taken ship by ship that is the root of her dice. In whole numbers, so that sums
 * do not depend on their order. German gunnery counts while the first round lasts (NN-11.11a).
 */
export function powerOf(ship: ShipView, opening = true): number {
  const dice = ship.attack + ship.airstrike;
  const toughness = settings.hull + settings.defence * (ship.printed.defence - ship.damage);
  return Math.round((ROOTS[dice] ?? 0) * toughness * (opening && isWholeGerman(ship) ? settings.fireControl : 1));
}

/** What she is worth for the rest of the war. */
export const shipValue = (ship: ShipView): number =>
  2 * ship.printed.attack + ship.printed.defence + ship.printed.speed / 2 + 2 * ship.printed.airstrike - ship.damage / 2;

/** The chance of the first of two forces to drive off the other: near certain with half as much again, as many battles have shown. */
export function winChance(mine: number, theirs: number): number {
  if (theirs <= 0) return mine > 0 ? 1 : 0;
  const ratio = Math.min(mine / theirs, 9);
  const square = ratio * ratio;
  const steep = square * square * square * square;
  return steep / (steep + 1);
}

export interface Stake {
  readonly mine: number;
  readonly theirs: number;
}

const NORTH: readonly Zone[] = ['north-sea', 'north-atlantic'];

/** What a sea is worth to either side this turn (NN-4.2b), with the danger of sudden death (NN-4.7). */
export function stakeOf(data: Data, view: View, zone: Zone, side: Alliance): Stake {
  const [allied, central] = [pointsFor(data, zone, 'allied'), pointsFor(data, zone, 'central')];
  const choking = NORTH.includes(zone) ? settings.choke * view.stranglehold : 0;
  return side === 'allied' ? { mine: allied, theirs: central + choking } : { mine: central + choking, theirs: allied };
}

/** How long ships lost will be missed. */
const turnsLeft = (view: View): number => view.lastTurn - Math.max(1, view.turn);
export const priceOf = (view: View): number => (settings.price * turnsLeft(view)) / 100;

/** How much of a force is sunk by one so many times as strong; read off many battles. */
const lossTo = (ratio: number): number => (ratio < 1 ? 0.37 * ratio * Math.sqrt(ratio) : Math.min(1, 0.37 + 0.17 * Math.log2(ratio)));

/** What sinking and being sunk come to, in strength. */
export const exchange = (mine: number, theirs: number): number =>
  mine > 0 && theirs > 0 ? theirs * lossTo(mine / theirs) - mine * lossTo(theirs / mine) : 0;

/** What a sea promises when two forces meet there: points, and ships sunk on either side at their price. */
export function promise(mine: number, theirs: number, stake: Stake, price: number): number {
  if (theirs <= 0) return mine > 0 ? stake.mine : 0;
  const chance = winChance(mine, theirs);
  return chance * stake.mine - (1 - chance) * stake.theirs + price * exchange(mine, theirs);
}
