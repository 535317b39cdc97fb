/** Where a path begins and ends and which way it points there: enough to set arrow heads without a screen. */

export interface End {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise from east, pointing out of the path. */
  readonly angle: number;
}

type Point = readonly [number, number];

/** The points of a path of absolute M, L, Q and C commands, in order. */
const pointsOf = (path: string): readonly Point[] => {
  const numbers = (path.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);
  return numbers.flatMap((x, i): readonly Point[] => {
    const y = numbers[i + 1];
    return i % 2 === 0 && y !== undefined ? [[x, y]] : [];
  });
};

const endAt = (tip: Point, before: Point): End => ({
  x: tip[0],
  y: tip[1],
  angle: (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI,
});

const isApart = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) > 1e-6;

export const endsOf = (path: string): { readonly start: End; readonly finish: End } | undefined => {
  const points = pointsOf(path);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return undefined;
  const second = points.find((point) => isApart(point, first));
  const previous = points.findLast((point) => isApart(point, last));
  return second && previous ? { start: endAt(first, second), finish: endAt(last, previous) } : undefined;
};
