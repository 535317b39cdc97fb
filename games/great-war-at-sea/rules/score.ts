/** GW-18.1: points for what is no ship and no aim of the operation. */
import type { Side, State } from '../state.ts';

/** An airship or a submarine. */
export const CRAFT = 4;

export function score(state: State, side: Side, points: number, about: string, known: readonly Side[]): void {
  state.scored = [...state.scored, { side, points, aim: null, about, known }];
}
