/** Projections for Nine Navies War: Europe on a cone, and two plain insets for what lies beyond. */
import { geoConicConformal } from 'd3-geo';
import type { Box, Point } from '../../chart/chart.ts';
import type { LonLat } from './coast.ts';
import type { Extent, Projection } from './land.ts';

/** A conformal cone that cuts the earth at two parallels; `scale` is plate units for a degree of latitude at the middle. */
export const conic = (meridian: number, parallels: readonly [number, number], scale: number, at: LonLat, on: Point): Projection => {
  const projection = geoConicConformal()
    .rotate([-meridian, 0])
    .parallels([parallels[0], parallels[1]])
    .scale((scale * 180) / Math.PI)
    .translate([0, 0])
    .precision(0);
  const raw = (place: LonLat): Point => projection([place[0], place[1]]) ?? [0, 0];
  const [x, y] = raw(at);
  return (place) => {
    const found = raw(place);
    return [found[0] - x + on[0], found[1] - y + on[1]];
  };
};

/** Degrees on a plain grid inside a box, narrowed by the latitude in its middle. */
export const plain = ([x, y, width, height]: Box, [west, south, east, north]: Extent): Projection => {
  return ([lon, lat]) => [x + ((lon - west) / (east - west)) * width, y + ((north - lat) / (north - south)) * height];
};
