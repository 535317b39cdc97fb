/** CW-9.1, CW-9.5, CW-9.6: several small ships on one piece. */
import type { Data } from '../data/data.ts';
import { ratingOf } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import type { OrderVerb } from '../kind.ts';
import type { Fleet, Piece, PieceId, ShipId, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { byShip, ofFleet } from './filing.ts';
import { enlist, holderOf, pieceOf, pieceWith, strike } from './fleet.ts';

/** CW-9.1: three warships, three large transports, five small ones. */
export function mostOnPiece(data: Data, id: ShipId): number {
  const { piece, type } = vesselOf(id);
  if (piece === null) return 1;
  return type.endsWith('transport') && ratingOf(data, id).hull.boxes === 1 ? 5 : 3;
}

const classOn = ({ ships: [first] }: Piece): string | null => (first === undefined ? null : vesselOf(first).piece);

/** Where a ship may be put (CW-9.6): on a piece of her class in the same fleet that has room, or on one of her own. */
export type Place = PieceId | 'new';

/** Every ship once in a phase, which is enough for any sharing out; one that is alone has a piece of her own (CW-9.2). */
function shiftsFor(data: Data, state: State, fleet: Fleet): [ShipId, Place][] {
  const pieces: Piece[] = [];
  for (const id of fleet.pieces) if (classOn(pieceOf(state, id)) !== null) pieces.push(pieceOf(state, id));
  const shifts: [ShipId, Place][] = [];
  for (const piece of pieces) {
    const others = pieces.filter((other) => other !== piece && classOn(other) === classOn(piece) && hasRoom(data, other));
    for (const ship of piece.ships) {
      if (state.shifted.includes(ship)) continue;
      if (piece.ships.length > 1) shifts.push([ship, 'new']);
      for (const { id } of others) shifts.push([ship, id]);
    }
  }
  return shifts;
}

const hasRoom = (data: Data, { ships }: Piece): boolean => ships.length < mostOnPiece(data, ships[0] ?? '');

function shift(state: State, [ship, place]: readonly [ShipId, Place]): void {
  const from = pieceWith(state, ship);
  const fleet = from && holderOf(state, from.id);
  if (!from || !fleet) throw new Error(`nobody holds ${ship}`);
  const to = place === 'new' ? cut(state, fleet, from) : pieceOf(state, place);
  from.ships = from.ships.filter((each) => each !== ship);
  to.ships = [...to.ships, ship];
  to.fuel = Math.min(to.fuel, from.fuel);
  to.posted = Math.max(to.posted, from.posted);
  state.shifted.push(ship);
  // CW-11.7c: who was put on station in this phase stays there, on whatever piece.
  if (fleet.post !== 'marker' && state.shifted.includes(from.id)) state.shifted.push(to.id);
  if (from.ships.length > 0) return;
  fleet.pieces = fleet.pieces.filter((id) => id !== from.id);
  strike(state, from);
}

/** CW-9.5: a piece with nobody on it yet, and the level of fuel of the one that is cut. */
function cut(state: State, fleet: Fleet, { ships, fuel, posted }: Piece): Piece {
  const group = vesselOf(ships[0] ?? '').piece ?? '';
  const piece: Piece = { id: `${group}-piece-${++state.serial.piece}`, ships: [], fuel, posted };
  enlist(state, piece);
  fleet.pieces = [...fleet.pieces, piece.id];
  return piece;
}

export const shifting: OrderVerb<readonly [ShipId, Place]> = {
  under: byShip,
  of: ofFleet(shiftsFor),
  label: (view, [ship, piece]) =>
    `${nameListed(view, ship)} ${piece === 'new' ? 'on a piece of her own' : `with ${nameListed(view, piece)}`}`,
  why: () => ({
    words: 'small ships of one class and fleet share a piece that has room, and each changes hers once in a phase',
    rule: 'CW-9.6',
  }),
  does: ({ state }, target) => shift(state, target),
};
