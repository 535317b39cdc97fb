/** The sea areas on the plate: their limits as soft curves, and their outlines stitched from them. */
import type { Point } from '../../chart/chart.ts';
import { distance, isInside, type Ring } from '../../chart/geometry.ts';
import { linesOf, softLine, stitchedRing } from '../../chart/path.ts';
import { AREAS, type Area } from '../../games/cruiser-warfare/data/areas.ts';
import type { LonLat } from './coast.ts';
import { type Corner, corners, plate } from './cruiser-warfare-corners.ts';
import { limits, overTheEdge, type Run } from './cruiser-warfare-limits.ts';
import { shores } from './cruiser-warfare-shores.ts';
import { eastOf, patterson } from './patterson.ts';

const project = patterson(plate);
const degree = Math.PI / 180;

/** Where a place in degrees falls on the plate. */
export const place = ([lon, lat]: LonLat): Point => project([eastOf(plate, lon), lat]);

const isCorner = (at: Corner | LonLat): at is Corner => typeof at === 'string';
const degreesOf = (at: Corner | LonLat): LonLat => {
  const [lon, lat] = isCorner(at) ? corners[at] : at;
  return [eastOf(plate, lon), lat];
};

const vector = ([lon, lat]: LonLat): readonly [number, number, number] => [
  Math.cos(lat * degree) * Math.cos(lon * degree),
  Math.cos(lat * degree) * Math.sin(lon * degree),
  Math.sin(lat * degree),
];

/** The place a share of the way along the great circle, in the same round of longitudes as its start. */
const along = (a: LonLat, b: LonLat, share: number): LonLat => {
  const [from, to] = [vector(a), vector(b)];
  const angle = Math.acos(from[0] * to[0] + from[1] * to[1] + from[2] * to[2]);
  const [p, q] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  const [x, y, z] = [p * from[0] + q * to[0], p * from[1] + q * to[1], p * from[2] + q * to[2]];
  const lon = Math.atan2(y, x) / degree;
  return [lon + 360 * Math.round((a[0] - lon) / 360), Math.atan2(z, Math.hypot(x, y)) / degree];
};

/** The points that pull a limit: a great circle from corner to corner, or the places given between them. */
const pulled = (run: Run): Point[] => {
  const [a, b, ...more] = run.map(degreesOf);
  if (!a || !b) throw new Error(`a limit needs two ends: ${run[0]}`);
  if (more.length > 0) return [a, b, ...more].map(project);
  return [a, ...[0.25, 0.5, 0.75].map((share) => along(a, b, share)), b].map(project);
};

/** A piece of an outline: the corners at its ends, and the soft lines between them. */
interface Piece {
  readonly from: Corner;
  readonly to: Corner;
  readonly lines: readonly (readonly Point[])[];
}

const endOf = (run: Run): Corner => {
  const last = run.at(-1);
  if (last === undefined || !isCorner(last)) throw new Error(`a run from ${run[0]} ends at no corner`);
  return last;
};

const limitPiece = (run: Run): Piece => ({ from: run[0], to: endOf(run), lines: [pulled(run)] });

const shorePiece = (run: Run): Piece => {
  const points = run.map(degreesOf).map(project);
  return { from: run[0], to: endOf(run), lines: points.slice(1).map((point, i) => [points[i] ?? point, point]) };
};

const turned = ({ from, to, lines }: Piece): Piece => ({ from: to, to: from, lines: lines.map((line) => [...line].reverse()).reverse() });

/** Puts pieces end to end until they come back to where they began. */
const chained = (area: Area, pieces: readonly Piece[]): Piece[] => {
  const [first, ...rest] = pieces;
  if (!first) throw new Error(`${area} has no limits`);
  const chain = [first];
  const loose = new Set(rest);
  while (loose.size > 0) {
    const end = chain.at(-1)?.to;
    const next = [...loose].find((piece) => piece.from === end || piece.to === end);
    if (!next) throw new Error(`the outline of ${area} breaks off at ${end}`);
    loose.delete(next);
    chain.push(next.from === end ? next : turned(next));
  }
  if (chain.at(-1)?.to !== first.from) throw new Error(`the outline of ${area} does not close at ${first.from}`);
  return chain;
};

const piecesOf = (area: Area): Piece[] => [
  ...limits.filter(({ areas }) => areas.includes(area)).map(({ run }) => limitPiece(run)),
  ...(shores[area] ?? []).map(shorePiece),
];

export const outlines: ReadonlyMap<Area, string> = new Map(
  AREAS.map((area) => [area, stitchedRing(chained(area, piecesOf(area)).flatMap(({ lines }) => lines))]),
);

/** One stretch of a limit that lies at sea. */
interface Reach {
  readonly length: number;
  readonly middle: Point;
}

const dense = (line: readonly Point[]): Point[] =>
  line.flatMap((point, i) => {
    const next = line[i + 1];
    if (!next) return [point];
    const parts = Math.max(1, Math.ceil(distance(point, next) * 4));
    return Array.from(
      { length: parts },
      (_, n): Point => [point[0] + ((next[0] - point[0]) * n) / parts, point[1] + ((next[1] - point[1]) * n) / parts],
    );
  });

/** The stretches of a line that lie at sea, the longest first. */
const reaches = (line: readonly Point[], land: readonly Ring[]): Reach[] => {
  const found: Point[][] = [[]];
  for (const point of dense(line)) {
    if (isInside(point, land)) found.push([]);
    else found.at(-1)?.push(point);
  }
  return found
    .filter((stretch) => stretch.length > 1)
    .map((stretch) => ({ length: (stretch.length - 1) / 4, middle: stretch[Math.floor(stretch.length / 2)] ?? [0, 0] }))
    .sort((a, b) => b.length - a.length);
};

/** Where fleets pass from one area to the other: the limit as drawn, and the middle of its widest water. */
export interface Crossing {
  readonly areas: readonly [Area, Area];
  readonly path: string;
  readonly at: Point;
}

const crossing = (areas: readonly [Area, Area], run: Run, land: readonly Ring[]): Crossing => {
  const path = softLine(pulled(run));
  const [widest] = reaches(linesOf(path)[0] ?? [], land);
  if (!widest) throw new Error(`no water leads from ${areas[0]} to ${areas[1]}`);
  return { areas, path, at: widest.middle };
};

export const crossingsOf = (land: readonly Ring[]): Crossing[] => limits.map(({ areas, run }) => crossing(areas, run, land));

/** The same over the edges of the plate, where there is one crossing on either edge. */
export const edgeCrossingsOf = (land: readonly Ring[]) =>
  overTheEdge.map(({ areas, west, east }) => ({
    areas,
    at: [crossing(areas, west, land).at, crossing(areas, east, land).at] as const,
  }));
