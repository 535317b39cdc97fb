/** How good a place would be: what we would do to them from there, what they would do to us, and whether it leads towards them or away. */
import type { Hex } from '../../../chart/hex.ts';
import { distance } from '../../../chart/hex.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf, type Data } from '../data/data.ts';
import { enemiesOf } from '../rules/action.ts';
import { isOnBoard } from '../rules/board.ts';
import { verdictIn } from '../rules/scoring.ts';
import { isAfloat } from '../rules/ships.ts';
import { type Waters, watersOf } from '../rules/waters.ts';
import type { Side } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import { worthOfContacts } from './contacts.ts';
import { isRunning, worthOfRunning } from './escape.ts';
import { boatsIn, damageBetween, worthOfDamage } from './exchange.ts';
import { holdingOn, type Stance } from './stance.ts';

/** Farther apart than this two ships are no concern of each other's next turn. */
const CONCERN = 14;

export interface Plot {
  readonly battle: Battle;
  readonly view: View;
  readonly side: Side;
  readonly waters: Waters;
  /** Where the enemy will be if he holds on at full speed. */
  readonly enemies: readonly Stance[];
  /** And if he hardly moves. */
  readonly slow: readonly Stance[];
  /** Below one when the enemy is the stronger. */
  readonly strength: number;
  /** Whether we would win if it ended now (GF-2.2.2b). */
  readonly leads: boolean;
}

const powerOf = (battle: Battle, ships: readonly ShipView[]): number =>
  ships.reduce((sum, ship) => {
    const { card } = holdingOn(battle, ship, true);
    const guns = card.guns.reduce(
      (all, line) => all + line.damage * (2 + line.penetration[1]) * line.mounts.reduce((n, group) => n + group.mounts * group.barrels, 0),
      0,
    );
    return sum + guns * (1 - ship.hits / card.hull) ** 0.5 * (card.hull - ship.hits) ** 0.5;
  }, 0);

/** The part of her speed that a ship makes which turns or waits. */
const SLOW = 0.4;

/** `hasMoved` tells of an enemy whether he has moved in this turn already. */
export function plotOf(data: Data, view: View, side: Side, hasMoved: (ship: ShipView) => boolean): Plot {
  const battle = battleOf(data, view);
  const afloat = view.ships.filter(isAfloat);
  const [own, foes] = [afloat.filter((ship) => ship.side === side), afloat.filter((ship) => ship.side !== side)];
  const targets = enemiesOf(view, side);
  return {
    battle,
    view,
    side,
    waters: watersOf(battle, view),
    enemies: targets.map((ship) => holdingOn(battle, ship, hasMoved(ship))),
    slow: targets.map((ship) => holdingOn(battle, ship, hasMoved(ship), SLOW)),
    strength: powerOf(battle, own) / Math.max(1, powerOf(battle, foes)),
    leads: verdictIn(battle, view).winner === side,
  };
}

const near = (enemies: readonly Stance[], hex: Hex): Stance[] => enemies.filter((enemy) => distance(enemy.hex, hex) <= CONCERN);

/** What our ships would do to the enemy, each to the one that she can hurt most. */
const dealt = ({ waters }: Plot, own: readonly Stance[], enemies: readonly Stance[]): number =>
  own.reduce((sum, from) => {
    let most = 0;
    for (const to of enemies) most = Math.max(most, worthOfDamage(to, damageBetween(waters, from, to)));
    return sum + most;
  }, 0);

/** Torpedoes that may be in the water already, and those that could be launched from there. */
function torpedoDanger({ view }: Plot, own: readonly Stance[], enemy: Stance): number {
  const { torpedoes } = enemy.card;
  if (!torpedoes) return 0;
  const isLaunched = view.launchers.includes(enemy.ship.id);
  const within = own.filter(({ hex }) => distance(hex, enemy.hex) <= torpedoes.range);
  if (within.length === 0) return 0;
  return torpedoes.damage * (isLaunched ? 0.25 : 0.02) * Math.min(3, enemy.ship.tubes.length) * boatsIn(view, enemy.ship.id);
}

const taken = (plot: Plot, own: readonly Stance[], enemies: readonly Stance[]): number =>
  enemies.reduce((sum, from) => {
    let most = 0;
    for (const to of own) most = Math.max(most, worthOfDamage(to, damageBetween(plot.waters, from, to)));
    return sum + most + torpedoDanger(plot, own, from);
  }, 0);

const closest = (hex: Hex, enemies: readonly Stance[]): number => {
  let nearest = 60;
  for (const enemy of enemies) nearest = Math.min(nearest, distance(hex, enemy.hex));
  return nearest;
};

/** What one hex nearer to the enemy is worth to a side that wants to come to grips. */
const APPROACH = 0.25;
/** As near as one wants to be: medium range of heavy guns, and well within sight. */
const gripsIn = ({ light }: Waters): number => Math.min(4, (light?.visibility ?? 4) - 1);
/** The board floats, but not for ever. */
const OVERBOARD = 1;

/** Who is the weaker and has the better of it so far opens the range; else there is nothing to be won by staying away. */
const moodOf = ({ strength, leads }: Plot) => (strength < 0.6 && leads ? { eager: 0.4, fear: 1 } : { eager: 1, fear: 0.7 });

const exchange = (plot: Plot, own: readonly Stance[], enemies: readonly Stance[]): number =>
  dealt(plot, own, enemies) - moodOf(plot).fear * taken(plot, own, enemies);

/** Own ships at the places that they would have, all of one squadron; on the average of what the enemy may do. */
export function worthOf(plot: Plot, own: readonly Stance[]): number {
  const [first] = own;
  if (!first) return 0;
  const fights = [plot.enemies, plot.slow].map((enemies) => exchange(plot, own, near(enemies, first.hex)));
  const fight = fights.reduce((sum, each) => sum + each / fights.length, 0);
  return (
    worthOfContacts(plot, own) +
    fight +
    (isRunning(plot) ? own.reduce((sum, { hex }) => sum + worthOfRunning(plot, hex), 0) : worthOfClosing(plot, own))
  );
}

/** The nearer the better, but not over the edge of the board. */
function worthOfClosing(plot: Plot, own: readonly Stance[]): number {
  const grips = gripsIn(plot.waters);
  const gap = own.reduce((sum, { hex }) => sum + Math.max(0, closest(hex, plot.enemies) - grips), 0);
  const lost = own.filter(({ hex }) => !isOnBoard(plot.view.board, hex)).length;
  return -moodOf(plot).eager * APPROACH * gap - OVERBOARD * lost;
}
