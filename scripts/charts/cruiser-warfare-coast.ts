/** The coasts of the whole world on one plate. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon } from 'geojson';
import polygonClipping, { type Polygon as ClipPolygon, type Pair } from 'polygon-clipping';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point } from '../../chart/chart.ts';
import type { Ring } from '../../chart/geometry.ts';
import { patterson, type WorldPlate } from './patterson.ts';

/** Degrees of land past each edge, so that shore lines and depth bands do not follow it. */
const beyond = 8;

/** Antarctica runs round the pole and cannot be unrolled; all of it lies off the plate. */
const isAntarctic = (ring: Ring): boolean => ring.every(([, lat]) => lat < -60);

/** The data jumps a full round where land crosses the date line; here longitudes run on instead. */
const unrolled = (ring: Ring): Ring => {
  let round = 0;
  return ring.map(([lon, lat], i): Point => {
    const step = lon - (ring[i - 1]?.[0] ?? lon);
    if (Math.abs(step) > 180) round -= Math.sign(step) * 360;
    return [lon + round, lat];
  });
};

const polygons = (): Ring[][] => {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    const shape = geometry as Polygon | MultiPolygon;
    const found = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
    return found
      .map((rings) => rings.map((ring) => ring.slice(0, -1).map(([lon = 0, lat = 0]): Point => [lon, lat])))
      .filter((rings) => !rings.every(isAntarctic))
      .map((rings) => rings.map(unrolled));
  });
};

const outlineOf = ({ west, north, south }: WorldPlate): ClipPolygon => [
  [
    [west - beyond, south - beyond],
    [west + 360 + beyond, south - beyond],
    [west + 360 + beyond, north + beyond],
    [west - beyond, north + beyond],
  ],
];

/** All land of the plate and a little more, as rings for the even-odd rule. */
export const worldLand = (plate: WorldPlate): Ring[] => {
  const shifted = (by: number): ClipPolygon[] =>
    polygons().map((rings) => rings.map((ring) => ring.map(([lon, lat]): Pair => [lon + by, lat])));
  const rounds = [-360, 0, 360, 720].flatMap(shifted);
  const dry = polygonClipping.intersection(polygonClipping.union([], ...rounds), outlineOf(plate));
  const place = patterson(plate);
  return dry.flat().map((ring) => ring.slice(0, -1).map(([lon, lat]) => place([lon, lat])));
};
