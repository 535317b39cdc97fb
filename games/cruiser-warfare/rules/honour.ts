/** CW-11.1a, CW-11.1b: what the Royal Navy does not forgive. */
import { AREA_FACTS } from '../data/map.ts';
import type { Play } from '../kind.ts';
import type { Fleet, FleetId, State } from '../state.ts';
import { fleetsIn, fleetsOf, inOpenOrder, shipOf, shipsIn } from './fleet.ts';
import { britishWarships } from './nations.ts';
import { award } from './scoring.ts';
import { maySearch } from './searchers.ts';

/** CW-11.1a: fleets beside an enemy marker that do not look for it; one that shows itself now could not be refused. */
const declining = (state: State, searching: readonly FleetId[]): Fleet[] =>
  fleetsOf(state, 'allied').filter(
    (fleet) =>
      !searching.includes(fleet.id) &&
      fleet.post !== 'station' &&
      maySearch(state, fleet) &&
      !fleet.pursuit?.caught && // it meets the enemy without a search (CW-5.53d)
      fleetsIn(state, 'central', fleet.area).some(({ hidden }) => !hidden),
  );

const britishIn = (state: State, fleet: Fleet): number => britishWarships(state, shipsIn(state, fleet)).length;

export function refuse(g: Play): void {
  const { state } = g;
  const searching = state.fleets.filter(({ searched }) => searched).map(({ id }) => id);
  // How many British ships there are, or that there are none, is in the fleet (CW-3.1a).
  for (const fleet of inOpenOrder(g, declining(state, searching)))
    award(g, {
      side: 'allied',
      points: -britishIn(state, fleet),
      why: 'search-refused',
      rule: 'CW-11.1a',
      about: fleet.token,
      hiddenFrom: 'central',
    });
}

/** The price of leaving it at these searches, before it is paid. */
export function refusalWarning(state: State, searching: readonly FleetId[]): string | undefined {
  const fleets = declining(state, searching).filter((fleet) => britishIn(state, fleet) > 0);
  const points = fleets.reduce((sum, fleet) => sum + britishIn(state, fleet), 0);
  const areas = [...new Set(fleets.map(({ area }) => AREA_FACTS[area].name))].join(', ');
  return points === 0
    ? undefined
    : `British ships beside an enemy marker do not look for it (${areas}): that costs the Allies **${points}**, one for each ship.`;
}

/** CW-11.1b: nobody sunk, and a British warship among the first to leave; in a basic battle, the Allies broke off. */
export function shame(g: Play): void {
  const { state } = g;
  const pieces = state.battle?.pieces ?? state.basic?.pieces ?? [];
  if (pieces.some(({ ships }) => ships.some((id) => shipOf(state, id).sunk)) || !alliesRan(state)) return;
  const allied = pieces.filter(({ side }) => side === 'allied');
  const british = britishWarships(
    state,
    allied.flatMap(({ ships }) => ships),
  );
  // The points would tell who lay face down (CW-7.27b).
  const hiddenFrom = allied.every(({ known }) => known) ? null : 'central';
  award(g, { side: 'allied', points: -british.length, why: 'british-ran', rule: 'CW-11.1b', hiddenFrom });
}

function alliesRan(state: State): boolean {
  if (state.basic) return state.basic.left === 'allied';
  return britishWarships(state, state.battle?.firstOut ?? []).length > 0;
}
