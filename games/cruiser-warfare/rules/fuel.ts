/** CW-10.0 to CW-10.2: coal and oil, box by box, for each piece by itself (CW-10.1b). */
import { isDeadInTheWater } from '../../../tactical/vessel.ts';
import type { Data } from '../data/data.ts';
import { ratingOf, sheetOf } from '../data/data.ts';
import type { Fleet, Piece, ShipId, ShipState, State } from '../state.ts';
import { isPrize, isTransport, pieceOf, shipOf } from './fleet.ts';

/** CW-10.1, CW-10.11, CW-5.87 */
export const COST_OF_MOVE = 2;
export const COST_OF_STAYING = 1;
export const COST_OF_RAID = 1;

/** CW-10.11: what is burnt at the end of the turn by a fleet that has not moved and takes no coal. */
export const costOfStaying = ({ turn }: State, { movedIn }: Fleet): number => (movedIn === turn ? 0 : COST_OF_STAYING);

/** A piece, in the state or in the view of its owner. */
type WithShips = { readonly ships: readonly ShipId[] };

/** A piece has the bunkers of one of its ships (CW-9.5). */
export function capacityOf(data: Data, { ships }: WithShips): number {
  const [first] = ships;
  return first === undefined ? 0 : ratingOf(data, first).fuel.boxes;
}

/** CW-11.8c: transports find their coal on the way. Prizes burn what was in their bunkers (CW-5.85). */
export const burnsFuel = ({ ships: [first] }: WithShips): boolean => first === undefined || !isTransport(first) || isPrize(first);

/** CW-10.2: with the last box she is dead in the water. */
export function burn(state: State, piece: Piece, boxes: number): void {
  if (!burnsFuel(piece)) return;
  piece.fuel = Math.max(0, piece.fuel - boxes);
  if (piece.fuel === 0) for (const ship of piece.ships) shipOf(state, ship).starved = true;
}

/** Every ship of a fleet burns as much (CW-5.87, CW-7.36, CW-10.1). */
export function burnAll(state: State, fleet: Fleet, boxes: number): void {
  for (const id of fleet.pieces) burn(state, pieceOf(state, id), boxes);
}

export function refuel(data: Data, state: State, piece: Piece, boxes: number): void {
  piece.fuel = Math.min(capacityOf(data, piece), piece.fuel + boxes);
  if (piece.fuel > 0) for (const ship of piece.ships) shipOf(state, ship).starved = false;
}

/** CW-8.4a: nobody is who has coal and is as fast as ever, so that hardly any sheet is looked up. */
export const isDead = (data: Data, state: State, ship: ShipState): boolean =>
  (ship.starved || ship.slowed > 0) && isDeadInTheWater(sheetOf(data, state, ship.id), ship);

/** CW-8.4a, CW-8.43, CW-10.1: every ship can steam, for nobody tows, and has the two boxes that the move costs. */
export function canSteam(data: Data, state: State, fleet: Fleet): boolean {
  for (const id of fleet.pieces) {
    const piece = pieceOf(state, id);
    if (piece.fuel < COST_OF_MOVE && burnsFuel(piece)) return false;
    for (const ship of piece.ships) if (isDead(data, state, shipOf(state, ship))) return false;
  }
  return true;
}

/** CW-10.11, CW-10.12: at the end of the turn, for whoever neither moved nor took coal. `supplied` are pieces that did take some. */
export function burnForStaying(state: State, supplied: ReadonlySet<string>): void {
  for (const fleet of state.fleets)
    for (const id of fleet.pieces) if (!supplied.has(id)) burn(state, pieceOf(state, id), costOfStaying(state, fleet));
}
