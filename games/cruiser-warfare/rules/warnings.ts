/** CW-4.2d: the check of the bunkers, as a warning before it is too late. */
import { ownName, vesselOf } from '../data/ships.ts';
import type { Fleet, PieceId, Side, State } from '../state.ts';
import { pieceOf } from './fleet.ts';
import { burnsFuel, costOfStaying } from './fuel.ts';

/** CW-10.2: who would burn her last box. */
export const lastCoal = (state: State, { pieces }: Fleet, boxes: number): string | undefined =>
  warning('This', emptied(state, pieces, boxes));

/** CW-10.11: whose last box goes by lying still, though she could take coal: with one left nobody moves (CW-10.1). */
export function lastCoalOfTheIdle(state: State, side: Side): string | undefined {
  const fed = new Set<PieceId>();
  for (const { feeds } of state.fleets) for (const { from, to } of feeds) fed.add(from).add(to);
  const names: string[] = [];
  for (const fleet of state.fleets) {
    if (fleet.side !== side || fleet.order.act === 'coal') continue;
    const unsupplied = fed.size === 0 ? fleet.pieces : fleet.pieces.filter((piece) => !fed.has(piece));
    names.push(...emptied(state, unsupplied, costOfStaying(state, fleet)));
  }
  return warning('Lying still', names);
}

/** Her name, or that of the first of several in one piece. */
function emptied(state: State, pieces: readonly PieceId[], boxes: number): string[] {
  const names: string[] = [];
  for (const id of pieces) {
    const piece = pieceOf(state, id);
    const [first] = piece.ships;
    if (piece.fuel <= boxes && burnsFuel(piece) && first !== undefined) names.push(ownName(vesselOf(first)));
  }
  return names;
}

const warning = (what: string, names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : `${what} burns the last fuel of ${names.join(', ')}; without any a ship is lost when the turn ends.`;
