/** Which part of a chart with hundreds of pieces is drawn in full. In steps, so that little is drawn afresh while the hand moves. */
import type { Spot } from './gestures.ts';
import { type Box, contains } from './view-box.ts';

/** Chart units to a pixel, rounded up: four steps to each doubling, unless told. */
export const steppedPixel = (perPixel: number, steps = 4): number => 2 ** (Math.ceil(steps * Math.log2(perPixel) - 1e-6) / steps);

/** A quarter of the view beyond what is seen, so that who comes into view is drawn by then. */
const around = ({ x, y, width, height }: Box): Box => ({ x: x - width / 4, y: y - height / 4, width: 1.5 * width, height: 1.5 * height });

/** The part of the sea that is drawn in full: the same until one looks beyond it, or much closer. */
export const partInFull = (before: Box | undefined, seen: Box): Box =>
  before && contains(before, seen) && before.width < 2 * seen.width ? before : around(seen);

export const isIn = ({ x, y, width, height }: Box, spot: Spot): boolean =>
  spot.x >= x && spot.y >= y && spot.x <= x + width && spot.y <= y + height;
