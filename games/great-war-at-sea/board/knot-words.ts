/** What is said at the knots of a course. A way out and home leads through the same waters: words that would lie over others are left out. */
import type { Point } from '../../../chart/chart.ts';

export interface Knot {
  readonly at: Point;
  /** Above the knot. */
  readonly hour: string;
  /** Below it; empty where it stays. */
  readonly zones: string;
}

/** A letter and a line of them, in pixels, with a little room around. */
const [LETTER, LINE] = [6.4, 14];

const isClear = ([x, y]: Point, words: string, taken: readonly (readonly [Point, string])[], unit: number): boolean =>
  taken.every(
    ([[otherX, otherY], others]) =>
      Math.abs(y - otherY) >= LINE * unit || Math.abs(x - otherX) >= ((words.length + others.length) / 2) * LETTER * unit,
  );

/** The next turns come first: what lies farther ahead gives way to them. */
export function wordsWithRoom(knots: readonly Knot[], unit: number): readonly Pick<Knot, 'hour' | 'zones'>[] {
  const taken: (readonly [Point, string])[] = [];
  const said = ([x, y]: Point, words: string, below: number): string => {
    const at: Point = [x, y + below * unit];
    if (words === '' || !isClear(at, words, taken, unit)) return '';
    taken.push([at, words]);
    return words;
  };
  return knots.map(({ at, hour, zones }) => ({ hour: said(at, hour, -9), zones: said(at, zones, 17) }));
}
