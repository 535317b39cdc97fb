/** Depth lines of a theatre, laid between the soundings and the coast. */
import type { Point } from '../../chart/chart.ts';
import { areaOf, type Ring, simplifiedRing } from '../../chart/geometry.ts';
import { softRing } from '../../chart/path.ts';
import { MARGIN, pointAt, UNITS_PER_MILE } from '../../games/great-war-at-sea/board/plate.ts';
import { type Grid, milesAt } from '../../games/great-war-at-sea/data/grid.ts';
import type { TheatreId } from '../../games/great-war-at-sea/data/theatre.ts';
import { type Raster, rasterOf } from './great-war-at-sea-raster.ts';
import { levels, type Run, soundings } from './great-war-at-sea-soundings.ts';

/** Miles between two places of the depth model; how far it reaches past the frame; how far from a coast the sea has half its depth. */
const [STEP, BEYOND, SLOPE] = [3, 30, 5];
/** Miles between the soundings of a run. */
const APART = 8;

interface Sounding {
  readonly x: number;
  readonly y: number;
  readonly log: number;
}

const along = (grid: Grid, [metres, ...places]: Run): Sounding[] => {
  const points = places.map(([lat, lon]) => milesAt(grid, { lat, lon }));
  return points.flatMap(([x, y], i) => {
    const [toX, toY] = points[i + 1] ?? [x, y];
    const parts = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / APART));
    return Array.from({ length: parts }, (_, n) => ({
      x: x + ((toX - x) * n) / parts,
      y: y + ((toY - y) * n) / parts,
      log: Math.log(metres),
    }));
  });
};

/** The nearer a sounding, the more it counts. */
const openDepth = (all: readonly Sounding[], x: number, y: number): number => {
  let [sum, weights] = [0, 0];
  for (const sounding of all) {
    const weight = 1 / ((sounding.x - x) ** 2 + (sounding.y - y) ** 2 + 30) ** 1.6;
    sum += weight * sounding.log;
    weights += weight;
  }
  return Math.exp(sum / weights);
};

/** Miles from every place of the model to the nearest coast, in two sweeps over the raster. */
const fromCoast = ({ width, height, land }: Raster): Float64Array => {
  const miles = Float64Array.from(land, (isLand) => (isLand === 1 ? 0 : 1e6));
  const relax = (at: number, x: number, y: number, dx: number, dy: number): void => {
    if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) return;
    miles[at] = Math.min(miles[at] ?? 0, (miles[at + dy * width + dx] ?? 0) + Math.hypot(dx, dy));
  };
  const sweep = (from: number, to: number, by: 1 | -1): void => {
    for (let at = from; at !== to; at += by) {
      const [x, y] = [at % width, Math.floor(at / width)];
      for (const [dx, dy] of [
        [-by, 0],
        [0, -by],
        [-by, -by],
        [by, -by],
      ] as const)
        relax(at, x, y, dx, dy);
    }
  };
  sweep(0, width * height, 1);
  sweep(width * height - 1, -1, -1);
  return miles;
};

interface Model {
  readonly columns: number;
  readonly rows: number;
  readonly depths: Float64Array;
}

/** Every place of the model; its outermost places are deep, so that each line closes. */
const modelOf = (theatre: TheatreId, grid: Grid): Model => {
  const raster = rasterOf(grid, BEYOND);
  const coast = fromCoast(raster);
  const all = soundings[theatre].flatMap((run) => along(grid, run));
  const [columns, rows] = [Math.floor(raster.width / STEP), Math.floor(raster.height / STEP)];
  const depths = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const isRim = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      const [x, y] = [column * STEP, row * STEP];
      const off = coast[y * raster.width + x] ?? 0;
      depths[row * columns + column] = isRim ? 1e5 : openDepth(all, x - BEYOND, y - BEYOND) * (1 - Math.exp(-off / SLOPE));
    }
  }
  return { columns, rows, depths };
};

/** Rings around what is shallower than a depth (marching squares). */
const ringsAt = ({ columns, rows, depths }: Model, metres: number): Ring[] => {
  const next = new Map<string, string>();
  const points = new Map<string, Point>();
  const depthAt = (x: number, y: number): number => depths[y * columns + x] ?? 0;
  /** Depths differ by orders of magnitude, so the line is laid between their logarithms. */
  const cross = (x: number, y: number, toX: number, toY: number): string => {
    const [here, there] = [Math.log(depthAt(x, y) + 1), Math.log(depthAt(toX, toY) + 1)];
    const part = (Math.log(metres + 1) - here) / (there - here);
    const key = [Math.min(x, toX), Math.min(y, toY), x === toX ? 'v' : 'h'].join(' ');
    points.set(key, [x + (toX - x) * part, y + (toY - y) * part]);
    return key;
  };
  for (let y = 0; y + 1 < rows; y++) {
    for (let x = 0; x + 1 < columns; x++) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const;
      const isShallow = corners.map(([cx, cy]) => depthAt(cx, cy) < metres);
      const enters: string[] = [];
      const leaves: string[] = [];
      corners.forEach(([cx, cy], i) => {
        const [toX, toY] = corners[(i + 1) % 4] ?? [cx, cy];
        const [here, there] = [isShallow[i], isShallow[(i + 1) % 4]];
        if (here !== there) (here ? leaves : enters).push(cross(cx, cy, toX, toY));
      });
      leaves.forEach((from, i) => {
        const to = enters[i];
        if (to !== undefined) next.set(from, to);
      });
    }
  }
  const rings: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    for (let at: string | undefined = start; at !== undefined && next.has(at); ) {
      const point = points.get(at);
      if (point) ring.push(point);
      const to: string | undefined = next.get(at);
      next.delete(at);
      at = to;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
};

const onPlate = ([column, row]: Point): Point => [
  MARGIN + (column * STEP - BEYOND) * UNITS_PER_MILE,
  MARGIN + (row * STEP - BEYOND) * UNITS_PER_MILE,
];

/** Lines without detail below this many units, and without specks. */
const [FINEST, SMALLEST] = [2.4, 300];

export interface DepthBand {
  readonly metres: number;
  readonly path: string;
}

export const depthBands = (theatre: TheatreId, grid: Grid): DepthBand[] => {
  const model = modelOf(theatre, grid);
  return levels[theatre].map((metres) => ({
    metres,
    path: ringsAt(model, metres)
      .map((ring) => ring.map(onPlate))
      .filter((ring) => areaOf(ring) >= SMALLEST)
      .map((ring) => softRing(simplifiedRing(ring, FINEST)))
      .join(''),
  }));
};

const METRES_IN_A_FATHOM = 1.8288;

/** The places of the soundings themselves, in fathoms. */
export const figures = (theatre: TheatreId, grid: Grid): { readonly fathoms: number; readonly at: Point }[] =>
  soundings[theatre].flatMap(([metres, ...places]) =>
    places.map(([lat, lon]) => ({ fathoms: Math.round(metres / METRES_IN_A_FATHOM), at: pointAt(grid, { lat, lon }) })),
  );
