/** The ink of one silhouette: a handful of path strings in metres, so that a table of forty counters stays light. */

export type Point = readonly [x: number, y: number];

export interface Drawing {
  /** The extent in drawing units: x from left to right, y from top to bottom. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Filled with ink. */
  readonly solid: string;
  /** Stroked: barrels, masts, struts. */
  readonly strokes: string;
  /** Stroked finely: rigging, aerials, wires. */
  readonly hairs: string;
  /** Filled with the colour of the card: ports and scuttles. */
  readonly gaps: string;
  /** Stroked finely with the colour of the card: joints between dark masses. */
  readonly joints: string;
}

const figure = (n: number): string => String(Math.round(n * 100) / 100);
const pair = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;

export const line = (...points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

/** Twice the signed area: its sign tells which way round the points run. */
const turn = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** A closed shape. All shapes and discs run the same way round, so that overlapping ones never cut holes into each other. */
export const shape = (...points: readonly Point[]): string => `${line(...(turn(points) > 0 ? points.toReversed() : points))}Z`;

export const oblong = (left: number, top: number, right: number, bottom: number): string =>
  shape([left, top], [right, top], [right, bottom], [left, bottom]);

/** A quadratic curve from a to b, pulled towards a third point. */
export const bend = (a: Point, pull: Point, b: Point): string => `M${pair(a)}Q${pair(pull)} ${pair(b)}`;

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${pair([x - rx, y])}a${figure(rx)} ${figure(ry)} 0 1 0 ${figure(2 * rx)} 0a${figure(rx)} ${figure(ry)} 0 1 0 ${figure(-2 * rx)} 0Z`;

export const join = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('');
