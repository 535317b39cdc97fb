/** What can be read at the closeness at which a chart is looked at, and how large it is then. */
import { type Accessor, createMemo } from 'solid-js';
import { useChart } from '../../../kit/chart-context.ts';
import { steppedPixel } from '../../../kit/in-full.ts';

/** Pixels below which type is left out, or not let fall; and above which small type does not grow. */
const [LEAST, MOST] = [11, 17];

export interface Legible {
  /** Chart units to a pixel, in steps, and never fewer than there are. */
  readonly unit: Accessor<number>;
  /** Type of so many chart units can be read. */
  readonly canRead: (size: number) => boolean;
  /** How many times as large as drawn type of this size is shown; it neither vanishes far off nor swells close by. */
  readonly swell: (size: number) => number;
  /** The same for what may vanish. */
  readonly shrink: (size: number) => number;
}

export const legible = (): Legible => {
  const chart = useChart();
  const unit = createMemo(() => steppedPixel(chart?.drawnPerPixel() ?? 1));
  const shrink = (size: number): number => Math.min(1, (MOST * unit()) / size);
  return { unit, shrink, canRead: (size) => size / unit() >= LEAST, swell: (size) => Math.max(shrink(size), (LEAST * unit()) / size) };
};
