/** CW-11.1a, CW-11.1b: what the Royal Navy does not forgive. */
import type { Piece } from '../../../tactical/battle.ts';
import { areaName } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { Play } from '../kind.ts';
import type { Fleet, FleetId, ShipId, State } from '../state.ts';
import { fleetsIn, fleetsOf, inOpenOrder, shipOf, shipsIn } from './fleet.ts';
import { britishWarships } from './nations.ts';
import { award } from './scoring.ts';
import { maySearch } from './searchers.ts';

/** CW-11.1a: fleets beside an enemy marker that do not look for it; one that shows itself now could not be refused. */
export const declining = (data: Data, state: State, searching: readonly FleetId[]): Fleet[] =>
  fleetsOf(state, 'allied').filter(
    (fleet) =>
      !searching.includes(fleet.id) &&
      fleet.post !== 'station' &&
      maySearch(data, state, fleet) &&
      !fleet.pursuit?.caught && // it meets the enemy without a search (CW-5.53d)
      fleetsIn(state, 'central', fleet.area).some(({ hidden }) => !hidden),
  );

const britishIn = (state: State, fleet: Fleet): number => britishWarships(state, shipsIn(state, fleet)).length;

export function refuse(g: Play): void {
  const { data, state } = g;
  const searching = state.fleets.filter(({ searched }) => searched).map(({ id }) => id);
  // How many British ships there are, or that there are none, is in the fleet (CW-3.1a).
  for (const fleet of inOpenOrder(g, declining(data, state, searching)))
    award(g, {
      side: 'allied',
      points: -britishIn(state, fleet),
      why: 'search-refused',
      rule: 'CW-11.1a',
      about: fleet.token,
      hiddenFrom: 'central',
    });
}

/** The price of leaving it at these searches, before it is paid, and where. */
export function priceOfRefusal(data: Data, state: State, searching: readonly FleetId[]) {
  const fleets = declining(data, state, searching).filter((fleet) => britishIn(state, fleet) > 0);
  return {
    points: fleets.reduce((sum, fleet) => sum + britishIn(state, fleet), 0),
    areas: [...new Set(fleets.map(({ area }) => areaName(area)))].join(', '),
  };
}

export function refusalWarning(data: Data, state: State, searching: readonly FleetId[]): string | undefined {
  const { points, areas } = priceOfRefusal(data, state, searching);
  return points === 0
    ? undefined
    : `British ships beside an enemy marker do not look for it (${areas}): that costs the Allies **${points}**, one for each ship.`;
}

/** Whoever is or was in the battle. */
const engaged = ({ battle, basic }: State): readonly Piece[] => battle?.pieces ?? basic?.pieces ?? [];

const isAnybodySunk = (state: State): boolean => engaged(state).some(({ ships }) => ships.some((id) => shipOf(state, id).sunk));

/** CW-11.1b: a point for each. */
const britishEngaged = (state: State): readonly ShipId[] =>
  britishWarships(
    state,
    engaged(state).flatMap(({ side, ships }) => (side === 'allied' ? ships : [])),
  );

/** CW-11.1b: nobody sunk, and a British warship among the first to leave; in a basic battle, the Allies broke off. */
export function shame(g: Play): void {
  const { state } = g;
  if (isAnybodySunk(state) || !alliesRan(state)) return;
  // The points would tell who lay face down (CW-7.27b).
  const hiddenFrom = engaged(state).every(({ side, known }) => side !== 'allied' || known) ? null : 'central';
  award(g, { side: 'allied', points: -britishEngaged(state).length, why: 'british-ran', rule: 'CW-11.1b', hiddenFrom });
}

/** The price of being the first to leave with these ships, before it is paid. */
export const flightWarning = (state: State, ships: readonly ShipId[]): string | undefined =>
  isAnybodySunk(state) || britishWarships(state, ships).length === 0
    ? undefined
    : `British ships that turn away first cost the Allies **${britishEngaged(state).length}**, one for each, unless somebody is still sunk.`;

function alliesRan(state: State): boolean {
  if (state.basic) return state.basic.left === 'allied';
  return britishWarships(state, state.battle?.firstOut ?? []).length > 0;
}
