/** Flags, silhouettes and the seas of Europe for the after-action report. */
import type { Point } from '../../../chart/chart.ts';
import type { ReportBoard } from '../../../kit/report-board.ts';
import { ZONES } from '../data/map.ts';
import { baseBox, chart, seaShape } from './charts.ts';
import { isBase, isZone } from './facts.ts';
import { profileOf } from './profiles.ts';

/** Between the two fleets of a sea. */
function middleOf([[ax, ay], [bx, by]]: readonly [Point, Point]): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

export const reportBoard: ReportBoard = {
  nationOf: (party) => (party === 'allied' ? 'british' : 'german'),
  profileOf: (id) => profileOf({ id }),
  chartOf: () => ({
    box: { x: 0, y: 0, width: chart.width, height: chart.height },
    land: chart.land,
    lines: chart.limits,
    names: ZONES.map((zone) => ({ name: seaShape(zone).name.join(' '), at: seaShape(zone).label })),
    point: (place) => (isZone(place) ? middleOf(seaShape(place).fleets) : isBase(place) ? baseBox(place).town : null),
  }),
};
