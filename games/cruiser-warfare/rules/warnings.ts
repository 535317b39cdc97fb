/** CW-4.2d: the check of the bunkers, as a warning before it is too late. */
import { ownName, vesselOf } from '../data/ships.ts';
import type { Fleet, PieceId, Side, State } from '../state.ts';
import { fleetsOf, pieceOf } from './fleet.ts';
import { burnsFuel, costOfStaying } from './fuel.ts';

/** CW-10.2: who would burn her last box. */
export const lastCoal = (state: State, { pieces }: Fleet, boxes: number): string | undefined =>
  warning('This', emptied(state, pieces, boxes));

/** CW-10.11: whose last box goes by lying still, though she could take coal: with one left nobody moves (CW-10.1). */
export function lastCoalOfTheIdle(state: State, side: Side): string | undefined {
  const fed = new Set(state.fleets.flatMap(({ feeds }) => feeds.flatMap(({ from, to }) => [from, to])));
  const unsupplied = ({ order, pieces }: Fleet): PieceId[] => (order.act === 'coal' ? [] : pieces.filter((piece) => !fed.has(piece)));
  return warning(
    'Lying still',
    fleetsOf(state, side).flatMap((fleet) => emptied(state, unsupplied(fleet), costOfStaying(state, fleet))),
  );
}

/** Her name, or that of the first of several in one piece. */
const emptied = (state: State, pieces: readonly PieceId[], boxes: number): string[] =>
  pieces
    .map((id) => pieceOf(state, id))
    .filter((piece) => burnsFuel(piece) && piece.fuel <= boxes)
    .flatMap(({ ships: [first] }) => (first === undefined ? [] : [ownName(vesselOf(first))]));

const warning = (what: string, names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : `${what} burns the last fuel of ${names.join(', ')}; without any a ship is lost when the turn ends.`;
