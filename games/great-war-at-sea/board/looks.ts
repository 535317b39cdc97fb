/** Which part of the chart is looked at. */
import type { Box } from '../../../kit/view-box.ts';
import type { War } from '../data/data.ts';
import type { ZoneId } from '../state.ts';
import { zoneBox } from './charts.ts';

/** The box around zones; what is beside it is left out where a panel covers a part of the width. */
export function boxAround({ theatre }: War, zones: readonly ZoneId[], covered = 0): Box | undefined {
  if (zones.length === 0) return undefined;
  const boxes = zones.map((zone) => zoneBox(theatre, zone));
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return { x: left, y: top, width: (right - left) / (1 - covered), height: bottom - top };
}

/** The waters of an operation: from all places where its fleets begin. */
export const watersOf = (war: War): Box | undefined => {
  const box = boxAround(
    war,
    war.operation.fleets.map(({ zone }) => zone),
  );
  // A chart that is shown a part of it leaves sea around it by itself.
  return box && { x: box.x + box.width * 0.15, y: box.y + box.height * 0.15, width: box.width * 0.7, height: box.height * 0.7 };
};
