/** The world chart, read from the drawn file: what arrives as loose lists of numbers leaves as points under the names of the rules. */
import type { ChartFigure, Point } from '../../../chart/chart.ts';
import type { Numbers } from '../../../chart/drawn.ts';
import { anchorOf, known, nameOf, oneOf, placeOf, point } from '../../../chart/drawn.ts';
import { AREAS, type Area, portOf } from '../data/areas.ts';
import drawn from './charts.json' with { type: 'json' };

export interface AreaShape {
  readonly path: string;
  /** The name, line by line, and the middle of its first baseline. */
  readonly name: readonly string[];
  readonly label: Point;
  /** The middle of the baseline of a row of figures under the name, in type of about 10 units. */
  readonly figures: Point;
  /** Middles of the two stacks, the Allies first; each has room for a card of 46 by 32. */
  readonly stacks: readonly [Point, Point];
  /** Open water of the area, where courses meet. */
  readonly centre: Point;
  /** The stacks lie on land, and a line should lead from them to the centre. */
  readonly ashore: boolean;
}

/** Where fleets pass between two areas: the limit as drawn, and the middle of its widest water. */
export interface Crossing {
  readonly areas: readonly [Area, Area];
  readonly path: string;
  readonly at: Point;
}

/** The same for two areas on opposite edges of the sheet: the points on the left and on the right edge. */
export interface EdgeCrossing {
  readonly areas: readonly [Area, Area];
  readonly at: readonly [Point, Point];
}

const pair = ([a, b]: readonly string[]): readonly [Area, Area] => [oneOf(AREAS, a), oneOf(AREAS, b)];
const points = ([a = [], b = []]: readonly Numbers[]): readonly [Point, Point] => [point(a), point(b)];

/** Units from one baseline of a name to the next. */
export const LEADING = 14;

const below = ([x, y]: Point, lines: number): Point => [x, y + LEADING * lines - 1];

const shapes: ReadonlyMap<Area, AreaShape> = new Map(
  AREAS.map((id) => {
    const { path, name, label, stacks, centre, ashore } = drawn.areas[id];
    const figures = below(point(label), name.length);
    return [id, { path, name, label: point(label), figures, stacks: points(stacks), centre: point(centre), ashore }];
  }),
);

export const areaShape = (id: Area): AreaShape => known(shapes.get(id), id);

const crossings: readonly Crossing[] = drawn.crossings.map(({ areas, path, at }) => ({ areas: pair(areas), path, at: point(at) }));
const overTheEdge: readonly EdgeCrossing[] = drawn.overTheEdge.map(({ areas, at }) => ({ areas: pair(areas), at: points(at) }));

export const chart = {
  width: drawn.width,
  height: drawn.height,
  land: drawn.land,
  graticule: drawn.graticule,
  border: drawn.border,
  figures: drawn.figures.map(({ text, at }): ChartFigure => ({ text, at: point(at), anchor: 'start' })),
  crossings,
  overTheEdge,
  /** The Panama Canal, from water to water. */
  canal: drawn.canal,
  ports: drawn.ports.map(({ area, at, anchor }) => {
    const id = oneOf(AREAS, area);
    return { area: id, name: portOf(id)?.name ?? '', at: point(at), anchor: anchorOf(anchor) };
  }),
  places: drawn.places.map(placeOf),
  names: drawn.names.map(nameOf),
} as const;

const joins = (areas: readonly [Area, Area], from: Area, to: Area): boolean => areas.includes(from) && areas.includes(to);

/** The course from one area to the next: one line by way of the water between them, or two that end at the edges of the plate. */
export const courseBetween = (from: Area, to: Area): readonly (readonly Point[])[] => {
  const [start, end] = [areaShape(from).centre, areaShape(to).centre];
  const edge = overTheEdge.find(({ areas }) => joins(areas, from, to));
  if (edge) {
    const [out, back] = start[0] < end[0] ? edge.at : [edge.at[1], edge.at[0]];
    return [
      [start, out],
      [back, end],
    ];
  }
  const water = crossings.find(({ areas }) => joins(areas, from, to));
  return [water ? [start, water.at, end] : [start, end]];
};
