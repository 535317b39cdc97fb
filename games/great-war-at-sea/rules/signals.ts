/** GW-18.3 (ours, a switch): what the Allies had decoded before the enemy sailed. */
import { d6, exactly, otherwise, secretCheck, upTo } from '../../../kernel/index.ts';
import type { War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import { sideTowards } from '../data/zones.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { Fleet, State, ZoneSide } from '../state.ts';
import { companyShips, heads } from './fleets.ts';
import { endOf } from './plots.ts';
import { report, roundly } from './reports.ts';

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

const courseOf = ({ theatre }: War, { zone, plot }: Fleet): ZoneSide | undefined =>
  sideTowards(theatre, zone, endOf(zone, plot.slice(0, SIGNALLED)));

/** GW-18.3: all that sets out from one zone as one, with the course of the largest, so that nothing tells fleets apart. */
function overhear(g: Play, war: War, state: State): void {
  const count = (fleet: Fleet): number => companyShips(war, state, fleet).length;
  const sailing = heads(state)
    .filter((fleet) => fleet.side === 'central' && fleet.pieces.length > 0 && courseOf(war, fleet) !== undefined)
    .sort((a, b) => count(b) - count(a));
  for (const zone of [...new Set(sailing.map((fleet) => fleet.zone))].sort()) {
    const fleets = sailing.filter((fleet) => fleet.zone === zone);
    const [largest] = fleets;
    const ships = fleets.reduce((sum, fleet) => sum + count(fleet), 0);
    report(g, { side: 'allied', turn: state.turn, zone, ships: roundly(ships), course: (largest && courseOf(war, largest)) ?? null });
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
