/** How much of a ship is drawn, by how near the chart is looked at. In steps, so that nothing is drawn afresh while the hand zooms. */
import { type Accessor, createMemo } from 'solid-js';
import { useChart } from '../../../kit/chart-context.ts';
import { PITCH } from './geometry.ts';

export interface Closeness {
  /** Chart units to a pixel, rounded up to a step. */
  readonly pixel: number;
  readonly detail: 'near' | 'middle' | 'far';
}

/** Two steps to each doubling. */
export const steppedPixel = (perPixel: number): number => 2 ** (Math.ceil(2 * Math.log2(perPixel) - 1e-6) / 2);

/** A hex of so many pixels has room for turrets and names, or for a hull at least. */
const [NEAR, MIDDLE] = [46, 26];

export function closenessAt(perPixel: number): Closeness {
  const pixel = steppedPixel(perPixel);
  const pitch = PITCH / pixel;
  return { pixel, detail: pitch >= NEAR ? 'near' : pitch >= MIDDLE ? 'middle' : 'far' };
}

export function createCloseness(): Accessor<Closeness> {
  const chart = useChart();
  return createMemo(() => closenessAt(chart?.perPixel() ?? 1), undefined, { equals: (a, b) => a.pixel === b.pixel });
}
