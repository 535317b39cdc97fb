/** CW-11.91: which ship flies a leader's flag, chosen when he comes and never again. */
import { atomsOf } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { OrderVerb } from '../kind.ts';
import type { Fleet, ShipId, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { ofFleet, withShip } from './filing.ts';
import { shipsIn } from './fleet.ts';

/** Other ships of his list in the same fleet. */
function flagsFor(data: Data, state: State, fleet: Fleet): [string, ShipId][] {
  // A flagship has a piece to herself, by her own name.
  if (!state.leaders.some(({ ship, since }) => since === state.turn && fleet.pieces.includes(ship))) return [];
  const ships = shipsIn(state, fleet);
  return state.leaders
    .filter(({ name, ship, since }) => since === state.turn && ships.includes(ship) && !state.shifted.includes(name))
    .flatMap(({ name, ship }) => {
      const listed = data.leaders.find((leader) => leader.name === name)?.flagships ?? [];
      return listed.filter((id) => id !== ship && ships.includes(id)).map((id): [string, ShipId] => [name, id]);
    });
}

function hoist(state: State, [name, ship]: readonly [string, ShipId]): void {
  state.leaders = state.leaders.map((leader) => (leader.name === name ? { ...leader, ship } : leader));
  state.shifted.push(name);
}

export const newFlagship: OrderVerb<readonly [leader: string, ShipId]> = {
  under: ({ state }, target) => withShip(state, atomsOf(target)[1] ?? ''),
  of: ofFleet(flagsFor),
  label: (view, [leader, ship]) => `${leader} in ${nameListed(view, ship)}`,
  why: () => ({ words: 'a leader chooses among the ships of his list when he comes, and never again', rule: 'CW-11.91' }),
  does: ({ state }, flag) => hoist(state, flag),
};
