/** Meridians and parallels of a conic chart, and the graduated border where they meet its frame. */
import type { Box, Point } from '../../chart/chart.ts';
import { cornersOf, simplified } from '../../chart/geometry.ts';
import { straightLine, straightRing } from '../../chart/path.ts';
import { frameOf, pointAt, UNITS_PER_MILE } from '../../games/great-war-at-sea/board/plate.ts';
import { type Grid, type Place, placeAt } from '../../games/great-war-at-sea/data/grid.ts';

const multiples = (step: number, from: number, to: number): number[] => {
  const first = Math.ceil(from / step - 1e-9);
  return Array.from({ length: Math.max(0, Math.floor(to / step + 1e-9) - first + 1) }, (_, i) => (first + i) * step);
};

/** The frame's side along which something is counted: where it begins, which way it runs, and how long it is, in miles. */
interface Edge {
  readonly from: Point;
  readonly way: Point;
  readonly miles: number;
}

const edgesOf = (grid: Grid): Readonly<Record<'top' | 'bottom' | 'left' | 'right', Edge>> => {
  const [, , width, height] = frameOf(grid);
  const [across, down] = [width / UNITS_PER_MILE, height / UNITS_PER_MILE];
  return {
    top: { from: [0, 0], way: [1, 0], miles: across },
    bottom: { from: [0, down], way: [1, 0], miles: across },
    left: { from: [0, 0], way: [0, 1], miles: down },
    right: { from: [across, 0], way: [0, 1], miles: down },
  };
};

/** Miles along an edge where a degree is passed, found by halving. */
const milesTo = (grid: Grid, { from, way, miles }: Edge, degrees: number, of: (place: Place) => number): number => {
  const at = (along: number): number => of(placeAt(grid, [from[0] + way[0] * along, from[1] + way[1] * along]));
  const rises = at(miles) > at(0);
  let [low, high] = [0, miles];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (at(middle) < degrees === rises) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

const lat = (place: Place): number => place.lat;
const lon = (place: Place): number => place.lon;

/** The degrees passed along an edge, in its order, each with its distance in miles. */
const marksOn = (grid: Grid, edge: Edge, step: number, of: (place: Place) => number): { degrees: number; miles: number }[] => {
  const ends = [0, edge.miles].map((along) => of(placeAt(grid, [edge.from[0] + edge.way[0] * along, edge.from[1] + edge.way[1] * along])));
  return multiples(step, Math.min(...ends), Math.max(...ends))
    .map((degrees) => ({ degrees, miles: milesTo(grid, edge, degrees, of) }))
    .sort((a, b) => a.miles - b.miles);
};

const THICK = 6;

/** Black steps between the marks of an edge, outside the frame; which ones are black follows from the degree. */
const stepsOn = (grid: Grid, edge: Edge, step: number, of: (place: Place) => number, box: (from: number, to: number) => Box): string => {
  const marks = marksOn(grid, edge, step, of);
  const isBlack = (degrees: number): boolean => Math.round(degrees / step) % 2 === 0;
  const rising = (marks.at(-1)?.degrees ?? 0) > (marks[0]?.degrees ?? 0);
  const ends = [{ degrees: (marks[0]?.degrees ?? 0) + (rising ? -step : step), miles: 0 }, ...marks];
  return ends
    .map(({ degrees, miles }, i) => {
      const to = ends[i + 1]?.miles ?? edge.miles;
      return isBlack(rising ? degrees : degrees - step) ? straightRing(cornersOf(box(miles * UNITS_PER_MILE, to * UNITS_PER_MILE))) : '';
    })
    .join('');
};

export const borderOf = (grid: Grid, step: number): string => {
  const [x, y, width, height] = frameOf(grid);
  const edges = edgesOf(grid);
  return (
    stepsOn(grid, edges.top, step, lon, (from, to) => [x + from, y - THICK, to - from, THICK]) +
    stepsOn(grid, edges.bottom, step, lon, (from, to) => [x + from, y + height, to - from, THICK]) +
    stepsOn(grid, edges.left, step, lat, (from, to) => [x - THICK, y + from, THICK, to - from]) +
    stepsOn(grid, edges.right, step, lat, (from, to) => [x + width, y + from, THICK, to - from])
  );
};

const inWords = (degrees: number, [plus, minus]: readonly [string, string]): string =>
  degrees === 0 ? '0°' : `${Math.abs(degrees)}° ${degrees < 0 ? minus : plus}`;

export interface Degree {
  readonly text: string;
  readonly at: Point;
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Degrees at the top and on the left, just inside the frame. */
export const degreesOn = (grid: Grid, step: number): Degree[] => {
  const [x, y, width, height] = frameOf(grid);
  const { top, left } = edgesOf(grid);
  const isWellInside = (along: number, size: number): boolean => along > 30 && along < size - 40;
  return [
    ...marksOn(grid, top, step, lon)
      .map(({ degrees, miles }) => ({ text: inWords(degrees, ['E', 'W']), along: miles * UNITS_PER_MILE }))
      .filter(({ along }) => isWellInside(along, width))
      .map(({ text, along }) => ({ text, at: whole([x + along + 4, y + 15]) })),
    ...marksOn(grid, left, step, lat)
      .map(({ degrees, miles }) => ({ text: inWords(degrees, ['N', 'S']), along: miles * UNITS_PER_MILE }))
      .filter(({ along }) => isWellInside(along, height))
      .map(({ text, along }) => ({ text, at: whole([x + 7, y + along - 5]) })),
  ];
};

/** Meridians and parallels every so many degrees over the whole frame. */
export const graticuleOf = (grid: Grid, [west, south, east, north]: readonly [number, number, number, number], step: number): string => {
  const line = (from: Place, to: Place): Point[] =>
    Array.from({ length: 61 }, (_, i) =>
      pointAt(grid, { lat: from.lat + ((to.lat - from.lat) * i) / 60, lon: from.lon + ((to.lon - from.lon) * i) / 60 }),
    );
  const lines = [
    ...multiples(step, west, east).map((at) => line({ lat: south, lon: at }, { lat: north, lon: at })),
    ...multiples(step, south, north).map((at) => line({ lat: at, lon: west }, { lat: at, lon: east })),
  ];
  return lines.map((each) => straightLine(simplified(each, 0.4))).join('');
};
