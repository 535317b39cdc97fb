/** Which part of the chart is shown. */
import type { Box } from '../../../kit/view-box.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { neighbours } from '../data/data.ts';
import type { View } from '../view.ts';
import { areaShape, chart } from './charts.ts';

/** A view has some sea around what it is to show; so much is taken off beforehand. */
const MARGIN = 1.6;

/** So much of the chart, from left to right, can be read where there is little room. */
const READABLE = 520;

/** The chart from top to bottom with this x in the middle, so that names can be read; less of it where there is little room. */
export const uprightAt = (x: number, small: boolean): Box => {
  const [width, height] = small ? [READABLE / MARGIN, 1] : [1, chart.height / MARGIN];
  return { x: x - width / 2, y: (chart.height - height) / 2, width, height };
};

/** The western Pacific, where the war of the cruisers begins. */
const PACIFIC = 560;

/** The x on which the chart opens: for the Allies a raider in sight, one before all beside whom a fleet of theirs lies. */
export function firstLook({ viewer, markers, fleets }: Pick<View, 'viewer' | 'markers' | 'fleets'>): number {
  const raiders = viewer === 'allied' ? markers.map(({ area }) => area) : [];
  const area = raiders.find((each) => fleets.some((fleet) => fleet.area === each)) ?? raiders[0];
  return area === undefined ? PACIFIC : areaShape(area).centre[0];
}

/** Neighbours across the edge of the plate would tear the view apart. */
const FAR = chart.width / 3;

/** Closer than this, names are larger than need be and the way is lost. */
const LEAST = { width: 320, height: 260 } as const;

/** An area with those that it leads to, and room beside them for a panel on the right. */
export function around(data: Data, area: Area, beside: number): Box {
  const [x] = areaShape(area).centre;
  const spots = [area, ...neighbours(data, area)].map((each) => areaShape(each).centre).filter((spot) => Math.abs(spot[0] - x) < FAR);
  const [xs, ys] = [spots.map((spot) => spot[0]), spots.map((spot) => spot[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [width, height] = [Math.max(LEAST.width, across), Math.max(LEAST.height, down)];
  return { x: left + (across - width) / 2, y: top + (down - height) / 2, width: width * (1 + beside), height };
}
