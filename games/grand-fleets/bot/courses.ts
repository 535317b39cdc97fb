/** The orders that the captain weighs: ahead, a turn, and on, at some speeds. */
import type { Helm, Order } from '../rules/orders.ts';
import { extended } from '../rules/orders.ts';

const TURNS = [0, 1, -1, 2, -2, 3] as const;

const turnsOf = (turns: number): ('P' | 'S')[] => Array.from({ length: Math.abs(turns) }, () => (turns < 0 ? 'P' : 'S'));

const written = (lead: number, turns: number, tail: number): Order =>
  [lead, ...turnsOf(turns), tail].reduce<Order>((order, part) => extended(order, part), []);

/** Full speed, a little less, and slow. */
const speedsFor = (points: number): number[] =>
  [...new Set([points, points - 1, Math.min(3, points), Math.min(1, points)])].filter((speed) => speed >= 0);

/** Where to turn, among so many hexes ahead: at once, soon, or at the end. */
const LEADS = [0, 1, 2, Number.POSITIVE_INFINITY] as const;
const AT_ONCE = [0] as const;

/** Without evasion: orders of squadrons, and the first thought of single ships. */
export function coursesFor({ points, jammed }: Helm, leads: readonly number[] = LEADS): Order[] {
  const costOfTurn = jammed ? 2 : 1;
  const found = new Map<string, Order>();
  for (const speed of speedsFor(points))
    for (const turns of TURNS) {
      const ahead = speed - Math.abs(turns) * costOfTurn;
      if (ahead < 0) continue;
      for (const lead of turns === 0 ? AT_ONCE : leads) {
        const order = written(Math.min(lead, ahead), turns, Math.max(0, ahead - lead));
        found.set(order.join(), order);
      }
    }
  return [...found.values()];
}

/** Turns together, by which a line becomes another formation: all at once, without trying when. */
export const turnsTogether = (helm: Helm): Order[] => coursesFor(helm, AT_ONCE);

/** The same with one evasive manoeuvre or two in place of so many hexes (GF-5.2.1d). */
export function evasiveCourses({ points, jammed }: Helm): Order[] {
  if (jammed || points < 2) return [];
  const zigzag: Order[] = [['E'], ['P', 'E'], ['S', 'E'], ['E', 'E'], ['E', 'P'], ['E', 'S'], ['E', 1], ['E', 2]];
  return zigzag.filter(
    (order) => order.reduce<number>((cost, part) => cost + (part === 'E' ? 2 : typeof part === 'number' ? part : 1), 0) <= points,
  );
}
