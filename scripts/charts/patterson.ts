/** The Patterson cylindrical projection: parallels and meridians stay straight, and no part of the world swells as on Mercator's. */
import type { Point } from '../../chart/chart.ts';
import type { LonLat } from './coast.ts';

/** A plate of the whole round of the world: its width, the meridian of its two edges, and the parallels at top and bottom. */
export interface WorldPlate {
  readonly width: number;
  readonly west: number;
  readonly north: number;
  readonly south: number;
}

const degree = Math.PI / 180;

/** The polynomial of T. Patterson, B. Šavrič and B. Jenny (Cartographic Perspectives 78, 2014). */
const heightOf = (lat: number): number => {
  const phi = lat * degree;
  const square = phi * phi;
  return phi * (1.0148 + square * square * (0.23185 + square * (-0.14499 + square * 0.02406)));
};

const radiusOf = (plate: WorldPlate): number => plate.width / (2 * Math.PI);

export const heightOfPlate = (plate: WorldPlate): number => Math.round((heightOf(plate.north) - heightOf(plate.south)) * radiusOf(plate));

/** Degrees to plate units. Longitudes run on from the left edge: what lies west of it is given 360 more by `eastOf`. */
export const patterson = (plate: WorldPlate): ((place: LonLat) => Point) => {
  const radius = radiusOf(plate);
  return ([lon, lat]) => [(lon - plate.west) * degree * radius, (heightOf(plate.north) - heightOf(lat)) * radius];
};

/** The same longitude, counted eastwards from the left edge; the right edge is the left one plus a full round. */
export const eastOf = (plate: WorldPlate, lon: number): number => (lon < plate.west ? lon + 360 : lon);
