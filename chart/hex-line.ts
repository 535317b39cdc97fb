/** The hexes that a straight line between the middles of two hexes passes through. Exact: whole numbers, no points that nearly meet. */
import type { Hex } from './hex.ts';
import { columnOf, neighboursOf, rowOf } from './hex.ts';

/** One hex that the line cuts, or the two on either side where it runs along the edge between them. */
export type Crossing = readonly [Hex] | readonly [Hex, Hex];

/** All that lies between the two, in order, without the two themselves. A corner that the line merely touches does not count. */
export function hexesBetween(from: Hex, to: Hex): Crossing[] {
  const line = lineThrough(from, to);
  const found: Crossing[] = [];
  for (let at: Crossing = [from]; ; ) {
    at = line.after(at);
    if (at[0] === to) return found;
    found.push(at);
  }
}

function lineThrough(from: Hex, to: Hex) {
  const [a, b] = [columnOf(to - from), rowOf(to - from)];
  /** Three times as far aside as the corner that sticks out most; a line along a hexspine has two such corners, the ends of an edge. */
  const corners = [Math.abs(b - a), Math.abs(2 * b + a), Math.abs(b + 2 * a)];
  const most = Math.max(...corners);
  const runsAlongEdges = Math.min(...corners) === 0;

  const aside = (hex: Hex): number => 3 * Math.abs(columnOf(hex - from) * b - rowOf(hex - from) * a);
  const onward = (hex: Hex): number => {
    const [q, r] = [columnOf(hex - from), rowOf(hex - from)];
    return 2 * (q * a + r * b) + q * b + r * a;
  };
  const isMet = (hex: Hex): boolean => aside(hex) < most || (runsAlongEdges && aside(hex) === most);

  return {
    /** The line goes on into the hex that is next along it, among those that touch where it is now. */
    after([now]: Crossing): Crossing {
      const ahead = neighboursOf(now).filter((hex) => isMet(hex) && onward(hex) > onward(now));
      const nearest = Math.min(...ahead.map(onward));
      const [one = to, other] = ahead.filter((hex) => onward(hex) === nearest);
      return other === undefined ? [one] : [one, other];
    },
  };
}
