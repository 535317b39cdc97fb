/** The chart of Cruiser Warfare: the whole world, with the Pacific in the middle. */
import { graduatedBorder } from '../../chart/border.ts';
import type { ChartFigure, Point } from '../../chart/chart.ts';
import { softLine, straightLine } from '../../chart/path.ts';
import { AREAS, type Area } from '../../games/cruiser-warfare/data/areas.ts';
import { softly } from './coast.ts';
import { crossingsOf, edgeCrossingsOf, outlines, place } from './cruiser-warfare-areas.ts';
import { worldLand } from './cruiser-warfare-coast.ts';
import { plate } from './cruiser-warfare-corners.ts';
import { type Lettering, lettering } from './cruiser-warfare-lettering.ts';
import { canal, names, places, ports } from './cruiser-warfare-places.ts';
import { heightOfPlate, patterson } from './patterson.ts';

const { width } = plate;
const height = heightOfPlate(plate);
const onPlate = patterson(plate);

const tenth = (value: number): number => Math.round(value * 10) / 10;
const rounded = ([x, y]: Point): Point => [tenth(x), tenth(y)];

const multiples = (step: number, from: number, to: number): number[] => {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step);
};

const across = (lon: number): number => onPlate([lon, 0])[0];
const down = (lat: number): number => onPlate([plate.west, lat])[1];
const [west, east] = [plate.west, plate.west + 360];

const meridians = multiples(30, west + 1, east - 1);
const parallels = multiples(20, plate.south, plate.north);

const graticule = [
  ...meridians.map((lon): Point[] => [
    [across(lon), 0],
    [across(lon), height],
  ]),
  ...parallels.map((lat): Point[] => [
    [0, down(lat)],
    [width, down(lat)],
  ]),
]
  .map(straightLine)
  .join('');

const thickness = 5;
const border = graduatedBorder(
  width,
  height,
  multiples(5, west, east).map(across),
  [plate.south, ...multiples(5, plate.south, plate.north), plate.north].map(down).reverse(),
  thickness,
);

/** Degrees from Greenwich, with the hemisphere. */
const longitude = (lon: number): string => {
  const degrees = lon > 180 ? lon - 360 : lon;
  if (degrees === 0 || degrees === 180) return `${degrees}°`;
  return `${Math.abs(degrees)}° ${degrees < 0 ? 'W' : 'E'}`;
};
const latitude = (lat: number): string => (lat === 0 ? '0°' : `${Math.abs(lat)}° ${lat < 0 ? 'S' : 'N'}`);

const figures: ChartFigure[] = [
  ...meridians.map((lon): ChartFigure => ({ text: longitude(lon), at: rounded([across(lon) + 4, height - 10]), anchor: 'start' })),
  ...parallels.map((lat): ChartFigure => ({ text: latitude(lat), at: rounded([thickness + 4, down(lat) - 4]), anchor: 'start' })),
];

interface DrawnArea extends Lettering {
  readonly path: string;
}

const areaOf = (area: Area): DrawnArea => ({ path: outlines.get(area) ?? '', ...lettering[area] });

/** Coasts without detail below this many plate units, islands not below this size. */
const [finest, smallest] = [0.75, 3];

export const worldChart = () => {
  const land = worldLand(plate);
  return {
    width,
    height,
    land: softly(land, finest, smallest),
    graticule,
    border,
    figures,
    areas: Object.fromEntries(AREAS.map((area) => [area, areaOf(area)])),
    crossings: crossingsOf(land).map((crossing) => ({ ...crossing, at: rounded(crossing.at) })),
    overTheEdge: edgeCrossingsOf(land).map(({ areas, at: [left, right] }) => ({ areas, at: [rounded(left), rounded(right)] })),
    canal: softLine(canal.map(place)),
    ports,
    places,
    names,
    source:
      'Natural Earth 1:50m coastlines (public domain) by way of world-atlas 2; Patterson cylindrical projection, edges at 30 degrees east.',
    handMade: [
      {
        what: 'limits of the sea areas',
        from: 'the adjacencies of the rules and of our reconstruction, along great circles, island chains and straits',
      },
      { what: 'ports', from: 'the towns that the rules, reports of play or history name' },
    ],
  };
};
