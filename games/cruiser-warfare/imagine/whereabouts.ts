/** Where raiders that nobody sees can be by now, and how likely each area is. */
import { oncePer } from '../../../kernel/index.ts';
import { reachOf } from '../bot/reach.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { View } from '../view.ts';

export interface Whereabouts {
  /** The marker under which she was last seen; empty for Spee while he has never been seen (CW-12.5). */
  readonly token: string;
  readonly isSpee: boolean;
  /** When she was last seen; 0 for never. */
  readonly turn: number;
  /** Chances by area, together one. */
  readonly chances: ReadonlyMap<Area, number>;
}

const whole = (weights: ReadonlyMap<Area, number>): ReadonlyMap<Area, number> => {
  let sum = 0;
  for (const weight of weights.values()) sum += weight;
  return new Map([...weights].map(([area, weight]) => [area, weight / sum]));
};

/** By the end of this turn's moves. */
export const whereabouts = (data: Data, view: View): readonly Whereabouts[] =>
  reachOf(data, view).map(({ token, isSpee, turn, weights }) => ({ token, isSpee, turn, chances: whole(weights) }));

/** Many worlds are drawn from one view, which must not change meanwhile, as that of a board does. */
const drawnFrom = oncePer((data: Data) => ({
  afterMoves: oncePer((view: View) => whereabouts(data, view)),
  beforeMoves: oncePer((view: View) => whereabouts(data, { ...view, turn: Math.max(0, view.turn - 1) })),
}));

/** After so many moves: this turn's are made, or are yet to come. */
export function whereaboutsAfter(data: Data, view: View, moves: number): readonly Whereabouts[] {
  const { afterMoves, beforeMoves } = drawnFrom(data);
  return moves < view.turn ? beforeMoves(view) : afterMoves(view);
}
