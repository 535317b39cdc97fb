/** The graduated border of a chart: a line of black and white steps, one for every so many minutes of arc. */
import type { Box } from './chart.ts';
import { cornersOf } from './geometry.ts';
import { straightRing } from './path.ts';

/** Every other step between the marks, as boxes along one side of the frame. */
const steps = (marks: readonly number[], box: (from: number, to: number) => Box): string =>
  marks
    .slice(0, -1)
    .map((from, i) => (i % 2 === 0 ? straightRing(cornersOf(box(from, marks[i + 1] as number))) : ''))
    .join('');

/** The steps on all four sides; `across` and `down` are where the minutes fall on the frame, in order. */
export const graduatedBorder = (
  width: number,
  height: number,
  across: readonly number[],
  down: readonly number[],
  thickness: number,
): string =>
  [0, height - thickness].map((y) => steps(across, (from, to) => [from, y, to - from, thickness])).join('') +
  [0, width - thickness].map((x) => steps(down, (from, to) => [x, from, thickness, to - from])).join('');
