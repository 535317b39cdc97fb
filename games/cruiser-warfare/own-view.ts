/** What a side sees of its own (CW-3.1a), field by field: a field that is not named here is seen by nobody. */
import { sideOfNation, vesselOf } from './data/ships.ts';
import { pieceOf, pieceWith, shipOf } from './rules/fleet.ts';
import { tokenOf } from './rules/meeting.ts';
import type { Convoy, Fleet, Leader, Order, Piece, Pursuit, Secrets, ShipState, Side, State } from './state.ts';
import type { ConvoyView, DivisionView, FleetView, LeaderView, OrderView, PieceView, PlansView, PursuitView, ShipView } from './view.ts';

export const fleetSeen = (state: State, fleet: Fleet): FleetView => ({
  id: fleet.id,
  side: fleet.side,
  post: fleet.post,
  area: fleet.area,
  mission: fleet.mission,
  pieces: fleet.pieces.slice(),
  decoy: fleet.decoy,
  hidden: fleet.hidden,
  token: fleet.token,
  order: orderSeen(fleet.order),
  next: fleet.next && orderSeen(fleet.next),
  feeds: fleet.feeds.map(({ from, to }) => ({ from, to })),
  route: fleet.route.slice(),
  charge: fleet.charge,
  pursuit: fleet.pursuit && pursuitSeen(state, fleet.pursuit),
  movedIn: fleet.movedIn,
  seenIn: fleet.seenIn,
  heldIn: fleet.heldIn,
  dividedIn: fleet.dividedIn,
  granted: fleet.granted,
  searched: fleet.searched,
  raided: fleet.raided,
  fought: fleet.fought,
});

const orderSeen = ({ act, to }: Order): OrderView => ({ act, to });

/** Whom it pursues is told by the name of the marker; by none once that is out of sight, or has merged or divided (CW-3.1c). */
const pursuitSeen = (state: State, { quarry, marker, turns, caught }: Pursuit): PursuitView => ({
  marker: tokenOf(state, quarry) === marker ? marker : null,
  turns,
  caught,
});

/** Fleet by fleet. */
export function piecesSeen(state: State, fleets: readonly Fleet[]): PieceView[] {
  const pieces: PieceView[] = [];
  for (const fleet of fleets) for (const id of fleet.pieces) pieces.push(pieceSeen(pieceOf(state, id)));
  return pieces;
}

const pieceSeen = ({ id, ships, fuel, posted }: Piece): PieceView => ({ id, ships: ships.slice(), fuel, posted });

/** Piece by piece. */
export function shipsSeen(state: State, pieces: readonly PieceView[]): ShipView[] {
  const ships: ShipView[] = [];
  for (const piece of pieces) for (const id of piece.ships) ships.push(shipSeen(shipOf(state, id)));
  return ships;
}

const shipSeen = (ship: ShipState): ShipView => ({
  id: ship.id,
  primary: ship.primary,
  secondary: ship.secondary,
  tertiary: ship.tertiary,
  hull: ship.hull,
  mount: ship.mount,
  launched: ship.launched,
  slowed: ship.slowed,
  halved: ship.halved,
  engines: ship.engines,
  rounds: ship.rounds,
  starved: ship.starved,
  sunk: ship.sunk,
  hullHopeless: ship.hullHopeless,
  armsHopeless: ship.armsHopeless,
  refit: ship.refit,
});

/** What was rearranged, as far as it is still in play. */
export const shiftedSeen = (state: State, viewer: string): string[] => state.shifted.filter((name) => ownerOf(state, name) === viewer);

/** Whose a fleet, a piece, a ship or a leader is, by the name. */
function ownerOf(state: State, name: string): Side | undefined {
  const named = state.fleets.find(({ id }) => id === name) ?? state.leaders.find((leader) => leader.name === name);
  if (named) return named.side;
  const [ship] = pieceWith(state, name)?.ships ?? [];
  return ship === undefined ? undefined : sideOfNation(vesselOf(ship).nation);
}

/** A fleet is named after its side, and one that is gone again still counts (CW-15.3a). */
export const divisionsSeen = ({ divisions }: State, viewer: string): DivisionView[] =>
  divisions.filter(({ part }) => part.startsWith(`${viewer}-`)).map(({ from, part, empty }) => ({ from, part, empty }));

export const leaderSeen = ({ name, ship, since }: Leader): LeaderView => ({ name, ship, since });

export const convoySeen = ({ id, calledIn, fleet, arrivedIn, done }: Convoy): ConvoyView => ({ id, calledIn, fleet, arrivedIn, done });

export const plansSeen = ({ etappenDue, stocksDue, etappen, usedEtappen, stocks, italy }: Secrets): PlansView => ({
  etappenDue,
  stocksDue,
  etappen: etappen.slice(),
  usedEtappen: usedEtappen.slice(),
  stocks: stocks.slice(),
  italy,
});
