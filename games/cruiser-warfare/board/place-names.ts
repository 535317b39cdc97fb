/** Where the names of ports and places hang on the world chart, clear of counters, of storms and of the names of areas. Pure. */
import type { Point } from '../../../chart/chart.ts';
import { boxAround } from '../../../chart/geometry.ts';
import { besideMarks, type Hanging, type Named } from '../../../kit/beside-marks.ts';
import type { Room } from '../../../kit/layout.ts';
import { AREAS, type Area } from '../data/areas.ts';
import { areaShape, chart } from './charts.ts';
import { nameIn } from './spots.ts';

/** Type of ports and of other places, as drawn. */
export const PORT_TYPE = 8.5;
export const PLACE_TYPE = 7;

/** The sign of a storm, over the name of its area. */
export const STORM = 13;
export const stormSpot = (area: Area): Point => [areaShape(area).label[0], areaShape(area).label[1] - 24 + STORM / 2];

type Mark = (typeof chart.ports)[number] | (typeof chart.places)[number];

/** How far beside its mark a name hangs, and how far under one, in units and in parts of its type. */
const named = ({ name, at, anchor }: Mark, size: number): Named => {
  const [across, down] = anchor === 'middle' ? [0, 1.5 * size] : [anchor === 'start' ? 6.5 : -6.5, 0.34 * size];
  return { name, at, clear: 6, size, usual: { x: at[0] + across, y: at[1] + down, anchor } };
};

const AREA_NAMES = AREAS.flatMap(nameIn);

/** By the name of the port or place, at the least type that can be read. */
export function namesAside(cards: readonly Room[], storms: readonly Area[], least: number): ReadonlyMap<string, Hanging> {
  const all = [
    ...chart.ports.map((port) => named(port, Math.max(PORT_TYPE, least))),
    ...chart.places.map((place) => named(place, Math.max(PLACE_TYPE, least))),
  ];
  const signs = storms.map((area) => boxAround(stormSpot(area), STORM, STORM));
  const hanging = besideMarks(all, [...cards, ...signs, ...AREA_NAMES]);
  return new Map(all.flatMap(({ name }, i) => (hanging[i] ? [[name, hanging[i]] as const] : [])));
}
