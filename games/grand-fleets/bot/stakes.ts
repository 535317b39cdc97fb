/** What is still at stake: who would win as it stands, and what the rest of the battle could make of it (GF-2.2.2b). */
import type { Battle } from '../data/battle.ts';
import { cardOf } from '../data/data.ts';
import { tallyOf, verdictOn } from '../rules/scoring.ts';
import { isAfloat } from '../rules/ships.ts';
import type { Side } from '../state.ts';
import { enemyOf } from '../state.ts';
import type { View } from '../view.ts';

export interface Stakes {
  /** Who would win if it ended now. */
  readonly leader: Side | null;
  /** We could hardly win any more. */
  readonly isHopeless: boolean;
  /** The enemy would not win if he sank us all. */
  readonly isSafe: boolean;
  /** More than half of the time is gone. */
  readonly isLate: boolean;
}

/** No one may count on more than this part of the points that an enemy has left to lose. */
const HOPE = 0.5;

/** All that the ships of a side that are afloat would cost it. */
const leftIn = (battle: Battle, { ships }: View, side: Side): number =>
  ships.reduce((sum, ship) => (ship.side === side && isAfloat(ship) ? sum + 2 * cardOf(battle, ship.id).hull - ship.hits : sum), 0);

export function stakesOf(battle: Battle, view: View, side: Side): Stakes {
  const enemy = enemyOf(side);
  const [own, foe] = [tallyOf(battle, view, side), tallyOf(battle, view, enemy)];
  const [ours, theirs] = [own.won + own.open, foe.won + foe.open];
  const [blue, red] = side === 'blue' ? [ours, theirs] : [theirs, ours];
  return {
    leader: verdictOn(blue, red).winner,
    isHopeless: 2 * theirs - ours > HOPE * leftIn(battle, view, enemy),
    isSafe: theirs + leftIn(battle, view, side) < 2 * own.won,
    isLate: battle.turns !== null && 2 * view.turn > battle.turns,
  };
}
