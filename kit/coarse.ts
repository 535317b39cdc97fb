/** A coast with fewer points, for what is drawn broadly along it: a wide stroke hides the small bays, and costs by the point. */
import type { Point } from '../chart/chart.ts';
import { linesOf, straightRing } from '../chart/path.ts';

const isApart = (a: Point | undefined, b: Point, by: number): boolean => a === undefined || Math.hypot(a[0] - b[0], a[1] - b[1]) >= by;

/** Points at least so far apart; of an island smaller than that two remain, so that it keeps its shoals. */
function thinned(ring: readonly Point[], by: number): readonly Point[] {
  const kept: Point[] = [];
  for (const point of ring) if (isApart(kept.at(-1), point, by)) kept.push(point);
  const [first] = kept;
  return kept.length > 1 || !first ? kept : [first, [first[0] + 0.1, first[1]]];
}

/** The rings of a path that `chart/path.ts` has drawn, with straight sides between points at least so far apart. */
export const coarse = (path: string, by: number): string =>
  linesOf(path, 2)
    .map((ring) => straightRing(thinned(ring, by)))
    .join('');
