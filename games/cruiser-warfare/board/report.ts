/** Flags, silhouettes and the chart of the world for the after-action report; of a single battle, the open sea in hexes. */

import { hexReportChart } from '../../../kit/hex-report-chart.ts';
import type { ReportBoard } from '../../../kit/report-board.ts';
import { AREAS } from '../data/areas.ts';
import { areaShape, chart, courseBetween } from './charts.ts';
import { profileOf, sideFlag } from './facts.ts';

const areaAt = (place: string) => AREAS.find((area) => area === place);

export const reportBoard: ReportBoard = {
  nationOf: (party) => (party === 'allied' ? sideFlag.allied : sideFlag.central),
  profileOf,
  chartOf: ({ scenario }, places) =>
    scenario === 'campaign'
      ? {
          box: { x: 0, y: 0, width: chart.width, height: chart.height },
          land: chart.land,
          lines: chart.graticule,
          names: [],
          point: (place) => {
            const area = areaAt(place);
            return area === undefined ? null : areaShape(area).centre;
          },
          way: (from, to) => {
            const [start, end] = [areaAt(from), areaAt(to)];
            return start === undefined || end === undefined ? [] : courseBetween(start, end);
          },
        }
      : hexReportChart(places),
};
