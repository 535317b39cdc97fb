/** Coastlines of the Natural Earth data, put on a Mercator plate. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator, geoStream } from 'd3-geo';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import polygonClipping, { type Polygon as ClipPolygon, type Pair } from 'polygon-clipping';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { graduatedBorder } from '../../chart/border.ts';
import type { ChartFigure, Point } from '../../chart/chart.ts';
import { areaOf, type Ring, simplifiedRing } from '../../chart/geometry.ts';
import { softRing, straightLine } from '../../chart/path.ts';

/** Degrees: east and north are positive. */
export type LonLat = readonly [lon: number, lat: number];

/** What part of the world a chart shows: its view box, the meridian in the middle and the parallels at its edges. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly meridian: number;
  readonly north: number;
  readonly south: number;
}

/** The land runs this far past the plate, so that shore lines and depth bands do not follow the edge. */
const beyond = 60;

const degree = Math.PI / 180;
const mercator = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * degree) / 2));

const scaleOf = (plate: Plate): number => plate.height / (mercator(plate.north) - mercator(plate.south));

/** Where a place falls on the plate. */
export const onPlate = (plate: Plate): ((place: LonLat) => Point) => {
  const k = scaleOf(plate);
  return ([lon, lat]) => [plate.width / 2 + (lon - plate.meridian) * degree * k, (mercator(plate.north) - mercator(lat)) * k];
};

/** West and east limit of the plate. */
const limits = (plate: Plate): readonly [west: number, east: number] => {
  const half = plate.width / 2 / scaleOf(plate) / degree;
  return [plate.meridian - half, plate.meridian + half];
};

const landPolygons = (): Position[][][] => {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    const shape = geometry as Polygon | MultiPolygon;
    return shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
  });
};

/** The land in the plate as rings of chart points, with water cut out and islands added (both in degrees). */
export const landOn = (plate: Plate, changes: { readonly water?: readonly LonLat[][]; readonly islands?: readonly LonLat[][] }): Ring[] => {
  const place = onPlate(plate);
  const [west, east] = limits(plate);
  const near = landPolygons().filter((polygon) =>
    polygon[0]?.some(([lon = 0, lat = 0]) => lon > west - 1 && lon < east + 1 && lat > plate.south - 1 && lat < plate.north + 1),
  );
  const centre = place([plate.meridian, 0]);
  const projection = geoMercator()
    .scale(scaleOf(plate))
    .rotate([-plate.meridian, 0])
    .center([0, 0])
    .translate([centre[0], centre[1]])
    .precision(0)
    .clipExtent([
      [-beyond, -beyond],
      [plate.width + beyond, plate.height + beyond],
    ]);
  const rings = clippedRings(near, projection.stream);
  const cut = (shapes: readonly LonLat[][] = []): ClipPolygon[] => shapes.map((shape) => [shape.map((at) => [...place(at)] as Pair)]);
  const clip = (ring: Ring): ClipPolygon => [ring.map(([x, y]): Pair => [x, y])];
  const dry = polygonClipping.difference(polygonClipping.xor([], ...rings.map(clip)), ...cut(changes.water));
  const all = polygonClipping.union(dry, ...cut(changes.islands));
  return all.flat().map((ring) => ring.slice(0, -1).map(([x, y]): Point => [x, y]));
};

type Stream = ReturnType<typeof geoMercator>['stream'];

const clippedRings = (polygons: readonly Position[][][], stream: Stream): Ring[] => {
  const rings: Point[][] = [];
  const sink = {
    point: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
    lineStart: () => void rings.push([]),
    lineEnd: () => {},
    polygonStart: () => {},
    polygonEnd: () => {},
  };
  for (const coordinates of polygons) geoStream({ type: 'Polygon', coordinates }, stream(sink));
  return rings.filter((ring) => ring.length > 2);
};

/** Rings drawn softly as one path, without detail below `tolerance` and specks below `smallest`. */
export const softly = (rings: readonly Ring[], tolerance: number, smallest = 1): string =>
  rings
    .filter((ring) => areaOf(ring) >= smallest)
    .map((ring) => softRing(simplifiedRing(ring, tolerance)))
    .join('');

const multiples = (step: number, from: number, to: number): number[] => {
  const first = Math.ceil(from / step - 1e-9);
  return Array.from({ length: Math.max(0, Math.floor(to / step + 1e-9) - first + 1) }, (_, i) => (first + i) * step);
};

/** Degrees as charts write them at the border, without the hemisphere except in the west. */
const degreesAndMinutes = (value: number): string => {
  const minutes = Math.round(Math.abs(value) * 60);
  return minutes % 60 === 0 ? `${minutes / 60}°` : `${Math.floor(minutes / 60)}°${minutes % 60}′`;
};

const westOrEast = (lon: number): string => `${degreesAndMinutes(lon)}${lon < 0 ? ' W' : ''}`;

const isWellInside = (at: number, size: number): boolean => at > 40 && at < size - 40;

const figure = (text: string, x: number, y: number): ChartFigure => ({ text, at: [Math.round(x), Math.round(y)], anchor: 'start' });

interface Graduation {
  readonly graticule: string;
  readonly border: string;
  readonly figures: ChartFigure[];
}

/** Meridians, parallels, border and figures; a line every `line` degrees, a border step every `step` degrees. */
export const graduation = (plate: Plate, line: number, step: number, longitudes: 'top' | 'bottom'): Graduation => {
  const place = onPlate(plate);
  const [west, east] = limits(plate);
  const across = (lon: number): number => place([lon, plate.north])[0];
  const down = (lat: number): number => place([plate.meridian, lat])[1];
  const meridians = multiples(line, west, east);
  const parallels = multiples(line, plate.south, plate.north);
  const thickness = 6;
  const baseline = longitudes === 'top' ? thickness + 13 : plate.height - thickness - 6;
  return {
    graticule:
      meridians
        .map((lon) =>
          straightLine([
            [across(lon), 0],
            [across(lon), plate.height],
          ]),
        )
        .join('') +
      parallels
        .map((lat) =>
          straightLine([
            [0, down(lat)],
            [plate.width, down(lat)],
          ]),
        )
        .join(''),
    border: graduatedBorder(
      plate.width,
      plate.height,
      multiples(step, west, east).map(across),
      multiples(step, plate.south, plate.north).map(down).reverse(),
      thickness,
    ),
    figures: [
      ...meridians.filter((lon) => isWellInside(across(lon), plate.width)).map((lon) => figure(westOrEast(lon), across(lon) + 4, baseline)),
      ...parallels
        .filter((lat) => isWellInside(down(lat), plate.height))
        .map((lat) => figure(degreesAndMinutes(lat), thickness + 6, down(lat) - 4)),
    ],
  };
};
