/** What can be read at the closeness at which a chart is looked at, and how large it is then. */
import { type Accessor, createMemo } from 'solid-js';
import { useChart } from '../../../kit/chart-context.ts';
import { isIn, partInFull, steppedPixel } from '../../../kit/in-full.ts';
import type { Box } from '../../../kit/view-box.ts';

/** Pixels below which type is left out, or not let fall; and above which small type does not grow. */
const [LEAST, MOST] = [11, 17];

/** Where something begins, as a point or as a box. */
type Corner = readonly [x: number, y: number, ...size: number[]];

export interface Legible {
  /** Chart units to a pixel, in steps, and never fewer than there are. */
  readonly unit: Accessor<number>;
  /** Type of so many chart units can be read. */
  readonly canRead: (size: number) => boolean;
  /** How many times as large as drawn type of this size is shown; it neither vanishes far off nor swells close by. */
  readonly swell: (size: number) => number;
  /** The same for what may vanish. */
  readonly shrink: (size: number) => number;
  /** Of hundreds of names those that lie in view, or little beyond: the others would be set anew whenever the chart is zoomed. */
  readonly inView: <T>(names: readonly T[], cornerOf: (name: T) => Corner) => readonly T[];
}

export const legible = (): Legible => {
  const chart = useChart();
  const unit = createMemo(() => steppedPixel(chart?.drawnPerPixel() ?? 1));
  const shrink = (size: number): number => Math.min(1, (MOST * unit()) / size);
  const part = createMemo<Box | undefined>((before) => chart && partInFull(before, chart.view()));
  const isInView = ([x, y]: Corner): boolean => {
    const box = part();
    return box === undefined || isIn(box, { x, y });
  };
  const inView: Legible['inView'] = (names, cornerOf) => names.filter((name) => isInView(cornerOf(name)));
  return {
    unit,
    shrink,
    inView,
    canRead: (size) => size / unit() >= LEAST,
    swell: (size) => Math.max(shrink(size), (LEAST * unit()) / size),
  };
};
