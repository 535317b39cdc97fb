/** The land of a part of the world on any projection, cut to a plate. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Box, Point } from '../../chart/chart.ts';
import { areaOf, grown, type Ring, simplifiedRing } from '../../chart/geometry.ts';
import { softRing } from '../../chart/path.ts';
import type { LonLat } from './coast.ts';

/** West, south, east, north. */
export type Extent = readonly [number, number, number, number];
export type Projection = (place: LonLat) => Point;

const worldRings = (): readonly Ring[] => {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    const shape = geometry as Polygon | MultiPolygon;
    const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
    return polygons.flatMap((rings) => rings.map((ring) => ring.map(([lon = 0, lat = 0]): Point => [lon, lat])));
  });
};

/** Cuts a ring along one side of a box of degrees (Sutherland and Hodgman): what is left lies where `inside` is not negative. */
const cutAlong = (ring: Ring, inside: (at: Point) => number): Ring =>
  ring.flatMap((at, i) => {
    const before = ring.at(i - 1) ?? at;
    const [here, there] = [inside(at), inside(before)];
    const part = there / (there - here);
    const crossing: Point = [before[0] + (at[0] - before[0]) * part, before[1] + (at[1] - before[1]) * part];
    if (here >= 0) return there >= 0 ? [at] : [crossing, at];
    return there >= 0 ? [crossing] : [];
  });

/** A conic projection is only at home in its own part of the world: the rest is cut away in degrees first. */
const cutTo = (ring: Ring, [west, south, east, north]: Extent): Ring =>
  [
    ([lon]: Point) => lon - west,
    ([lon]: Point) => east - lon,
    ([, lat]: Point) => lat - south,
    ([, lat]: Point) => north - lat,
  ].reduce<Ring>((left, side) => (left.length > 2 ? cutAlong(left, side) : []), ring);

/** A few islands of the Pacific lie on both sides of the date line and would be drawn right across the plate. */
const isAtDateLine = (ring: Ring): boolean => ring.every(([lon]) => Math.abs(lon) > 170);

/** The land of an extent within a box of the plate, as rings for the even-odd rule; it runs a little past the box. */
export const landIn = (project: Projection, extent: Extent, box: Box, beyond: number): Ring[] => {
  const [x, y, width, height] = grown(box, beyond);
  return worldRings()
    .filter((ring) => !isAtDateLine(ring))
    .map((ring) => cutTo(ring, extent).map(project))
    .map((ring) => cutTo(ring, [x, y, x + width, y + height]))
    .filter((ring) => ring.length > 2);
};

export const drawn = (rings: readonly Ring[], tolerance: number, smallest: number): string =>
  rings
    .filter((ring) => areaOf(ring) >= smallest)
    .map((ring) => softRing(simplifiedRing(ring, tolerance)))
    .join('');
