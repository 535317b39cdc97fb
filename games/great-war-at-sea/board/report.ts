/** Flags, silhouettes and the chart of the theatre for the after-action report. */
import type { ReportBoard } from '../../../kit/report-board.ts';
import type { Data } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import { THEATRES } from '../data/theatre.ts';
import { chartOf, fetchChart, zoneMiddle } from './charts.ts';
import { profileOf, sideFlag } from './facts.ts';
import { boxAround } from './looks.ts';

/** A report is drawn at once, of whatever theatre it is. */
await Promise.all(THEATRES.map(fetchChart));

const warOf = (data: Data, scenario: string) => warIn(data, { operation: scenario });

export const reportBoard: ReportBoard<Data> = {
  nationOf: (party, { data, scenario }) => sideFlag(warOf(data, scenario))[party === 'allied' ? 'allied' : 'central'],
  profileOf: (id, { data, scenario }) => {
    const war = warOf(data, scenario);
    return war.places.has(id) ? profileOf(war, id) : undefined;
  },
  chartOf: ({ data, scenario }, places) => {
    const war = warOf(data, scenario);
    const { land, graticule, names } = chartOf(war.operation.theatre);
    const box = boxAround(war, places);
    if (!box) return null;
    return {
      box,
      land,
      lines: graticule,
      names: names.filter(({ on }) => on === 'sea').map(({ name, at }) => ({ name, at })),
      point: (place) => (place === '' ? null : zoneMiddle(war.theatre, place)),
    };
  },
};
