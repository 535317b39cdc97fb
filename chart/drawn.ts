/** Reads a drawn chart: what a file holds as loose lists of numbers and words leaves as points, boxes, places and names. */
import type { Box, ChartName, ChartPlace, Point } from './chart.ts';

export type Numbers = readonly number[];

export const point = ([x = 0, y = 0]: Numbers): Point => [x, y];
export const box = ([x = 0, y = 0, width = 0, height = 0]: Numbers): Box => [x, y, width, height];

/** The word itself, once it is known to be one of the words allowed. */
export function oneOf<Word extends string>(words: readonly Word[], word: string | undefined): Word {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new Error(`the chart says ${word} where it may say ${words.join(', ')}`);
  return found;
}

/** What the chart has under an id of the rules. */
export function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`the chart has no ${id}`);
  return found;
}

export const anchorOf = (anchor: string): ChartPlace['anchor'] => oneOf(['start', 'middle', 'end'], anchor);

interface DrawnPlace {
  readonly name: string;
  readonly at: Numbers;
  readonly kind?: string | undefined;
  readonly anchor: string;
  readonly above?: boolean | undefined;
}

/** A town, unless it says that it is an island. */
export const placeOf = ({ name, at, kind = 'town', anchor, above }: DrawnPlace): ChartPlace => ({
  name,
  at: point(at),
  kind: oneOf(['town', 'island'], kind),
  anchor: anchorOf(anchor),
  ...(above === true ? { above } : {}),
});

interface DrawnName {
  readonly name: string;
  readonly at: Numbers;
  readonly angle?: number | undefined;
  readonly size: number;
  readonly on?: string | undefined;
}

/** Across the land, unless it says that it lies on the sea. */
export const nameOf = ({ name, at, angle, size, on = 'land' }: DrawnName): ChartName => ({
  name,
  at: point(at),
  size,
  on: oneOf(['sea', 'land'], on),
  ...(angle === undefined ? {} : { angle }),
});
