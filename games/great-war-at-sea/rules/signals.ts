/** GW-18.3 (ours, a switch): what the Allies had decoded before the enemy sailed. */
import { d6, exactly, otherwise, secretCheck, upTo } from '../../../kernel/index.ts';
import type { War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import { sideTowards } from '../data/zones.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { State } from '../state.ts';
import { companyOf, heads, shipsIn } from './fleets.ts';
import { report } from './flights.ts';
import { endOf } from './plots.ts';

/** The Allies alone read it: the other side never knew how well it was overheard. */
export const alarmRoll = secretCheck('alarm', 'GW-18.3', 'Decoded signals', {
  dice: d6,
  rows: [upTo(2, 'none'), exactly([6], 'course'), otherwise('history')],
  outcomes: {
    none: 'no warning: fleets in port sail two turns later',
    history: 'as much as in history',
    course: 'the enemy signals what he will do next',
  },
  worth: (outcome) => (outcome === 'course' ? 1 : outcome === 'none' ? -1 : 0),
});

const LATER = 2;

/** The listeners sat in Britain, and heard the High Sea Fleet until it learned to be silent. */
const isOverheard = ({ operation: { theatre, date } }: War): boolean => theatre === 'north-sea' && date.year >= 1914 && date.year <= 1917;

const isRolled = ({ data, state }: Pick<Play, 'data' | 'state'>): boolean =>
  state.readings.alarm === 'rolled' && isOverheard(warIn(data, state));

export const alarm = when(
  isRolled,
  auto('alarm', 'GW-18.3', (g) => {
    const { state } = g;
    const outcome = g.rollFor(['allied'], alarmRoll, {}, { by: 'allied' });
    state.decoded = outcome === 'course';
    if (outcome !== 'none') return;
    for (const fleet of state.fleets) if (fleet.side === 'allied' && fleet.port !== null) fleet.first += LATER;
  }),
);

/** Moves that signals tell of. */
const SIGNALLED = 2;

/** GW-18.3: every enemy fleet that sets out in its first two moves, with its course. */
function overhear(g: Play, war: War, state: State): void {
  for (const fleet of heads(state)) {
    if (fleet.side === 'allied' || fleet.pieces.length === 0) continue;
    const course = sideTowards(war.theatre, fleet.zone, endOf(fleet.zone, fleet.plot.slice(0, SIGNALLED)));
    const ships = companyOf(state, fleet).flatMap((each) => shipsIn(war, state, each)).length;
    if (course !== undefined) report(g, { side: 'allied', turn: state.turn, zone: fleet.zone, ships: Math.round(ships / 10) * 10, course });
  }
}

/** After the first orders are written, once. */
export const signals = when(
  ({ state }) => state.decoded,
  auto('signals', 'GW-18.3', (g) => {
    g.state.decoded = false;
    overhear(g, warIn(g.data, g.state), g.state);
  }),
);
