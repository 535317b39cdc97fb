/** Ways between spaces: a curve from one outline to another, by way of points that keep it clear of the rest. */
import type { Point } from './chart.ts';
import { distance, isInside, type Ring, simplified } from './geometry.ts';
import { linesOf, softLine } from './path.ts';

/** One end of a way: where it aims, and the outline at which it stops. */
export interface LinkEnd {
  readonly centre: Point;
  readonly outline: Ring;
}

/** The curve between two spaces, cut where it leaves the one and where it meets the other, `gap` short of both. */
export const linkPath = (from: LinkEnd, to: LinkEnd, via: readonly Point[] = [], gap = 4): string => {
  const [whole = []] = linesOf(softLine([from.centre, ...via, to.centre]), 40);
  const dense = whole.flatMap((point, i) => subdivided(point, whole[i + 1]));
  const leaves = dense.findLastIndex((point) => isInside(point, [from.outline]));
  const meets = dense.findIndex((point, i) => i > leaves && isInside(point, [to.outline]));
  const open = dense.slice(leaves + 1, meets === -1 ? undefined : meets);
  return softLine(simplified(shortened(open, gap), 0.4));
};

const subdivided = (a: Point, b: Point | undefined): Point[] => {
  if (!b) return [a];
  const parts = Math.max(1, Math.ceil(distance(a, b)));
  return Array.from({ length: parts }, (_, i): Point => [a[0] + ((b[0] - a[0]) * i) / parts, a[1] + ((b[1] - a[1]) * i) / parts]);
};

const shortened = (line: readonly Point[], gap: number): Point[] => {
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end || line.length < 3) return [...line];
  return line.filter((point) => distance(point, start) >= gap && distance(point, end) >= gap);
};
