/** What each side has learnt about the other by rights, so that nobody need keep a notebook. */
import type { Fleet, ShipId, Side, State } from '../state.ts';

/** Ships known to sail under a marker. */
export function learn(state: State, side: Side, token: string, ships: readonly ShipId[]): void {
  const others = state.known[side].filter((each) => each.token !== token);
  state.known[side] = ships.length > 0 ? [...others, { token, ships: [...ships], turn: state.turn }] : others;
}

/** A marker goes out of sight: where it was last seen, and when. */
export const loseSight = (state: State, { token, side, area }: Fleet): void =>
  void state.lastSeen.push({ token, side, area, turn: state.turn });
