/** GF-1.2.1, GF-1.2.2: stations of history laid off on hexes of one nautical mile: courses and bearings by the compass, ranges in miles, times in turns. */
import type { Hex } from '../../../chart/hex.ts';
import { hexAt } from '../../../chart/hex.ts';
import type { Heading } from './formation.ts';
import { HEADINGS } from './formation.ts';

/** Miles east and south of where the chart begins. */
export interface Spot {
  readonly east: number;
  readonly south: number;
}

const CIRCLE = 360;
/** Facing 0 points to 120 degrees, and each further hexside 60 more. */
const FIRST_HEADING = 120;
const SIXTH = 60;

/** The heading that comes nearest to a course in degrees; between two of them the one to starboard. */
export function headingNear(course: number): Heading {
  const sixths = Math.round((course - FIRST_HEADING + CIRCLE) / SIXTH) % HEADINGS.length;
  return HEADINGS[sixths] ?? 'N';
}

/** So many miles on a bearing from a spot. */
export function laidOff({ east, south }: Spot, bearing: number, range: number): Spot {
  const angle = (bearing * Math.PI) / 180;
  return { east: east + range * Math.sin(angle), south: south - range * Math.cos(angle) };
}

/** Columns lie nearer to each other than rows, for a hex is as high as a mile and its columns interlock. */
const COLUMN = Math.sqrt(3) / 2;

/** The hex that holds a spot. */
export function hexNear({ east, south }: Spot): Hex {
  const q = east / COLUMN;
  const r = south - q / 2;
  const [column, row, third] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [dq, dr, ds] = [Math.abs(column - q), Math.abs(row - r), Math.abs(third + q + r)];
  if (dq > dr && dq > ds) return hexAt(-row - third, row);
  return dr > ds ? hexAt(column, -column - third) : hexAt(column, row);
}

/** GF-1.2.2: a turn is ten to fifteen minutes. */
const MINUTES = 12.5;

/** The turn in which a moment falls, counted from the beginning. */
export const turnAt = (minutes: number): number => Math.max(1, 1 + Math.floor(minutes / MINUTES));
