/** CW-11.1b: what the Royal Navy does not forgive. */
import type { Play } from '../kind.ts';
import type { State } from '../state.ts';
import { shipOf } from './fleet.ts';
import { britishWarships } from './nations.ts';
import { award } from './scoring.ts';

/** Nobody sunk, and a British warship among the first to leave; in a basic battle, the Allies broke off. */
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
  award(g, 'allied', -british.length, 'british-ran', 'CW-11.1b', null, allied.every(({ known }) => known) ? null : 'central');
}

function alliesRan(state: State): boolean {
  if (state.basic) return state.basic.left === 'allied';
  return britishWarships(state, state.battle?.firstOut ?? []).length > 0;
}
