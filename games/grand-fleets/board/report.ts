/** Flags, silhouettes and the open sea in hexes for the after-action report. */

import { hexReportChart } from '../../../kit/hex-report-chart.ts';
import type { ReportBoard } from '../../../kit/report-board.ts';
import type { Data } from '../data/data.ts';
import { battleOf } from '../data/data.ts';
import { vesselOf } from './profiles.ts';

const battleIn = (data: Data, scenario: string) => battleOf(data, { battle: scenario });

export const reportBoard: ReportBoard<Data> = {
  nationOf: (party, { data, scenario }) => battleIn(data, scenario).nations[party === 'blue' ? 'blue' : 'red'],
  profileOf: (id, { data, scenario }) => {
    const berth = battleIn(data, scenario).berths.find(({ ship }) => ship === id);
    return berth && vesselOf(berth.card).profile;
  },
  chartOf: (_of, places) => hexReportChart(places),
};
