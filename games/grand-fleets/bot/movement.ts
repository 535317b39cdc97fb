/** How the captain moves: squadrons by one order each, in line where they can, whoever is out of command or out of the fight by herself. */
import { distance } from '../../../chart/hex.ts';
import { answering, best } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { cardOf, shipIn } from '../data/data.ts';
import { isInCommand, squadronIn } from '../rules/command.ts';
import { boatsOf, isPiece, piecesOf } from '../rules/divisions.ts';
import { individualOrders } from '../rules/individual-orders.ts';
import { lineOf } from '../rules/line-ahead.ts';
import type { Order } from '../rules/orders.ts';
import { costOf } from '../rules/orders.ts';
import type { Mover, Passage } from '../rules/passage.ts';
import { helmOfRank, passageOfRank } from '../rules/passage.ts';
import { isAfloat } from '../rules/ships.ts';
import { inCompany, squadronOrders } from '../rules/squadron-orders.ts';
import { type Formation, helmFor, squadronPassages } from '../rules/squadron-passages.ts';
import type { ShipView } from '../view.ts';
import { liesStill } from './air.ts';
import { coursesFor, evasiveCourses, turnsTogether } from './courses.ts';
import { type Berths, berthsOf, costOfCrowding } from './crowding.ts';
import { leaving } from './escape.ts';
import { isSpent, type Plot, plotOf, seenBy, worthOf } from './prospects.ts';
import { stanceInWords } from './reasons.ts';
import { type Stance, stanceAt } from './stance.ts';

/** Turning and turning back gains nothing: between two that are worth the same the shorter order is taken. */
const BREVITY = 0.02;

const afterwards = (battle: Battle, ship: ShipView, { end, evasive }: Passage, speed: number): Stance =>
  stanceAt(battle, ship, end.hex, end.facing, speed, evasive);

/** GF-5.3: every course in every formation that the squadron may keep. */
function bestForSquadron(whole: Plot, ships: readonly ShipView[], berths: Berths): readonly [Formation, Order] | undefined {
  const { battle, view } = whole;
  const plot = seenBy(whole, ships);
  const isLine = lineOf(ships) !== null;
  const formations: readonly Formation[] = isLine ? ['line-ahead', 'simultaneous'] : ['simultaneous'];
  const plans = formations.flatMap((formation) => {
    const helm = helmFor(battle, ships, formation, view);
    const orders = isLine && formation === 'simultaneous' ? turnsTogether(helm) : coursesFor(helm);
    return orders.map((order) => ({ formation, order, speed: costOf(order, helm.jammed) }));
  });
  const plan = best(plans, ({ formation, order, speed }) => {
    const own = squadronPassages(battle, ships, formation, order, view)
      .filter(([ship]) => isPiece(view, ship))
      .map(([{ id }, passage]) => afterwards(battle, shipIn(battle, view, id), passage, speed));
    return worthOf(plot, own) + together(own) + inLine(own) - costOfCrowding(battle, view, berths, own) - BREVITY * order.length;
  });
  return plan && [plan.formation, plan.order];
}

/** What a line is worth for each of its ships: it can follow its leader wherever he turns (GF-5.3.2). */
const LINE = 0.8;

function inLine(own: readonly Stance[]): number {
  const isLine = lineOf(own.map(({ ship, hex, facing }): Mover => ({ ...ship, hex, facing }))) !== null;
  return isLine ? LINE * own.length : 0;
}

/** A squadron that keeps together stays in command, and nobody fires from a hex that others crowd. */
function together(own: readonly Stance[]): number {
  const hexes = new Set(own.map(({ hex }) => hex));
  return -0.5 * Math.max(0, own.length - hexes.size) * (own[0] && own[0].card.hull > 3 ? 1 : 0.1);
}

function bestForShip(whole: Plot, ship: ShipView): Order | undefined {
  const { battle, view } = whole;
  const plot = seenBy(whole, [ship]);
  const boats = boatsOf(battle, view, ship.id);
  const helm = helmOfRank(battle, boats);
  return best([...coursesFor(helm), ...evasiveCourses(helm)], (order) => {
    const passage = passageOfRank(battle, boats, order);
    return worthOf(plot, [afterwards(battle, ship, passage, passage.spent)]) - BREVITY * order.length;
  });
}

const nobodyHasMoved = (): boolean => false;

/** Enemies nearer than this are a reason to haul out. */
const REACH = 10;

/** A ship that can do little more than get away leaves the line, unless she leads it. */
function haulsOut({ battle, view, enemies }: Plot, ship: ShipView): boolean {
  if (ship.squadron === null || squadronIn(view, ship.squadron).leader === ship.id) return false;
  return isSpent({ ship, card: cardOf(battle, ship.id) }) && enemies.some(({ hex }) => distance(hex, ship.hex) <= REACH);
}

/** Whoever is out of command, one after another. */
const apart = answering(individualOrders, ({ question, data, side, view }) => {
  const seen = view();
  const plot = plotOf(data, seen, side, nobodyHasMoved);
  const isHers = (ship: ShipView): boolean =>
    !isInCommand(plot.battle, seen, ship.id) || liesStill(plot.battle, seen, ship) || haulsOut(plot, ship);
  const next = piecesOf(seen).find(
    (ship) => ship.side === side && isAfloat(ship) && !Object.hasOwn(question.draft, ship.id) && isHers(ship),
  );
  if (!next) return question.order('done');
  if (liesStill(plot.battle, seen, next)) return question.order('order', [next.id]);
  const order = bestForShip(plot, next) ?? [];
  return question.order('order', [
    next.id,
    ...leaving(plot, order, [passageOfRank(plot.battle, boatsOf(plot.battle, seen, next.id), order).end.hex]),
  ]);
});

const inSquadrons = answering(squadronOrders, ({ question, data, side, view, because }) => {
  const seen = view();
  const squadron = question.pieces.find((id) => !Object.hasOwn(question.draft, id));
  if (squadron === undefined) return question.order('done');
  const plot = plotOf(data, seen, side, (ship) => ship.apart);
  const ships = inCompany(seen, squadron);
  const [formation, order] = bestForSquadron(plot, ships, berthsOf(plot.battle, seen, side, question.draft)) ?? ['simultaneous', []];
  because?.(stanceInWords(plot));
  const ends = squadronPassages(plot.battle, ships, formation, order, seen).map(([, { end }]) => end.hex);
  return question.order('order', [squadron, formation, ...leaving(plot, order, ends)]);
});

export const movement = [apart, inSquadrons] as const;
