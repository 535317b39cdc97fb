/** Flags, silhouettes and the North Sea for the after-action report. */
import type { Profile } from '../../../kit/profile.ts';
import type { ReportBoard } from '../../../kit/report-board.ts';
import { AIRCRAFT, SHIPS } from '../data/counters.ts';
import { STRATEGIC_SPACES } from '../data/spaces.ts';
import { strategicChart } from './charts.ts';
import { seaplane, shipProfiles, submarineE11 } from './profiles.ts';

function profileOf(id: string): Profile | undefined {
  const ship = SHIPS.find((each) => each.id === id);
  if (ship) return shipProfiles[ship.id];
  return AIRCRAFT.some((each) => each.id === id) ? seaplane : id === 'e-11' ? submarineE11 : undefined;
}

const { width, height, land, limits, spaces } = strategicChart;

export const reportBoard: ReportBoard = {
  nationOf: (party) => (party === 'british' ? 'british' : 'german'),
  profileOf,
  chartOf: () => ({
    box: { x: 0, y: 0, width, height },
    land,
    lines: limits,
    names: STRATEGIC_SPACES.map((id) => ({ name: spaces[id].name, at: spaces[id].label })),
    point: (place) => {
      const id = STRATEGIC_SPACES.find((each) => each === place);
      return id === undefined ? null : spaces[id].centre;
    },
  }),
};
