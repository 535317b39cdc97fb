/** Land and water of a theatre as a raster of one nautical mile. */
import type { Box, Point } from '../../chart/chart.ts';
import type { Ring } from '../../chart/geometry.ts';
import { extentOf, type Grid, milesAt, placeAt } from '../../games/great-war-at-sea/data/grid.ts';
import { type Extent, landIn } from './land.ts';

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** 1 where the middle of the square mile is land. */
  readonly land: Uint8Array;
}

/** Degrees around the frame, with some to spare. */
export const degreesOf = (grid: Grid, spare: number): Extent => {
  const [width, height] = extentOf(grid);
  const edge = [0, 0.25, 0.5, 0.75, 1].flatMap((part) => [
    placeAt(grid, [part * width, 0]),
    placeAt(grid, [part * width, height]),
    placeAt(grid, [0, part * height]),
    placeAt(grid, [width, part * height]),
  ]);
  const [lons, lats] = [edge.map(({ lon }) => lon), edge.map(({ lat }) => lat)];
  return [Math.min(...lons) - spare, Math.min(...lats) - spare, Math.max(...lons) + spare, Math.max(...lats) + spare];
};

/** A parallel that the land is cut along becomes a straight line, which must not bend into the frame. */
export const AWAY = 10;

/** The land in miles from the frame's corner, running `beyond` miles past the frame. */
const landInMiles = (grid: Grid, beyond: number): Ring[] => {
  const [width, height] = extentOf(grid);
  const frame: Box = [0, 0, width, height];
  return landIn(([lon, lat]) => milesAt(grid, { lat, lon }), degreesOf(grid, AWAY), frame, beyond);
};

/** Where each line of the raster crosses the coast. */
const crossings = (rings: readonly Ring[], height: number): number[][] => {
  const lines: number[][] = Array.from({ length: height }, () => []);
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from) {
        const [[x, y], [toX, toY]] = from[1] < to[1] ? [from, to] : [to, from];
        for (let line = Math.max(0, Math.ceil(y - 0.5)); line < height && line + 0.5 < toY; line++)
          lines[line]?.push(x + ((line + 0.5 - y) / (toY - y)) * (toX - x));
      }
      from = to;
    }
  }
  return lines;
};

/** The raster reaches `beyond` miles past the frame on every side. */
export const rasterOf = (grid: Grid, beyond: number): Raster => {
  const [across, down] = extentOf(grid);
  const [width, height] = [across + 2 * beyond, down + 2 * beyond];
  const rings = landInMiles(grid, beyond + 10).map((ring) => ring.map(([x, y]): Point => [x + beyond, y + beyond]));
  const land = new Uint8Array(width * height);
  crossings(rings, height).forEach((line, y) => {
    line.sort((a, b) => a - b);
    for (let i = 0; i + 1 < line.length; i += 2) {
      const [from, to] = [line[i] ?? 0, line[i + 1] ?? 0];
      for (let x = Math.max(0, Math.ceil(from - 0.5)); x < width && x + 0.5 < to; x++) land[y * width + x] = 1;
    }
  });
  return { width, height, land };
};
