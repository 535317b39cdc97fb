/** How good a place would be: what we would do to them from there, what they would do to us, and whether it leads towards them or away. */
import type { Hex } from '../../../chart/hex.ts';
import { columnOf, distance } from '../../../chart/hex.ts';
import { best } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf, cardOf, type Data } from '../data/data.ts';
import { enemiesOf } from '../rules/action.ts';
import { boardRow, isOnBoard } from '../rules/board.ts';
import { isAfloat } from '../rules/ships.ts';
import { type Waters, watersOf } from '../rules/waters.ts';
import type { Side } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import { worthOfContacts } from './contacts.ts';
import { isOut, isRunning, ROOM, worthOfRunning } from './escape.ts';
import { boatsIn, damageBetween, torpedoBetween, torpedoesIn, worthOfDamage } from './exchange.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { broadsideTo, holdingOn, type Stance } from './stance.ts';
import { fortuneOf, strengthOf } from './strength.ts';

/** Farther apart than this two ships are no concern of each other's next turn. */
const CONCERN = 14;

export interface Plot {
  readonly battle: Battle;
  readonly view: View;
  readonly side: Side;
  readonly waters: Waters;
  /** Where the enemy will be if he holds on at full speed. */
  readonly enemies: readonly Stance[];
  /** What else he may do: hardly move, or turn his broadside to the nearest of us. */
  readonly others: readonly (readonly Stance[])[];
  /** Below one when the enemy is the stronger. */
  readonly strength: number;
  /** Above one when we have had the better of it so far. */
  readonly fortune: number;
  /** The hull of the largest of us. */
  readonly heavy: number;
  readonly stakes: Stakes;
  /** All others lie between these. */
  readonly spread: Spread;
}

interface Spread {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** What a ship makes good that turns or waits. */
const SLOW = 2;

function spreadOf(ships: readonly ShipView[]): Spread {
  const columns = ships.map(({ hex }) => columnOf(hex));
  const rows = ships.map(({ hex }) => boardRow(hex));
  return { columns: [Math.min(...columns), Math.max(...columns)], rows: [Math.min(...rows), Math.max(...rows)] };
}

const nearestTo = (hex: Hex, ships: readonly ShipView[]): Hex => best(ships, (ship) => -distance(ship.hex, hex))?.hex ?? hex;

/** `hasMoved` tells of an enemy whether he has moved in this turn already. */
export function plotOf(data: Data, view: View, side: Side, hasMoved: (ship: ShipView) => boolean): Plot {
  const battle = battleOf(data, view);
  const waters = watersOf(battle, view);
  const afloat = view.ships.filter(isAfloat);
  const [own, foes] = [afloat.filter((ship) => ship.side === side), afloat.filter((ship) => ship.side !== side)];
  const targets = enemiesOf(view, side);
  return {
    battle,
    view,
    side,
    waters,
    enemies: targets.map((ship) => holdingOn(battle, ship, hasMoved(ship))),
    others: [
      targets.map((ship) => holdingOn(battle, ship, hasMoved(ship), SLOW)),
      targets.map((ship) => broadsideTo(battle, ship, hasMoved(ship), nearestTo(ship.hex, own))),
    ],
    heavy: Math.max(0, ...own.map(({ id }) => cardOf(battle, id).hull)),
    strength: strengthOf(waters, own, foes),
    fortune: fortuneOf(waters, side),
    stakes: stakesOf(battle, view, side),
    spread: spreadOf(afloat),
  };
}

/** As many enemies as one squadron looks at; in a fleet action there are many more, and most are others' business. */
const FACED = 24;

/** As the ships of one squadron see it: with the nearest enemies, and everybody else spread about them. */
export function seenBy(plot: Plot, ships: readonly ShipView[]): Plot {
  const [first] = ships;
  const company = new Set(ships.map(({ id }) => id));
  const spread = spreadOf(plot.view.ships.filter((ship) => isAfloat(ship) && !company.has(ship.id)));
  if (!first || plot.enemies.length <= FACED) return { ...plot, spread };
  const nearest = plot.enemies
    .map(({ ship }, place) => ({ place, range: distance(ship.hex, first.hex) }))
    .sort((a, b) => a.range - b.range)
    .slice(0, FACED);
  const faced = new Set(nearest.map(({ place }) => place));
  const among = (enemies: readonly Stance[]): Stance[] => enemies.filter((_, place) => faced.has(place));
  return { ...plot, spread, enemies: among(plot.enemies), others: plot.others.map(among) };
}

const near = (enemies: readonly Stance[], hex: Hex): Stance[] => enemies.filter((enemy) => distance(enemy.hex, hex) <= CONCERN);

/** What a torpedo is worth that may be launched, beside one that is in the water. */
const MAYBE = 0.3;

/** More than two of each boat are seldom launched at once. */
const torpedoesOf = ({ scene }: Waters, from: Stance): number => Math.min(2, torpedoesIn(from)) * boatsIn(scene, from.ship.id);

/** What one ship would do to the one among others that she can hurt most, by guns and torpedoes. */
function harm(waters: Waters, from: Stance, others: readonly Stance[], torpedoes: number): number {
  let [guns, running] = [0, 0];
  for (const to of others) {
    guns = Math.max(guns, worthOfDamage(to, damageBetween(waters, from, to)));
    if (torpedoes > 0) running = Math.max(running, worthOfDamage(to, torpedoes * torpedoBetween(waters, from, to)));
  }
  return guns + running;
}

/** What our ships would do to the enemy. */
const dealt = ({ waters }: Plot, own: readonly Stance[], enemies: readonly Stance[]): number =>
  own.reduce((sum, from) => sum + harm(waters, from, enemies, MAYBE * torpedoesOf(waters, from)), 0);

/** What the enemy would do to us; torpedoes that are in the water are worse than those that may be launched. */
const taken = ({ view, waters }: Plot, own: readonly Stance[], enemies: readonly Stance[]): number =>
  enemies.reduce((sum, from) => {
    const certainty = view.launchers.includes(from.ship.id) ? 1 : MAYBE;
    return sum + harm(waters, from, own, certainty * torpedoesOf(waters, from));
  }, 0);

const closest = (hex: Hex, enemies: readonly Stance[]): number => {
  let nearest = 60;
  for (const enemy of enemies) nearest = Math.min(nearest, distance(hex, enemy.hex));
  return nearest;
};

/**
 * Who has nothing to gain by waiting: the enemy needs only to get away, though he has not had the better of it so far; or it would be a
 * draw, and we are the stronger and half of the time is gone, or cannot lose any more.
 */
export function mustAct({ stakes: { leader, isLate, isSafe }, side, strength, fortune }: Plot): boolean {
  if (leader === null) return isSafe || (isLate && strength > 1);
  return leader !== side && fortune > 0.9;
}

/** What we suffer counts for so much of what we do. Whoever gets away wants nothing but that. */
const fearOf = (plot: Plot, isLeaving: boolean): number => (isLeaving ? 1.3 : mustAct(plot) ? 0.8 : 1);

const exchange = (plot: Plot, own: readonly Stance[], enemies: readonly Stance[], fear: number): number =>
  dealt(plot, own, enemies) - fear * taken(plot, own, enemies);

/** Half of her hull is gone: she can do little more than get away. */
export const isSpent = ({ ship, card }: Pick<Stance, 'ship' | 'card'>): boolean => 2 * ship.hits >= card.hull;

/** Own ships at the places that they would have, all of one squadron; on the average of what the enemy may do. */
export function worthOf(plot: Plot, own: readonly Stance[]): number {
  const [first] = own;
  if (!first) return 0;
  const isLeaving = isRunning(plot) || own.every(isSpent);
  const fear = fearOf(plot, isLeaving);
  const fights = [plot.enemies, ...plot.others].map((enemies) => exchange(plot, own, near(enemies, first.hex), fear));
  const fight = fights.reduce((sum, each) => sum + each / fights.length, 0);
  const way = isLeaving ? own.reduce((sum, { hex }) => sum + worthOfRunning(plot, hex), 0) : worthOfClosing(plot, own);
  return fight + way - straying(plot, own) + worthOfContacts(plot, own);
}

/** As near as one wants to be: all heavy guns in reach and in sight, or out of reach of theirs with ships that are small beside our largest. */
const GRIPS = 5;
const OUT_OF_REACH = 9;

export function gripsFor({ waters: { light }, heavy }: Plot, own: readonly Stance[]): number {
  if (own.every(({ card }) => 2 * card.hull < heavy)) return OUT_OF_REACH;
  return Math.min(GRIPS, (light?.visibility ?? OUT_OF_REACH) - 1);
}

/** What one hex nearer to the enemy is worth between equals; the most that superiority makes of it, and the duty to act. */
const APPROACH = 0.25;
const PURSUIT = 2.5;

/** Nothing for whoever is half as strong as the enemy. */
const eagernessOf = (plot: Plot): number => (mustAct(plot) ? PURSUIT : Math.min(PURSUIT, Math.max(0, 2 * plot.strength - 1)));

function worthOfClosing(plot: Plot, own: readonly Stance[]): number {
  const grips = gripsFor(plot, own);
  const gap = own.reduce((sum, { hex }) => sum + Math.max(0, closest(hex, plot.enemies) - grips), 0);
  return -APPROACH * eagernessOf(plot) * gap;
}

/** What each hex less than that room costs. */
const STRAYING = 3;
/** What it costs to be where the board may not follow: she would count as sunk (GF-5.4.2). Certain or not, nothing that the enemy may do is worse. */
const ADRIFT = 12;

/** By how many hexes a place lies too far from the others along one axis of a board of this size. */
const over = (size: number, [least, most]: readonly [number, number], place: number): number =>
  Math.max(0, Math.max(most, place) - Math.min(least, place) + ROOM - size);

/** The board floats, but it does not grow: nobody goes where it could not keep him together with the others (GF-5.4.3). */
function straying(plot: Plot, own: readonly Stance[]): number {
  const { spread, battle, view } = plot;
  const { width, height, floats } = battle.board;
  const beyond = (hex: Hex): number => {
    if (isOut(plot, hex)) return 0;
    const isOff = !isOnBoard(view.board, hex);
    if (!floats) return isOff ? ADRIFT + STRAYING * ROOM : 0;
    const cramped = over(width, spread.columns, columnOf(hex)) + over(height, spread.rows, boardRow(hex));
    return STRAYING * cramped + (isOff && cramped > 0 ? ADRIFT : 0);
  };
  return own.reduce((sum, { hex }) => sum + beyond(hex), 0);
}
