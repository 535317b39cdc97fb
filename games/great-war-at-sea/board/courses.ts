/** Plotted courses: where each turn's move leads, in what light, and what is done there. */
import type { War } from '../data/data.ts';
import { neighbours, shortestWay } from '../data/zones.ts';
import { plotHome } from '../rules/giving-up.ts';
import { isBarred } from '../rules/limits.ts';
import { type Orders, writtenOf } from '../rules/order-lines.ts';
import { endOf, roomAfter, STAY } from '../rules/plots.ts';
import { fixed } from '../rules/writing.ts';
import type { Fleet, Move, Task, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { type Light, lightOf, turnToMove } from './time.ts';

export interface Leg {
  readonly turn: number;
  readonly from: ZoneId;
  /** The zones that it enters; none for a turn in which it stays. */
  readonly way: readonly ZoneId[];
  readonly to: ZoneId;
  readonly light: Light;
  readonly task: Task | null;
  /** It was written in an earlier turn, and stands. */
  readonly fixed: boolean;
}

/** The moves of a fleet as they will stand when what is being written is handed in. */
export function plotOf(war: War, view: View, fleet: Fleet, orders: Orders): readonly Move[] {
  const order = writtenOf(orders, fleet.id);
  if (order.abort !== undefined) return plotHome(war, view, fleet, order.abort);
  return order.plot ?? fleet.plot;
}

export function legsOf(war: War, view: View, fleet: Fleet, moves: readonly Move[], stands: number): readonly Leg[] {
  const first = turnToMove(view);
  let at = fleet.zone;
  return moves.map(({ way, task }, place) => {
    const from = at;
    at = way.at(-1) ?? from;
    const turn = first + place;
    return { turn, from, way, to: at, light: lightOf(war.operation, turn), task, fixed: place < stands };
  });
}

/** How many of a fleet's moves cannot be changed any more. */
export const standing = (view: View, fleet: Fleet): number => (fleet.plot.length === 0 ? 0 : fixed(view, fleet).length);

export const courseOf = (war: War, view: View, fleet: Fleet, orders: Orders): readonly Leg[] =>
  legsOf(war, view, fleet, plotOf(war, view, fleet, orders), standing(view, fleet));

/** A way led on to another zone: back over its last step, to a neighbour, or by the shortest way to what lies farther off. */
export function ledTo(war: War, start: ZoneId, way: readonly ZoneId[], zone: ZoneId): readonly ZoneId[] {
  const here = way.at(-1) ?? start;
  if (zone === here) return way;
  if (zone === (way.at(-2) ?? start)) return way.slice(0, -1);
  if (neighbours(war.theatre, here).includes(zone)) return [...way, zone];
  return [...way, ...shortestWay(war.theatre, here, zone)];
}

/** A way divided into the moves of turns, each as long as it may be, `most` of them at the most. */
export function movesAlong(
  war: War,
  view: View,
  fleet: Fleet,
  before: readonly Move[],
  way: readonly ZoneId[],
  most: number,
): readonly Move[] {
  const bar = way.findIndex((zone) => isBarred(war, view, fleet, zone));
  const left = bar === -1 ? [...way] : way.slice(0, bar);
  const moves: Move[] = [];
  while (left.length > 0 && moves.length < most) {
    const stage = left.splice(0, roomAfter(war, view, fleet, [...before, ...moves]));
    moves.push(stage.length === 0 ? STAY : { way: stage, task: null });
  }
  return moves;
}

export { endOf };
