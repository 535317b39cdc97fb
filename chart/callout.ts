/** Panels with rounded corners and a pointer to the place they speak of, as for a port too small for its ships. */
import type { Box, Point } from './chart.ts';
import { between, cornersOf, distance } from './geometry.ts';
import { stitchedRing } from './path.ts';

const towards = (a: Point, b: Point, by: number): Point => between(a, b, by / distance(a, b));

/** Which side of the box faces the point: 0 top, 1 right, 2 bottom, 3 left. */
const sideFacing = ([x, y, width, height]: Box, [px, py]: Point): number => {
  const beyond = [y - py, px - (x + width), py - (y + height), x - px];
  return beyond.indexOf(Math.max(...beyond));
};

/** The outline of the panel, with the pointer's tip at `tip`, outside the box. */
export const callout = (box: Box, tip: Point, corner = 14, width = 16): string => {
  const corners = cornersOf(box);
  const pointing = sideFacing(box, tip);
  return stitchedRing(
    corners.flatMap((a, side) => {
      const b = corners[(side + 1) % 4] ?? a;
      const next = corners[(side + 2) % 4] ?? a;
      const [start, end] = [towards(a, b, corner), towards(b, a, corner)];
      const round = [end, b, towards(b, next, corner)];
      if (side !== pointing) return [[start, end], round];
      const across = side % 2 === 0 ? 0 : 1;
      const along = Math.abs(tip[across] - a[across]);
      const foot = Math.min(distance(a, b) - corner - width, Math.max(corner + width, along));
      const [left, right] = [towards(a, b, foot - width / 2), towards(a, b, foot + width / 2)];
      return [[start, left], [left, tip], [tip, right], [right, end], round];
    }),
  );
};
