/** A ship as the captain imagines her at the end of a movement. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import { FACINGS, STEPS } from '../../../chart/hex.ts';
import type { Battle } from '../data/battle.ts';
import type { Card } from '../data/card.ts';
import { cardOf } from '../data/data.ts';
import { arcsTo } from '../rules/arcs.ts';
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

/** As she will be if she holds her course at some speed, or as fast as she can; a ship that has moved in this turn stays. */
export function holdingOn(battle: Battle, ship: ShipView, hasMoved: boolean, speed = Number.POSITIVE_INFINITY): Stance {
  if (hasMoved) return stanceOf(battle, ship);
  const points = Math.min(speed, movementPoints(cardOf(battle, ship.id), ship));
  return stanceAt(battle, ship, ship.hex + points * STEPS[ship.facing], ship.facing, points);
}

/** As she will be if she hardly moves and brings her broadside to bear on a hex. */
export function broadsideTo(battle: Battle, ship: ShipView, hasMoved: boolean, hex: Hex): Stance {
  if (hasMoved) return stanceOf(battle, ship);
  const facing =
    FACINGS.find((each) => arcsTo({ hex: ship.hex, facing: each }, hex).some((arc) => arc === 'C' || arc === 'D')) ?? ship.facing;
  const points = Math.min(2, movementPoints(cardOf(battle, ship.id), ship));
  return stanceAt(battle, ship, ship.hex, facing, points);
}
