/** CW-11.1b: what the Royal Navy does not forgive. */
import type { Table } from '../kind.ts';
import type { State } from '../state.ts';
import { shipOf } from './fleet.ts';
import { britishWarships } from './nations.ts';
import { award } from './scoring.ts';

/** Nobody sunk, and a British warship among the first to leave; in a basic battle, the Allies broke off. */
export function shame(g: Table): void {
  const { state } = g;
  const pieces = state.battle?.pieces ?? state.basic?.pieces ?? [];
  if (pieces.some(({ ships }) => ships.some((id) => shipOf(state, id).sunk)) || !alliesRan(state)) return;
  const british = britishWarships(
    state,
    pieces.filter(({ side }) => side === 'allied').flatMap(({ ships }) => ships),
  );
  award(g, 'allied', -british.length, 'british-ran', 'CW-11.1b', null);
}

function alliesRan(state: State): boolean {
  if (state.basic) return state.basic.left === 'allied';
  return britishWarships(state, state.battle?.firstOut ?? []).length > 0;
}
