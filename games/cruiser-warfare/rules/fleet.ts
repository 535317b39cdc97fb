/** Ships, pieces and fleets: who is where, and the few ways in which that changes. */
import type { Lot } from '../../../kernel/index.ts';
import { blindLot } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { ratingOf } from '../data/data.ts';
import type { Vessel } from '../data/ships.ts';
import { PRIZE_IDS, VESSELS, vesselOf } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import type { Fleet, FleetId, Order, Piece, PieceId, ShipId, ShipState, Side, State } from '../state.ts';

const PRIZES: ReadonlySet<ShipId> = new Set(PRIZE_IDS);
const PLACE = new Map(VESSELS.map(({ id }, place) => [id, place]));

export function shipOf(state: State, id: ShipId): ShipState {
  const ship = state.ships[PLACE.get(id) ?? -1];
  if (!ship) throw new Error(`no ship ${id}`);
  return ship;
}

/** A ship as another is, but for her name and her fate. All ships of all states are made here, and so have one shape. */
export const shipLike = (ship: ShipState, id: ShipId, fate: ShipState['fate']): ShipState => ({
  id,
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
  fate,
  hullHopeless: ship.hullHopeless,
  armsHopeless: ship.armsHopeless,
  refit: ship.refit,
  scored: ship.scored,
  scoredUnseen: ship.scoredUnseen,
});

/** A ship comes into play or leaves it, as one that is made anew. */
export function meetFate(state: State, id: ShipId, fate: ShipState['fate']): ShipState {
  const ship = shipLike(shipOf(state, id), id, fate);
  state.ships[PLACE.get(id) ?? -1] = ship;
  return ship;
}

/** Transports of convoys, and prizes, which are transports too (CW-5.84a, CW-11.2). */
export function isTransport(id: ShipId): boolean {
  const { type } = vesselOf(id);
  return type === 'fast-transport' || type === 'slow-transport';
}
export const isOfType = (id: ShipId, type: Vessel['type']): boolean => vesselOf(id).type === type;
export const isPrize = (id: ShipId): boolean => PRIZES.has(id);
export const isCollier = (id: ShipId): boolean => vesselOf(id).type === 'collier';

/** The pieces of a list by id: of each list that has been read. `enlist` and `strike` keep it true; a list changed otherwise is read anew. */
const READ = new WeakMap<readonly Piece[], Map<PieceId, Piece>>();

/** The list that was read last, and what it says: one game asks for its pieces many times before another does. */
let [lastRead, lastById]: [readonly Piece[] | undefined, Map<PieceId, Piece>] = [undefined, new Map()];

function piecesById({ pieces }: State): Map<PieceId, Piece> {
  if (pieces !== lastRead) {
    lastRead = pieces;
    lastById = READ.get(pieces) ?? new Map();
  }
  if (lastById.size !== pieces.length) {
    lastById = new Map(pieces.map((piece) => [piece.id, piece]));
    READ.set(pieces, lastById);
  }
  return lastById;
}

const pieceIn = (byId: ReadonlyMap<PieceId, Piece>, id: PieceId): Piece => {
  const piece = byId.get(id);
  if (!piece) throw new Error(`no piece ${id}`);
  return piece;
};

export const pieceOf = (state: State, id: PieceId): Piece => pieceIn(piecesById(state), id);

/** A piece comes into play. */
export function enlist(state: State, piece: Piece): void {
  piecesById(state).set(piece.id, piece);
  state.pieces.push(piece);
}

/** A piece is gone; its fleet is another matter. */
export function strike(state: State, piece: Piece): void {
  piecesById(state).delete(piece.id);
  state.pieces.splice(state.pieces.indexOf(piece), 1);
}

export function fleetOf(state: State, id: FleetId): Fleet {
  for (const fleet of state.fleets) if (fleet.id === id) return fleet;
  throw new Error(`no fleet ${id}`);
}

export const fleetsOf = (state: State, side: Side): Fleet[] => state.fleets.filter((fleet) => fleet.side === side);
export const fleetsIn = (state: State, side: Side, area: Area): Fleet[] =>
  state.fleets.filter((fleet) => fleet.side === side && fleet.area === area);

/** The fleet that holds a piece; undefined for one that is out of play. */
export const holderOf = (state: State, piece: PieceId): Fleet | undefined => state.fleets.find(({ pieces }) => pieces.includes(piece));

export function shipsIn(state: State, fleet: Fleet): ShipId[] {
  const byId = piecesById(state);
  const ships: ShipId[] = [];
  for (const id of fleet.pieces) for (const ship of pieceIn(byId, id).ships) ships.push(ship);
  return ships;
}

export function hasShip(state: State, fleet: Fleet, test: (ship: ShipState) => boolean): boolean {
  const byId = piecesById(state);
  for (const id of fleet.pieces) for (const ship of pieceIn(byId, id).ships) if (test(shipOf(state, ship))) return true;
  return false;
}

/** The same by the name alone. */
export function hasAmong(state: State, fleet: Fleet, test: (id: ShipId) => boolean): boolean {
  const byId = piecesById(state);
  for (const id of fleet.pieces) for (const ship of pieceIn(byId, id).ships) if (test(ship)) return true;
  return false;
}

/** How many ships sail in it, those of a multiple-ship piece one by one (CW-5.71e). */
export function sizeOf(state: State, fleet: Fleet): number {
  const byId = piecesById(state);
  return fleet.pieces.reduce((sum, id) => sum + pieceIn(byId, id).ships.length, 0);
}

/** CW-5.55: how many markers a side may have in play. */
export const MARKERS: Readonly<Record<Side, number>> = { allied: 18, central: 10 };
/** CW-15.2d: until Britain comes in. */
const MARKERS_WITHOUT_BRITAIN = 10;

/**
 * CW-12.2b: one of the Central Powers' is kept through I August for Marco Polo, who comes first thing in II August if Italy joins;
 * if she had to wait for a marker her coming would tell of raiders off the map.
 */
const isKeptForMarcoPolo = (turn: number): boolean => turn <= 1;

/** Whoever sees all fleets of the side: the state, or the view of the side itself. */
interface Fleets extends Pick<State, 'turn' | 'entered'> {
  readonly fleets: readonly Pick<Fleet, 'side' | 'post'>[];
}

export function markersLeft({ turn, entered, fleets }: Fleets, side: Side): number {
  const limit = side === 'allied' && entered.britain === 0 ? MARKERS_WITHOUT_BRITAIN : MARKERS[side];
  let used = side === 'central' && isKeptForMarcoPolo(turn) ? 1 : 0;
  for (const fleet of fleets) if (fleet.side === side && fleet.post === 'marker') used++;
  return limit - used;
}

export const STAY: Order = { act: 'stay', to: null };
export const moveTo = (to: Area): Order => ({ act: 'move', to });

/** A fleet with nothing in it, made and put into play; whoever calls it sees to the limit of markers. */
export function raise(
  state: State,
  fields: Pick<Fleet, 'side' | 'post' | 'area' | 'mission'> & Partial<Omit<Fleet, 'id' | 'token'>>,
): Fleet {
  const { side, post, area, mission, ...others } = fields;
  const fleet: Fleet = {
    id: `${side}-${++state.serial.fleet[side]}`,
    pieces: [],
    decoy: false,
    hidden: false,
    token: '',
    order: STAY,
    next: null,
    feeds: [],
    route: [],
    charge: null,
    pursuit: null,
    movedIn: 0,
    seenIn: state.turn,
    heldIn: -1,
    dividedIn: -1,
    granted: false,
    searched: false,
    raided: false,
    fought: false,
    // In whatever order they are given: a position that was copied must be written as it was, or its hash would tell.
    side,
    post,
    area,
    mission,
    ...others,
  };
  if (!fleet.hidden) comeIntoSight(state, fleet);
  state.fleets.push(fleet);
  return fleet;
}

/** CW-3.1c: a marker that is put on the map gets a name that the enemy can follow, and that tells nothing. */
export function comeIntoSight(state: State, fleet: Fleet): void {
  fleet.hidden = false;
  fleet.token = `${fleet.side}-marker-${++state.serial.token[fleet.side]}`;
}

/** An empty fleet that is no decoy leaves the map, and its marker is free again. */
export function disband(state: State, fleet: Fleet): void {
  state.fleets = state.fleets.filter((each) => each !== fleet);
}

/** Pieces go from one fleet to another; what is left empty is taken off the map. */
export function transfer(state: State, pieces: readonly PieceId[], from: Fleet, to: Fleet): void {
  from.pieces = from.pieces.filter((piece) => !pieces.includes(piece));
  to.pieces = [...to.pieces, ...pieces];
  if (from.pieces.length === 0 && !from.decoy) disband(state, from);
}

/** Most ships have a piece to themselves, by their own name. */
export const pieceWith = (state: State, id: ShipId): Piece | undefined =>
  piecesById(state).get(id) ?? state.pieces.find(({ ships }) => ships.includes(id));

/** A ship leaves play: out of her piece, and with the last of it out of the fleet. */
export function remove(state: State, id: ShipId, fate: 'home' | 'gone'): void {
  meetFate(state, id, fate);
  const piece = pieceWith(state, id);
  if (!piece) return;
  piece.ships = piece.ships.filter((each) => each !== id);
  if (piece.ships.length > 0) return;
  strike(state, piece);
  const fleet = holderOf(state, piece.id);
  if (!fleet) return;
  fleet.pieces = fleet.pieces.filter((each) => each !== piece.id);
  if (fleet.pieces.length === 0 && !fleet.decoy && fleet.id !== fightingFleet(state, fleet.side)) disband(state, fleet);
}

/** A fleet in battle stays until the battle is over, even if nothing of it is left. */
function fightingFleet(state: State, side: Side): FleetId | null {
  const contact = state.fighting === null ? undefined : state.contacts[state.fighting];
  return contact ? contact[side] : null;
}

/** Puts ships into play as a new piece. Fuel is full unless told otherwise. */
export function launch(data: Data, state: State, fleet: Fleet, id: PieceId, ships: readonly ShipId[], fuel?: number): Piece {
  const [first] = ships;
  if (first === undefined) throw new Error('a piece needs a ship');
  const piece: Piece = { id, ships, fuel: fuel ?? ratingOf(data, first).fuel.boxes, posted: state.turn };
  for (const ship of ships) meetFate(state, ship, 'afloat');
  enlist(state, piece);
  fleet.pieces = [...fleet.pieces, piece.id];
  return piece;
}

const sightLot = blindLot('order-of-sighting', 'CW-3.1c', 'Markers come into sight in no particular order');

/** Mixed by lot, so that nothing can be read from the order. */
export function inAnyOrder(g: Play, fleets: readonly Fleet[]): Fleet[] {
  const left = [...fleets];
  const mixed: Fleet[] = [];
  while (left.length > 1) {
    const drawn = g.drawFor([], sightLot, left);
    left.splice(left.indexOf(drawn), 1);
    mixed.push(drawn);
  }
  return [...mixed, ...left];
}

/**
 * Fleets in an order that tells the enemy nothing: markers by area and by name, then those off the map mixed, for their areas are
 * secret too. Whatever the rules do fleet by fleet, and the enemy may see, is done in this order.
 */
export function inOpenOrder(g: Play, fleets: readonly Fleet[]): Fleet[] {
  if (fleets.length < 2) return [...fleets];
  const inSight = fleets.filter(({ hidden }) => !hidden).sort((a, b) => areaRank(a) - areaRank(b) || (a.token < b.token ? -1 : 1));
  const unseen = fleets.filter(({ hidden }) => hidden);
  return [...inSight, ...inAnyOrder(g, unseen)];
}

const areaRank = ({ area }: Fleet): number => AREAS.indexOf(area);

export const fleetLots: readonly Lot[] = [sightLot];
