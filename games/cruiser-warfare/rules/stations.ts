/** CW-11.7, CW-5.5n to CW-5.5r: ships that lie on the map, on station or in blockade. Allied only. */
import type { Area } from '../data/map.ts';
import { AREA_FACTS } from '../data/map.ts';
import type { Play } from '../kind.ts';
import type { Fleet, FleetId, Piece, PieceId, State } from '../state.ts';
import { bondOf } from './bonds.ts';
import { fleetOf, holderOf, isTransport, markersLeft, pieceOf, raise, transfer } from './fleet.ts';
import { isFree } from './free.ts';
import { hasCentralPort } from './ports.ts';
import { isBusy, isHeldAtMadeira } from './searchers.ts';
import { tellOpenly } from './sight.ts';
import { isFast } from './speed.ts';

type Lying = 'station' | 'blockade';

const mayLie = (state: State, fleet: Fleet, how: Lying): boolean =>
  fleet.side === 'allied' &&
  fleet.post === 'marker' &&
  fleet.mission === 'intercept' &&
  !fleet.decoy &&
  !isHeldAtMadeira(state, fleet) && // CW-12.3: apart from the others
  (how === 'station' ? AREA_FACTS[fleet.area].coal : hasCentralPort(state, fleet.area));

/** CW-5.5n: it may be told to blockade the port where it is. */
export const blockadesFor = (state: State, fleet: Fleet): FleetId[] =>
  mayLie(state, fleet, 'blockade') && isFree(state, fleet) ? [fleet.id] : [];

export const blockade = ({ state }: Play, id: FleetId): void => {
  fleetOf(state, id).order = { act: 'blockade', to: null };
};

/** CW-5.5o: any or all of the ships that were told to, in the Move Fleets Phase. */
export const blockadersFor = (state: State): PieceId[] => {
  const pieces: PieceId[] = [];
  for (const fleet of state.fleets) if (fleet.order.act === 'blockade' && fleet.post === 'marker') pieces.push(...fleet.pieces);
  return pieces;
};

/** CW-11.7a, and CW-5.5n before play: pieces that may leave their marker for the open map. */
export const postingsFor = (state: State, fleet: Fleet, how: Lying): PieceId[] =>
  mayLie(state, fleet, how) ? fleet.pieces.filter((piece) => !state.shifted.includes(piece)) : [];

/** All who lie in one area act as one fleet (CW-5.5q, CW-11.7b). */
export const lyingIn = (state: State, area: Area, how: Lying): Fleet =>
  state.fleets.find((fleet) => fleet.post === how && fleet.area === area) ??
  raise(state, { side: 'allied', post: how, area, mission: 'intercept' });

export function post(g: Play, piece: PieceId, how: Lying): void {
  const { state } = g;
  const fleet = holderOf(state, piece);
  if (!fleet) throw new Error(`nobody holds ${piece}`);
  const lying = lyingIn(state, fleet.area, how);
  transfer(state, [piece], fleet, lying);
  pieceOf(state, piece).posted = state.turn;
  state.shifted.push(piece);
  tellOpenly(g, 'allied', { type: 'posted', how, area: lying.area, counters: lying.pieces.length });
}

/** CW-11.7c: she came in this turn, and there was no marker; whom her player has put on station in this phase `shifted` tells apart. */
const justCame = ({ turn }: State, { posted }: Piece): boolean => posted === turn;

/** CW-11.7c: a full turn on station first, for those who were sent there. Those of the Bay of Biscay never leave it. */
const mayLeave = (state: State, { post: how }: Fleet, id: PieceId): boolean => {
  const piece = pieceOf(state, id);
  if (piece.ships.some((ship) => bondOf(ship) === 'station' || isTransport(ship))) return false; // CW-11.8c: troops sail with their convoy
  return how === 'blockade' || justCame(state, piece) || state.turn >= piece.posted + 2;
};

/** CW-5.5r, CW-5.54a: into a fleet with a marker there, or a new one, unless they coal (CW-10.31). */
export function recallsFor(state: State, lying: Fleet): [PieceId, FleetId | 'new'][] {
  const recalls: [PieceId, FleetId | 'new'][] = [];
  if (lying.post === 'marker' || isBusy(lying)) return recalls;
  const free = markersLeft(state, 'allied') > 0;
  for (const piece of lying.pieces) {
    if (state.shifted.includes(piece) || !mayLeave(state, lying, piece)) continue;
    if (free) recalls.push([piece, 'new']);
    for (const fleet of state.fleets) if (isHost(state, fleet, lying.area)) recalls.push([piece, fleet.id]);
  }
  return recalls;
}

const isHost = (state: State, fleet: Fleet, where: Area): boolean =>
  fleet.side === 'allied' &&
  fleet.post === 'marker' &&
  fleet.mission === 'intercept' &&
  fleet.area === where &&
  !fleet.decoy &&
  !isHeldAtMadeira(state, fleet);

export function recall(g: Play, [piece, target]: readonly [PieceId, FleetId | 'new']): void {
  const { state } = g;
  const lying = holderOf(state, piece);
  if (!lying) throw new Error(`nobody holds ${piece}`);
  const { area, post: how } = lying;
  const fleet = target === 'new' ? raise(state, { side: 'allied', post: 'marker', area, mission: 'intercept' }) : fleetOf(state, target);
  transfer(state, [piece], lying, fleet);
  state.shifted.push(piece);
  if (target === 'new' && !justCame(state, pieceOf(state, piece))) fleet.dividedIn = state.turn;
  // CW-5.54b: as for any fleet that is formed in this turn.
  if (fleet.dividedIn === state.turn && !isFast(state, fleet)) fleet.heldIn = state.turn;
  tellOpenly(g, 'allied', { type: 'recalled', how: how === 'blockade' ? 'blockade' : 'station', area });
}
