/** Plotting a course: whose order is written, where it can lead, and how a press on a hex goes on with it. Rules are asked, not known. */
import type { Hex } from '../../../chart/hex.ts';
import { counted } from '../../../kit/words.ts';
import type { Battle } from '../data/battle.ts';
import { shipIn } from '../data/data.ts';
import { boatsOf, type Grouped, isPiece, leadOf } from '../rules/divisions.ts';
import { lineOf } from '../rules/line-ahead.ts';
import { costOf, costOfPart, extended, type Helm, type Manoeuvre, type Order, readOrder } from '../rules/orders.ts';
import type { Mover, Rank } from '../rules/passage.ts';
import { helmOfRank, Passage, passageOfRank } from '../rules/passage.ts';
import { inCompany } from '../rules/squadron-orders.ts';
import { type Formation, helmFor, squadronPassages } from '../rules/squadron-passages.ts';
import type { ShipView, View } from '../view.ts';

/** A ship by herself, or a squadron in a formation. */
export interface Plotter extends Grouped {
  readonly id: string;
  readonly ships: readonly ShipView[];
  /** Null for a ship that moves by herself. */
  readonly formation: Formation | null;
  /** The ship that the order is written for: the first in line. */
  readonly anchor: ShipView;
  /** She, and whoever is one piece with her (GF-13.3). */
  readonly rank: Rank;
  readonly helm: Helm;
}

export const shipPlotter = (battle: Battle, ship: ShipView, boats: Rank = [ship]): Plotter => ({
  id: ship.id,
  ships: [ship],
  formation: null,
  anchor: ship,
  rank: boats,
  helm: helmOfRank(battle, boats),
  divisions: [],
});

/** The formations that a squadron can take as its ships lie now, the likelier first. */
export const formationsFor = (ships: readonly ShipView[]): readonly Formation[] =>
  lineOf(ships) ? ['line-ahead', 'simultaneous'] : ['simultaneous'];

export function squadronPlotter(battle: Battle, view: View, squadron: string, formation: Formation): Plotter | null {
  const ships = inCompany(view, squadron);
  const leader = view.squadrons.find(({ id }) => id === squadron)?.leader;
  const first = formation === 'line-ahead' ? lineOf(ships)?.[0]?.[0].id : undefined;
  const anchor = ships.find(({ id }) => id === leadOf(view, first ?? leader ?? '')) ?? ships[0];
  if (!anchor) return null;
  const rank = boatsOf(battle, view, anchor.id);
  return { id: squadron, ships, formation, anchor, rank, helm: helmFor(battle, ships, formation, view), divisions: view.divisions };
}

/** Where an order takes everybody whom it is for. */
export function passagesOf(battle: Battle, plotter: Plotter, order: Order): readonly (readonly [Mover, Passage])[] {
  const { ships, formation, anchor, rank } = plotter;
  if (formation === null) return [[anchor, passageOfRank(battle, rank, order)]];
  return squadronPassages(battle, ships, formation, order, plotter).filter(([ship]) => isPiece(plotter, ship));
}

const turnsIn = (order: Order): number => order.filter((part) => typeof part !== 'number').length;

const STEPS: readonly Manoeuvre[] = [1, 'P', 'S'];

/** For every hex that can still be reached, the cheapest order that goes on with this one and ends there, of equals the one with fewest turns. */
export function waysFrom(battle: Battle, plotter: Plotter, start: Order): ReadonlyMap<Hex, Order> {
  const { helm, anchor, rank, formation } = plotter;
  // In a line the first rank moves with the points of its slowest ship; otherwise each with her own.
  const own = formation === 'line-ahead' ? helm : helmOfRank(battle, rank);
  const from = { hex: anchor.hex, facing: anchor.facing };
  const ways = new Map<Hex, Order>();
  const met = new Set<string>();
  const byCost: Order[][] = [];
  byCost[costOf(start, helm.jammed)] = [start];
  for (let cost = 0; cost <= helm.points; cost++) {
    for (const order of (byCost[cost] ?? []).toSorted((a, b) => turnsIn(a) - turnsIn(b))) {
      const passage = new Passage(from, own, battle.land).carryOut(order);
      if (passage.spent < costOf(order, helm.jammed)) continue;
      const { hex, facing } = passage.end;
      if (met.has(`${hex} ${facing}`)) continue;
      met.add(`${hex} ${facing}`);
      if (!ways.has(hex)) ways.set(hex, order);
      for (const part of STEPS) {
        const next = cost + costOfPart(part, helm.jammed);
        byCost[next] = [...(byCost[next] ?? []), extended(order, part)];
      }
    }
  }
  return ways;
}

/** The order that a press on a hex means: the one so far goes on to it, or where it cannot, another leads there. */
export function orderTo(battle: Battle, plotter: Plotter, sofar: Order, hex: Hex): Order | null {
  const onward = sofar.at(-1) === 'off' ? undefined : waysFrom(battle, plotter, sofar).get(hex);
  const found = onward === undefined || onward === sofar ? waysFrom(battle, plotter, []).get(hex) : onward;
  return found && found.length > 0 ? found : null;
}

/** The order without what was written last: one hex less, or one manoeuvre. */
export function shortened(order: Order): Order {
  const last = order.at(-1);
  if (last === undefined) return order;
  return typeof last === 'number' && last > 1 ? [...order.slice(0, -1), last - 1] : order.slice(0, -1);
}

/** Why what was typed cannot be done; null where it can. */
export function faultIn(text: string, { helm, formation }: Pick<Plotter, 'helm' | 'formation'>): string | null {
  const order = readOrder(text);
  if (!order) return 'Hexes forward, P, S and E: for instance 1SS2';
  if (order.includes('E') && formation !== null) return 'Only a ship by herself evades';
  const cost = costOf(order, helm.jammed);
  return cost > helm.points
    ? `That costs ${Number.isFinite(cost) ? counted(cost, 'point') : 'too many points'}, and there are ${helm.points}`
    : null;
}

export const shipOf = (battle: Battle, view: View, id: string): ShipView | null =>
  battle.places.has(id) ? shipIn(battle, view, id) : null;
