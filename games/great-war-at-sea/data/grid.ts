/** The grid of a theatre: squares of 36 nautical miles in rows offset like bricks, on an equidistant cone. */

/** Nautical miles along the side of a zone. */
export const ZONE_MILES = 36;

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Degrees: the parallels of true scale, and the meridian and latitude that x and y are counted from. */
  readonly parallels: readonly [south: number, north: number];
  readonly meridian: number;
  readonly latitude: number;
  /** Miles: the north-western corner. */
  readonly west: number;
  readonly north: number;
}

/** Degrees: east and north are positive. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** Nautical miles from the grid's north-western corner, to the right and down. */
export type Miles = readonly [x: number, y: number];

const RADIUS = 3437.7468;
const DEGREE = Math.PI / 180;

/** The constants of the cone: how far it is unrolled, its radius at the equator and at the grid's own latitude. */
const coneOf = ({ parallels: [south, north], latitude }: Grid) => {
  const [low, high] = [south * DEGREE, north * DEGREE];
  const unrolled = (Math.cos(low) - Math.cos(high)) / (high - low);
  const equator = Math.cos(low) / unrolled + low;
  return { unrolled, equator, here: equator - latitude * DEGREE };
};

export const milesAt = (grid: Grid, { lat, lon }: Place): Miles => {
  const { unrolled, equator, here } = coneOf(grid);
  const radius = equator - lat * DEGREE;
  const turn = unrolled * (lon - grid.meridian) * DEGREE;
  return [RADIUS * radius * Math.sin(turn) - grid.west, grid.north - RADIUS * (here - radius * Math.cos(turn))];
};

export const placeAt = (grid: Grid, [x, y]: Miles): Place => {
  const { unrolled, equator, here } = coneOf(grid);
  const [east, south] = [(grid.west + x) / RADIUS, here - (grid.north - y) / RADIUS];
  return {
    lat: (equator - Math.hypot(east, south)) / DEGREE,
    lon: grid.meridian + Math.atan2(east, south) / unrolled / DEGREE,
  };
};

/** Every other row lies half a zone farther east. */
export const offsetOf = (row: number): number => (row % 2) * (ZONE_MILES / 2);

export const cornerOf = (row: number, column: number): Miles => [offsetOf(row) + ZONE_MILES * column, ZONE_MILES * row];

export const centreOf = (row: number, column: number): Miles => {
  const [x, y] = cornerOf(row, column);
  return [x + ZONE_MILES / 2, y + ZONE_MILES / 2];
};

export const zoneName = (row: number, column: number): string => `${String.fromCharCode(65 + row)}${column + 1}`;

/** The zone that a place lies in, if the grid reaches so far. */
export const zoneNameAt = (grid: Grid, place: Place): string | undefined => zoneNameOver(grid, milesAt(grid, place));

export const zoneNameOver = (grid: Grid, [x, y]: Miles): string | undefined => {
  const row = Math.floor(y / ZONE_MILES);
  const column = Math.floor((x - offsetOf(row)) / ZONE_MILES);
  return row >= 0 && row < grid.rows && column >= 0 && column < grid.columns ? zoneName(row, column) : undefined;
};

/** The miles from corner to corner, with the half zone by which the rows are shifted. */
export const extentOf = ({ columns, rows }: Grid): Miles => [ZONE_MILES * columns + ZONE_MILES / 2, ZONE_MILES * rows];
