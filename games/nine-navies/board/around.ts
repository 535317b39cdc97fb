/** Which part of the chart is shown for a question. */
import type { Box } from '../../../kit/view-box.ts';
import type { Data } from '../data/data.ts';
import type { Zone } from '../data/map.ts';
import { type BaseBox, baseBox, chart, seaShape } from './charts.ts';
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

/** The part of the chart that seas and a box on it take up, with the whole cards of their fleets. */
function partWith(zones: readonly Zone[], boxes: readonly BaseBox['box'][]): Box {
  const spots = zones.flatMap((zone) => [seaShape(zone).plate, ...seaShape(zone).fleets]);
  const xs = [...boxes.flatMap(([x, , width]) => [x, x + width]), ...spots.flatMap(([at]) => [at - HALF_CARD, at + HALF_CARD])];
  const ys = [...boxes.flatMap(([, y, , height]) => [y, y + height]), ...spots.map((at) => at[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [wide, high] = [Math.max(LEAST, across), Math.max(LEAST, down)];
  return { x: left + (across - wide) / 2, y: top + (down - high) / 2, width: wide, height: high };
}

/** The part of the chart that a base and its seas take up. */
export const around = ({ bases }: Data, id: string | null): Box =>
  id !== null && isBase(id) ? partWith(bases[id].zones, [baseBox(id).box]) : MIDDLE;

/** Seas of which one is to be chosen. */
export const aroundSeas = (zones: readonly Zone[]): Box => partWith(zones, []);
