/** GF-5.5: ships of ours that would lie in one hex with too many others of ours, and what they may do to each other there. */
import type { Hex } from '../../../chart/hex.ts';
import type { Battle } from '../data/battle.ts';
import { blowOf, isCrowded } from '../rules/collisions.ts';
import { boatsOf } from '../rules/divisions.ts';
import { isAfloat } from '../rules/ships.ts';
import { inCompany, type SquadronOrders } from '../rules/squadron-orders.ts';
import { squadronPassages } from '../rules/squadron-passages.ts';
import type { Side } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import { worthOfDamage } from './exchange.ts';
import type { Stance } from './stance.ts';

/** Who lies in a hex when all that is ordered has been done. */
export type Berths = ReadonlyMap<Hex, readonly Named[]>;

type Named = Readonly<Pick<ShipView, 'id'>>;

/** Our ships that have moved by themselves, and those of squadrons that have their orders. */
export function berthsOf(battle: Battle, view: View, side: Side, orders: SquadronOrders): Berths {
  const berths = new Map<Hex, Named[]>();
  const moor = (ship: Named, hex: Hex): void => void berths.set(hex, [...(berths.get(hex) ?? []), ship]);
  for (const ship of view.ships) if (ship.side === side && ship.apart && isAfloat(ship)) moor(ship, ship.hex);
  for (const [squadron, [formation, ...order]] of Object.entries(orders))
    for (const [ship, { end }] of squadronPassages(battle, inCompany(view, squadron), formation, order, view)) moor(ship, end.hex);
  return berths;
}

/** GF-5.5.1: how often two of a crowd throw equal dice. */
const EQUAL_DICE = 0.1;
/** Whoever is run into suffers as well (GF-5.5.3). */
const BOTH = 2;

/** What it costs, in points, to end where others of ours lie already; what a squadron does to itself is counted elsewhere. */
export function costOfCrowding(battle: Battle, view: View, berths: Berths, own: readonly Stance[]): number {
  const costIn = (hex: Hex, others: readonly Named[]): number => {
    const mine = own.filter((stance) => stance.hex === hex);
    const boats = mine.flatMap(({ ship }) => boatsOf(battle, view, ship.id));
    if (mine.length === 0 || !isCrowded(battle, view.readings, [...boats, ...others])) return 0;
    const blows = others.reduce((sum, { id }) => sum + blowOf(battle, id), 0);
    return mine.reduce((sum, stance) => sum + BOTH * worthOfDamage(stance, EQUAL_DICE * blows), 0);
  };
  return [...new Set(own.map(({ hex }) => hex))].reduce((sum, hex) => sum + costIn(hex, berths.get(hex) ?? []), 0);
}
