/** Where something can be written on a sea without lying under a marker. Pure. */
import type { Box, Point } from '../../../chart/chart.ts';

/** From the one nearest to the middle of all of them on. */
export function inwards(points: readonly Point[]): readonly Point[] {
  const mean = [0, 1].map((axis) => points.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / points.length);
  const apart = ([x, y]: Point): number => Math.hypot(x - (mean[0] ?? 0), y - (mean[1] ?? 0));
  return [...points].sort((a, b) => apart(a) - apart(b));
}

const touch = ([x, y, width, height]: Box, [left, top, across, down]: Box): boolean =>
  x < left + across && left < x + width && y < top + down && top < y + height;

/** So much room around a point. */
export const roomAround = ([x, y]: Point, [width, height]: readonly [number, number]): Box => [
  x - width / 2,
  y - height / 2,
  width,
  height,
];

const holds = ([x, y, width, height]: Box, [left, top, across, down]: Box): boolean =>
  x <= left && y <= top && x + width >= left + across && y + height >= top + down;

type Size = readonly [number, number];

const clearOnes = (points: readonly Point[], size: Size, markers: readonly Box[]): readonly Point[] =>
  points.filter((at) => !markers.some((marker) => touch(roomAround(at, size), marker)));

/** The first of these points around which so much lies clear of all markers; the very first where none does. */
export const clearOf = (points: readonly Point[], size: Size, markers: readonly Box[]): Point =>
  clearOnes(points, size, markers)[0] ?? points[0] ?? [0, 0];

/** The same within what is seen; null where there is no such room. */
export const clearIn = (seen: Box, points: readonly Point[], size: Size, markers: readonly Box[]): Point | null =>
  clearOnes(points, size, markers).find((at) => holds(seen, roomAround(at, size))) ?? null;
