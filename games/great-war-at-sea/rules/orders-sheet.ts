/** The sheet on which a side writes its orders, by fleet, airship and group of boats, and the fleets as that sheet will have them. */
import type { Reason, Stroke, Target } from '../../../kernel/index.ts';
import { once, onceOfPiece } from '../../../kernel/index.ts';
import type { War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { At, GreatWarAtSea } from '../kind.ts';
import type { Fleet, FleetId, PieceId, State } from '../state.ts';
import { lameIn } from './fleets.ts';
import type { Written } from './writing.ts';

export type Orders = { readonly [piece: string]: Written };
export type Place = At<Orders>;
/** One verb of the sheet. */
export type Order<T> = Stroke<GreatWarAtSea, null, Orders, T>;

const NOTHING: Written = {};
export const written = onceOfPiece(({ draft }: Place, piece: string): Written => draft[piece] ?? NOTHING);

export const changed = (draft: Orders, piece: string, change: Written): Orders => ({ ...draft, [piece]: { ...draft[piece], ...change } });

/** A fleet that is made up anew has its moves written anew. */
export function unplotted(draft: Orders, ...fleets: readonly FleetId[]): Orders {
  const left = { ...draft };
  for (const id of fleets) {
    const { plot: _plot, ...rest } = left[id] ?? NOTHING;
    left[id] = rest;
  }
  return left;
}

export const war = once(({ data, state }: Place): War => warIn(data, state));

/** Which pieces go over to which fleet. */
export function shiftsIn(draft: Orders): ReadonlyMap<PieceId, FleetId> {
  const shifts = new Map<PieceId, FleetId>();
  for (const fleet in draft) {
    const shifted = draft[fleet]?.shifted;
    if (shifted) for (const [piece, to] of Object.entries(shifted)) shifts.set(piece, to);
  }
  return shifts;
}

const piecesAfter = ({ id, pieces }: Fleet, shifts: ReadonlyMap<PieceId, FleetId>): readonly PieceId[] =>
  shifts.size === 0
    ? pieces
    : [...pieces.filter((piece) => !shifts.has(piece)), ...[...shifts].flatMap(([piece, to]) => (to === id ? [piece] : []))];

function asWritten(fleet: Fleet, { charge, mission }: Written, shifts: ReadonlyMap<PieceId, FleetId>): Fleet {
  if (charge === undefined && mission === undefined && shifts.size === 0) return fleet;
  const pieces = piecesAfter(fleet, shifts);
  if (charge !== undefined) return { ...fleet, pieces, charge, mission: charge === null ? 'intercept' : 'escort', plot: [] };
  return mission === undefined ? { ...fleet, pieces } : { ...fleet, pieces, mission, plot: [] };
}

const isMadeUp = ({ charge, mission, shifted }: Written): boolean => charge !== undefined || mission !== undefined || shifted !== undefined;

/** What the sheet says of who belongs to which fleet, and of what fleets are there for; the same list for as long as that is the same. */
export const makeUp = once(({ draft }: Place): readonly unknown[] => {
  const made: unknown[] = [];
  for (const piece in draft) {
    const order = draft[piece] ?? NOTHING;
    if (isMadeUp(order)) made.push(piece, order.charge, order.mission, order.shifted);
  }
  if (made.length !== lastMade.length || made.some((part, at) => part !== lastMade[at])) lastMade = made;
  return lastMade;
});

let lastMade: readonly unknown[] = [];

export const makesUp = (at: Place): boolean => makeUp(at).length > 0;

/** Asked again when another fleet is made up, and not for every move that is written. */
export function onceMadeUp<T>(find: (at: Place) => T): (at: Place) => T {
  let last: { readonly occasion: object; readonly made: readonly unknown[]; readonly found: T } | undefined;
  return (at) => {
    const made = makeUp(at);
    if (last?.occasion !== at.occasion || last.made !== made) last = { occasion: at.occasion, made, found: find(at) };
    return last.found;
  };
}

/** The position as it will be when this sheet is handed in: its fleets, their missions and whom they escort. */
export const planned = onceMadeUp((at): State => {
  const { state, draft, side } = at;
  if (!makesUp(at)) return state;
  const shifts = shiftsIn(draft);
  return {
    ...state,
    fleets: state.fleets.map((fleet) => (fleet.side === side ? asWritten(fleet, draft[fleet.id] ?? NOTHING, shifts) : fleet)),
  };
});

export const ownFleet = onceOfPiece((at: Place, id: FleetId): Fleet | undefined => {
  for (const fleet of planned(at).fleets) if (fleet.id === id && fleet.side === at.side && fleet.pieces.length > 0) return fleet;
  return undefined;
});

/** What a verb offers of a piece that it is not for. */
export const NONE: readonly never[] = [];

/** Those of a fleet for which there are orders that nobody else has: to leave it, to be towed, to be scuttled. */
export const lame = onceOfPiece((at: Place, id: FleetId): readonly PieceId[] => {
  const fleet = ownFleet(at, id);
  return fleet ? lameIn(war(at), at.state, fleet) : NONE;
});

export const why =
  (words: string, rule: string): ((at: Place, target: Target | undefined) => Reason) =>
  () => ({ words, rule });
