/** CW-4.2d: the check of the bunkers, as a warning before it is too late. */
import { ownName, vesselOf } from '../data/ships.ts';
import type { Fleet, State } from '../state.ts';
import { pieceOf } from './fleet.ts';

/** CW-10.2: who would burn her last box. */
export function lastCoal(state: State, { pieces }: Fleet, boxes: number): string | undefined {
  const empty = pieces.map((id) => pieceOf(state, id)).filter(({ fuel }) => fuel <= boxes);
  const names = empty.flatMap(({ ships: [first] }) => (first === undefined ? [] : [ownName(vesselOf(first))]));
  return names.length === 0 ? undefined : `This burns the last fuel of ${names.join(', ')}; without any a ship is lost when the turn ends.`;
}
