/** CW-9.1, CW-9.5, CW-9.6: several small ships on one piece. */
import type { Fleet, Piece, PieceId, ShipId, State } from '../state.ts';
import { holderOf, pieceOf, vesselFor } from './fleet.ts';

/** CW-9.1: three warships, three large transports, five small ones. */
export function mostOnPiece(id: ShipId): number {
  const { piece, type, rating } = vesselFor(id);
  if (piece === null) return 1;
  return type.endsWith('transport') && rating.hull.boxes === 1 ? 5 : 3;
}

const classOn = ({ ships: [first] }: Piece): string | null => (first === undefined ? null : vesselFor(first).piece);

/** CW-9.6: ships that may get a piece of their own; one that is alone has it (CW-9.2). */
export function splitsFor(state: State, fleet: Fleet): [PieceId, ShipId][] {
  const pairs: [PieceId, ShipId][] = [];
  for (const id of fleet.pieces) {
    const { ships } = pieceOf(state, id);
    if (ships.length > 1 && !state.shifted.includes(id)) for (const ship of ships) pairs.push([id, ship]);
  }
  return pairs;
}

/** CW-9.6: pieces of one class that have room for each other. */
export function mergersFor(state: State, fleet: Fleet): [PieceId, PieceId][] {
  const pairs: [PieceId, PieceId][] = [];
  const pieces: Piece[] = [];
  for (const id of fleet.pieces) {
    const piece = pieceOf(state, id);
    if (classOn(piece) !== null && !state.shifted.includes(id)) pieces.push(piece);
  }
  for (const one of pieces)
    for (const other of pieces)
      if (one.id < other.id && classOn(one) === classOn(other) && one.ships.length + other.ships.length <= mostOnPiece(one.ships[0] ?? ''))
        pairs.push([one.id, other.id]);
  return pairs;
}

/** Both parts keep the level of fuel. */
export function split(state: State, [id, ship]: readonly [PieceId, ShipId]): void {
  const piece = pieceOf(state, id);
  piece.ships.splice(piece.ships.indexOf(ship), 1);
  const part: Piece = {
    id: `${classOn(piece) ?? ship}-piece-${++state.serial.piece}`,
    ships: [ship],
    fuel: piece.fuel,
    posted: piece.posted,
  };
  state.pieces.push(part);
  holderOf(state, id)?.pieces.push(part.id);
  state.shifted.push(id, part.id);
}

/** The lower level of fuel counts for all. */
export function merge(state: State, [id, other]: readonly [PieceId, PieceId]): void {
  const piece = pieceOf(state, id);
  const gone = pieceOf(state, other);
  piece.ships.push(...gone.ships);
  piece.fuel = Math.min(piece.fuel, gone.fuel);
  piece.posted = Math.max(piece.posted, gone.posted);
  const fleet = holderOf(state, other);
  if (fleet) fleet.pieces = fleet.pieces.filter((each) => each !== other);
  state.pieces = state.pieces.filter((each) => each !== gone);
  state.shifted.push(id);
}
