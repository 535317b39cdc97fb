/** The sheet on which a side writes its orders, by fleet, airship and group of boats, and the fleets as that sheet will have them. */
import type { Atom, Reason, Stroke, Target } from '../../../kernel/index.ts';
import { once } from '../../../kernel/index.ts';
import type { War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { At, GreatWarAtSea } from '../kind.ts';
import type { Fleet, FleetId, PieceId, State } from '../state.ts';
import type { Written } from './writing.ts';

export type Orders = { readonly [piece: string]: Written };
export type Place = At<Orders>;
/** One verb of the sheet. */
export type Order<T> = Stroke<GreatWarAtSea, null, Orders, T>;

const NOTHING: Written = {};
export const written = ({ draft }: Pick<Place, 'draft'>, piece: string): Written => draft[piece] ?? NOTHING;

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

export const war = once(({ data, state }: Omit<Place, 'draft'>): War => warIn(data, state));

/** Which pieces go over to which fleet. */
export const shiftsIn = (draft: Orders): ReadonlyMap<PieceId, FleetId> =>
  new Map(Object.values(draft).flatMap(({ shifted }) => Object.entries(shifted ?? {})));

function asWritten(fleet: Fleet, { charge, mission }: Written, shifts: ReadonlyMap<PieceId, FleetId>): Fleet {
  const joining = [...shifts].flatMap(([piece, to]) => (to === fleet.id ? [piece] : []));
  const pieces = [...fleet.pieces.filter((piece) => !shifts.has(piece)), ...joining];
  if (charge !== undefined) return { ...fleet, pieces, charge, mission: charge === null ? 'intercept' : 'escort', plot: [] };
  return mission === undefined ? { ...fleet, pieces } : { ...fleet, pieces, mission, plot: [] };
}

const isMadeUp = ({ charge, mission, shifted }: Written): boolean => charge !== undefined || mission !== undefined || shifted !== undefined;

/** The position as it will be when this sheet is handed in: its fleets, their missions and whom they escort. */
export const planned = once(({ state, draft, side }: Place): State => {
  if (!Object.values(draft).some(isMadeUp)) return state;
  const shifts = shiftsIn(draft);
  return {
    ...state,
    fleets: state.fleets.map((fleet) => (fleet.side === side ? asWritten(fleet, written({ draft }, fleet.id), shifts) : fleet)),
  };
});

export const ownFleet = (at: Place, id: Atom | undefined): Fleet | undefined =>
  planned(at).fleets.find((fleet) => fleet.id === id && fleet.side === at.side && fleet.pieces.length > 0);

export const why =
  (words: string, rule: string): ((at: Place, target: Target | undefined) => Reason) =>
  () => ({ words, rule });
