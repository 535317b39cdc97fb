/** Plain geometry of points and rings in chart units. */
import type { Box, Point } from './chart.ts';

/** A closed outline; the last point is joined to the first and not repeated. */
export type Ring = readonly Point[];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export const between = ([ax, ay]: Point, [bx, by]: Point, share = 0.5): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];

export const middleOf = ([x, y, width, height]: Box): Point => [x + width / 2, y + height / 2];

export const cornersOf = ([x, y, width, height]: Box): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const boxAround = ([x, y]: Point, width: number, height: number): Box => [x - width / 2, y - height / 2, width, height];

export const grown = ([x, y, width, height]: Box, by: number): Box => [x - by, y - by, width + 2 * by, height + 2 * by];

/** Is the point inside the rings, taken together by the even-odd rule? */
export const isInside = ([x, y]: Point, rings: readonly Ring[]): boolean => {
  let inside = false;
  for (const ring of rings) {
    let previous = ring.at(-1);
    for (const corner of ring) {
      if (previous && corner[1] > y !== previous[1] > y) {
        const crossing = corner[0] + ((y - corner[1]) / (previous[1] - corner[1])) * (previous[0] - corner[0]);
        if (x < crossing) inside = !inside;
      }
      previous = corner;
    }
  }
  return inside;
};

/** The area of a ring, whichever way it runs. */
export const areaOf = (ring: Ring): number => {
  let twice = 0;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous) twice += previous[0] * corner[1] - corner[0] * previous[1];
    previous = corner;
  }
  return Math.abs(twice) / 2;
};

const distanceToSegment = (point: Point, a: Point, b: Point): number => {
  const length = distance(a, b);
  if (length === 0) return distance(point, a);
  const along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length ** 2;
  return distance(point, between(a, b, Math.min(1, Math.max(0, along))));
};

/** Drops the points of an open line that lie within `tolerance` of what remains (Douglas and Peucker). */
export const simplified = (line: readonly Point[], tolerance: number): Point[] => {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let at = 0;
  line.forEach((point, i) => {
    const off = distanceToSegment(point, first, last);
    if (off > farthest) [farthest, at] = [off, i];
  });
  if (farthest <= tolerance) return [first, last];
  return [...simplified(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(line.slice(at), tolerance)];
};

/** The same for a closed ring, which is first cut at its start and at the point farthest from it. */
export const simplifiedRing = (ring: Ring, tolerance: number): Point[] => {
  const start = ring[0];
  if (!start || ring.length < 4) return [...ring];
  const opposite = ring.reduce((best, point, i) => (distance(point, start) > distance(ring[best] ?? start, start) ? i : best), 0);
  const out = simplified(ring.slice(0, opposite + 1), tolerance);
  const home = simplified([...ring.slice(opposite), start], tolerance);
  return [...out.slice(0, -1), ...home.slice(0, -1)];
};

/** An ellipse as a ring of `corners` points; drawn softly it is round. */
export const ellipse = ([x, y]: Point, across: number, down: number, corners = 12): Ring => {
  // A softly drawn polygon touches its sides in the middle, so the corners stand a little further out.
  const swell = 1 / Math.cos(Math.PI / corners);
  return Array.from({ length: corners }, (_, i): Point => {
    const turn = (2 * Math.PI * i) / corners;
    return [x + across * swell * Math.cos(turn), y + down * swell * Math.sin(turn)];
  });
};
