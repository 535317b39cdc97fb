/** What can be read at the closeness at which a chart is looked at, and how large it is then. */
import type { Accessor } from 'solid-js';
import { useChart } from './chart-context.ts';
import { useScale } from './scaled.tsx';

/** Times the least size above which small type does not grow. */
const MOST = 1.55;
/** Times as large as drawn that a name becomes before it is left out. */
const GROWTH = 1.5;

export interface Legible {
  /** Units to a pixel here, in steps, and never fewer than there are. */
  readonly unit: Accessor<number>;
  /** The least size of type that can be read, in units. */
  readonly least: Accessor<number>;
  /** Type of so many units can be read. */
  readonly canRead: (size: number) => boolean;
  /** Type of so many units can be read, or be made so without taking the room of others. */
  readonly hasRoom: (size: number) => boolean;
  /** How many times as large as drawn type of this size is shown; it neither vanishes far off nor swells close by. */
  readonly swell: (size: number) => number;
  /** The same for what may vanish. */
  readonly shrink: (size: number) => number;
}

/** A drawing that lies on no chart, such as a picture on the shelf, is taken as it is. */
export const legible = (): Legible => {
  const [chart, scale] = [useChart(), useScale()];
  const unit = (): number => (chart?.unit() ?? 1) / scale();
  const least = (): number => (chart ? chart.leastType() * unit() : 0);
  const shrink = (size: number): number => (chart ? Math.min(1, (MOST * least()) / size) : 1);
  return {
    unit,
    least,
    shrink,
    canRead: (size) => size >= least(),
    hasRoom: (size) => size * GROWTH >= least(),
    swell: (size) => Math.max(shrink(size), least() / size),
  };
};
