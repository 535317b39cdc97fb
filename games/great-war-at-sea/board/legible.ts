/** What can be read at the closeness at which a chart is looked at. */
import { type Accessor, createMemo } from 'solid-js';
import { useChart } from '../../../kit/chart-context.ts';

/** Pixels below which a name is left out. */
const SMALLEST = 8;
/** Steps between two closenesses that are told apart; less would have the names drawn anew all the time. */
const STEPS = 4;

export interface Legible {
  /** Chart units to a pixel, in steps. */
  readonly unit: Accessor<number>;
  /** Type of so many chart units can be read. */
  readonly canRead: (size: number) => boolean;
  /** How much larger than drawn something must be so that type of this size can be read. */
  readonly swell: (size: number) => number;
}

export const legible = (): Legible => {
  const chart = useChart();
  const unit = createMemo(() => 2 ** (Math.round(Math.log2(chart?.perPixel() ?? 1) * STEPS) / STEPS));
  return {
    unit,
    canRead: (size) => size / unit() >= SMALLEST,
    swell: (size) => Math.max(1, ((SMALLEST + 3) * unit()) / size),
  };
};
