/** CW-11.7, CW-5.5n to CW-5.5r: ships that lie on the map, on station or in blockade. Allied only. */
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { bondOf } from '../data/data.ts';
import type { OrderVerb, Play } from '../kind.ts';
import type { Fleet, FleetId, Piece, PieceId, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { byFleet, byPiece, ofFleet } from './filing.ts';
import { fleetOf, holderOf, isTransport, markersLeft, pieceOf, raise, transfer } from './fleet.ts';
import { isFree } from './free.ts';
import { hasCentralPort } from './ports.ts';
import { isBusy, isHeldAtMadeira } from './searchers.ts';
import { tellOpenly } from './sight.ts';
import { isFast } from './speed.ts';

type Lying = 'station' | 'blockade';

const mayLie = (data: Data, state: State, fleet: Fleet, how: Lying): boolean =>
  fleet.side === 'allied' &&
  fleet.post === 'marker' &&
  fleet.mission === 'intercept' &&
  !fleet.decoy &&
  !isHeldAtMadeira(data, state, fleet) && // CW-12.3: apart from the others
  (how === 'station' ? data.areas[fleet.area].coal : hasCentralPort(state, fleet.area));

/** CW-5.5n: it may be told to blockade the port where it is. */
const blockadesFor = (data: Data, state: State, fleet: Fleet): FleetId[] =>
  mayLie(data, state, fleet, 'blockade') && isFree(state, fleet) ? [fleet.id] : [];

/** CW-5.5o: any or all of the ships that were told to, in the Move Fleets Phase. */
export const isToBlockade = ({ order, post }: Fleet): boolean => order.act === 'blockade' && post === 'marker';

/** CW-11.7a, and CW-5.5n before play: pieces that may leave their marker for the open map. */
const postingsFor = (data: Data, state: State, fleet: Fleet, how: Lying): PieceId[] =>
  mayLie(data, state, fleet, how) ? fleet.pieces.filter((piece) => !state.shifted.includes(piece)) : [];

/** All who lie in one area act as one fleet (CW-5.5q, CW-11.7b). */
export const lyingIn = (state: State, area: Area, how: Lying): Fleet =>
  state.fleets.find((fleet) => fleet.post === how && fleet.area === area) ??
  raise(state, { side: 'allied', post: how, area, mission: 'intercept' });

function post(g: Play, piece: PieceId, how: Lying): void {
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
const mayLeave = (data: Data, state: State, { post: how }: Fleet, id: PieceId): boolean => {
  const piece = pieceOf(state, id);
  if (piece.ships.some((ship) => bondOf(data, ship) === 'station' || isTransport(ship))) return false; // CW-11.8c: troops sail with their convoy
  return how === 'blockade' || justCame(state, piece) || state.turn >= piece.posted + 2;
};

/** CW-5.5r, CW-5.54a: into a fleet with a marker there, or a new one, unless they coal (CW-10.31). */
function recallsFor(data: Data, state: State, lying: Fleet): [PieceId, FleetId | 'new'][] {
  const recalls: [PieceId, FleetId | 'new'][] = [];
  if (lying.post === 'marker' || isBusy(lying)) return recalls;
  const hosts: (FleetId | 'new')[] = markersLeft(state, 'allied') > 0 ? ['new'] : [];
  for (const fleet of state.fleets) if (isHost(data, state, fleet, lying.area)) hosts.push(fleet.id);
  for (const piece of lying.pieces) {
    if (state.shifted.includes(piece) || !mayLeave(data, state, lying, piece)) continue;
    for (const host of hosts) recalls.push([piece, host]);
  }
  return recalls;
}

const isHost = (data: Data, state: State, fleet: Fleet, where: Area): boolean =>
  fleet.side === 'allied' &&
  fleet.post === 'marker' &&
  fleet.mission === 'intercept' &&
  fleet.area === where &&
  !fleet.decoy &&
  !isHeldAtMadeira(data, state, fleet);

function recall(g: Play, [piece, target]: readonly [PieceId, FleetId | 'new']): void {
  const { data, state } = g;
  const lying = holderOf(state, piece);
  if (!lying) throw new Error(`nobody holds ${piece}`);
  const { area, post: how } = lying;
  const fleet = target === 'new' ? raise(state, { side: 'allied', post: 'marker', area, mission: 'intercept' }) : fleetOf(state, target);
  transfer(state, [piece], lying, fleet);
  state.shifted.push(piece);
  if (target === 'new' && !justCame(state, pieceOf(state, piece))) fleet.dividedIn = state.turn;
  // CW-5.54b: as for any fleet that is formed in this turn.
  if (fleet.dividedIn === state.turn && !isFast(data, state, fleet)) fleet.heldIn = state.turn;
  tellOpenly(g, 'allied', { type: 'recalled', how: how === 'blockade' ? 'blockade' : 'station', area });
}

const NO_STATION = { words: 'interceptors with a marker, free to stay, go on station where there is coal', rule: 'CW-11.7a' };
const NO_PORT = { words: 'interceptors with a marker, free to stay, blockade a port of the Central Powers', rule: 'CW-5.5n' };

/** CW-11.7a; and CW-5.5n before play, when blockaders lie where they are put. */
const posting = (how: Lying): OrderVerb<PieceId> => ({
  under: byPiece,
  of: ofFleet((data, state, fleet) => postingsFor(data, state, fleet, how)),
  label: (view, piece) => `${nameListed(view, piece)} ${how === 'station' ? 'on station' : 'in blockade'}`,
  why: () => (how === 'station' ? NO_STATION : NO_PORT),
  handy: () => how,
  does: (g, piece) => post(g, piece, how),
});
export const goingOnStation = posting('station');
export const beginningInBlockade = posting('blockade');

export const blockading: OrderVerb<FleetId> = {
  under: byFleet,
  of: ofFleet(blockadesFor),
  label: (view, fleet) => `${nameListed(view, fleet)} in blockade`,
  why: () => NO_PORT,
  handy: () => 'blockade',
  does: ({ state }, id) => {
    fleetOf(state, id).order = { act: 'blockade', to: null };
  },
};

/** CW-5.5o */
export const layingBlockade: OrderVerb<PieceId> = {
  under: byPiece,
  of: ofFleet((_data, _state, fleet) => (isToBlockade(fleet) ? fleet.pieces : [])),
  label: (view, piece) => `${nameListed(view, piece)} takes up the blockade`,
  handy: () => 'blockade',
  why: () => ({ words: 'only ships whose fleet was told to blockade when orders were given', rule: 'CW-5.5o' }),
  does: (g, piece) => post(g, piece, 'blockade'),
};

export const recalling: OrderVerb<readonly [PieceId, FleetId | 'new']> = {
  under: byPiece,
  of: ofFleet(recallsFor),
  label: (view, [piece, fleet]) =>
    fleet === 'new' ? `${nameListed(view, piece)} in a new fleet` : `${nameListed(view, piece)} joins ${nameListed(view, fleet)}`,
  why: () => ({
    words: 'after a full turn on station, unless she coals, with a marker or a fleet of interceptors there',
    rule: 'CW-11.7c',
  }),
  does: recall,
};
