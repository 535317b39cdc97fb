/** A ship as the captain imagines her at the end of a movement. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import { STEPS } from '../../../chart/hex.ts';
import type { Battle } from '../data/battle.ts';
import type { Card } from '../data/card.ts';
import { cardOf } from '../data/data.ts';
import { movementPoints } from '../rules/ships.ts';
import type { ShipView } from '../view.ts';

export interface Stance {
  readonly ship: ShipView;
  readonly card: Card;
  readonly hex: Hex;
  readonly facing: Facing;
  /** Movement points of the turn, as gunnery counts them. */
  readonly speed: number;
  readonly evasive: number;
}

export const stanceAt = (battle: Battle, ship: ShipView, hex: Hex, facing: Facing, speed: number, evasive = 0): Stance => ({
  ship,
  card: cardOf(battle, ship.id),
  hex,
  facing,
  speed,
  evasive,
});

/** As she is now. */
export const stanceOf = (battle: Battle, ship: ShipView): Stance => stanceAt(battle, ship, ship.hex, ship.facing, ship.spent, ship.evasive);

/** As she will be if she holds her course, with a part of her speed; a ship that has moved in this turn stays. */
export function holdingOn(battle: Battle, ship: ShipView, hasMoved: boolean, part = 1): Stance {
  if (hasMoved) return stanceOf(battle, ship);
  const points = Math.floor(part * movementPoints(cardOf(battle, ship.id), ship));
  return stanceAt(battle, ship, ship.hex + points * STEPS[ship.facing], ship.facing, points);
}
