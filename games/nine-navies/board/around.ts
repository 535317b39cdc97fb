/** Which part of the chart a small screen is shown. */
import type { Box } from '../../../kit/view-box.ts';
import type { Data } from '../data/data.ts';
import { baseBox, chart, seaShape } from './charts.ts';
import { isBase } from './facts.ts';

/** A part of the chart is never shown closer than this, in chart units. */
const LEAST = 300;

/** Where nothing is asked of a base: the chart from top to bottom, Europe in the middle. A view has some sea around what it is to show. */
const SPAN = chart.height / 1.6;
const MIDDLE: Box = { x: chart.width * 0.48, y: (chart.height - SPAN) / 2, width: 1, height: SPAN };

/** Half the width of a fleet's card, which stands across its spot. */
const HALF_CARD = 56;

/** What a panel covers, as a part of what is shown beside it. */
const COVERED = 0.66;

/** The same part beside a panel. */
export const beside = ({ x, y, width, height }: Box, panel: 'left' | 'right'): Box => ({
  x: panel === 'left' ? x - COVERED * width : x,
  y,
  width: (1 + COVERED) * width,
  height,
});

/** The part of the chart that a base and its seas take up. */
export const around = ({ bases }: Data, id: string | null): Box => {
  if (id === null || !isBase(id)) return MIDDLE;
  const [x, y, width, height] = baseBox(id).box;
  const spots = bases[id].zones.flatMap((zone) => [seaShape(zone).plate, ...seaShape(zone).fleets]);
  const xs = [x, x + width, ...spots.flatMap(([at]) => [at - HALF_CARD, at + HALF_CARD])];
  const ys = [y, y + height, ...spots.map((at) => at[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [wide, high] = [Math.max(LEAST, across), Math.max(LEAST, down)];
  return { x: left + (across - wide) / 2, y: top + (down - high) / 2, width: wide, height: high };
};
