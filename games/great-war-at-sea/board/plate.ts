/** How a theatre lies on its plate: so many chart units to a mile, and a margin of paper around the grid. */
import type { Box, Point } from '../../../chart/chart.ts';
import { cornerOf, extentOf, type Grid, milesAt, type Place, ZONE_MILES, zoneNameOver } from '../data/grid.ts';

export const UNITS_PER_MILE = 2;
/** Chart units along the side of a zone. */
export const ZONE_SIZE = ZONE_MILES * UNITS_PER_MILE;
/** Paper around the chart, for the letters of the rows and the numbers of the columns. */
export const MARGIN = 44;

/** The chart within its margin. */
export const frameOf = (grid: Grid): Box => {
  const [across, down] = extentOf(grid);
  return [MARGIN, MARGIN, across * UNITS_PER_MILE, down * UNITS_PER_MILE];
};

export const plateSize = (grid: Grid): { readonly width: number; readonly height: number } => {
  const [, , width, height] = frameOf(grid);
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
};

const onPlate = ([x, y]: readonly [number, number]): Point => [MARGIN + x * UNITS_PER_MILE, MARGIN + y * UNITS_PER_MILE];

export const pointAt = (grid: Grid, place: Place): Point => onPlate(milesAt(grid, place));

/** The zone that a point of the plate lies in, if any. */
export const zoneUnder = (grid: Grid, [x, y]: Point): string | undefined =>
  zoneNameOver(grid, [(x - MARGIN) / UNITS_PER_MILE, (y - MARGIN) / UNITS_PER_MILE]);

export const zoneBoxAt = (row: number, column: number): Box => [...onPlate(cornerOf(row, column)), ZONE_SIZE, ZONE_SIZE];
