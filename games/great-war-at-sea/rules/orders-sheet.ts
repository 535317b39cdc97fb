/** The sheet on which a side writes its orders, by fleet, airship and group of boats, and the fleets as that sheet will have them. */
import type { Reason, Stroke, Target } from '../../../kernel/index.ts';
import { once, onceOfPiece } from '../../../kernel/index.ts';
import { copyFleet } from '../copy.ts';
import type { At, GreatWarAtSea } from '../kind.ts';
import type { Fleet, FleetId, PieceId, State } from '../state.ts';
import { assign, follow } from './assignments.ts';
import type { Orders } from './order-lines.ts';
import { linesOf, NOTHING, withLine, withoutLine, writtenOf } from './order-lines.ts';
import { around, fleetNow, isLinked, isMakingUp, levelNow } from './orders-muster.ts';
import type { Plan } from './plots.ts';
import type { Written } from './writing.ts';

export type Place = At<Orders>;
/** One verb of the sheet. */
export type Order<T> = Stroke<GreatWarAtSea, null, Orders, T>;

export const written = onceOfPiece(({ draft }: Place, piece: string): Written => writtenOf(draft, piece));

type Charges = ReadonlyMap<FleetId, FleetId | null>;

const NO_CHARGES: Charges = new Map();

function chargesWritten(draft: Orders): Charges {
  let charges: Map<FleetId, FleetId | null> | undefined;
  for (const { piece, written } of linesOf(draft)) {
    if (written.charge === undefined) continue;
    charges ??= new Map();
    charges.set(piece, written.charge);
  }
  return charges ?? NO_CHARGES;
}

let lastCharges: { readonly draft: Orders; readonly charges: Charges } = { draft: {}, charges: NO_CHARGES };

/** Whom fleets are told to escort, or to escort no longer; found once for each sheet, for it is asked of every fleet. */
export function chargesIn(draft: Orders): Charges {
  if (lastCharges.draft !== draft) lastCharges = { draft, charges: chargesWritten(draft) };
  return lastCharges.charges;
}

/** Another sheet. If it does not say anything else of whom a piece escorts, all charges stay as they are. */
function after(draft: Orders, sheet: Orders, { charge }: Written): Orders {
  if (lastCharges.draft === draft && charge === undefined) lastCharges = { draft: sheet, charges: lastCharges.charges };
  return sheet;
}

/** What is said of one piece besides. */
export function changed(draft: Orders, piece: string, change: Written): Orders {
  const was = writtenOf(draft, piece);
  return after(draft, withLine(draft, piece, was === NOTHING ? change : { ...was, ...change }), change);
}

/** Nothing is said of one piece any more. */
export const forgotten = (draft: Orders, piece: string): Orders => after(draft, withoutLine(draft, piece), writtenOf(draft, piece));

/** A fleet that is made up anew has its moves written anew, and does not give up what it was to do before. */
export function madeAnew(draft: Orders, id: FleetId, change: Written): Orders {
  const { plot: _plot, abort: _abort, ...rest } = writtenOf(draft, id);
  return withLine(draft, id, { ...rest, ...change });
}

const NO_SHIFTS: ReadonlyMap<PieceId, FleetId> = new Map();

/** Which pieces go over to which fleet. */
export function shiftsIn(draft: Orders): ReadonlyMap<PieceId, FleetId> {
  let shifts: Map<PieceId, FleetId> | undefined;
  for (const { written } of linesOf(draft)) {
    if (!written.shifted) continue;
    shifts ??= new Map();
    for (const [piece, to] of Object.entries(written.shifted)) shifts.set(piece, to);
  }
  return shifts ?? NO_SHIFTS;
}

const piecesAfter = ({ id, pieces }: Fleet, shifts: ReadonlyMap<PieceId, FleetId>): readonly PieceId[] =>
  shifts.size === 0
    ? pieces
    : [...pieces.filter((piece) => !shifts.has(piece)), ...[...shifts].flatMap(([piece, to]) => (to === id ? [piece] : []))];

function asWritten(fleet: Fleet, { charge, mission }: Written, shifts: ReadonlyMap<PieceId, FleetId>): Fleet {
  if (charge === undefined && mission === undefined && shifts.size === 0) return fleet;
  const planned = copyFleet(fleet);
  planned.pieces = piecesAfter(fleet, shifts);
  if (charge !== undefined) follow(planned, charge);
  else if (mission !== undefined) assign(planned, mission);
  return planned;
}

export const shifts = once((at: Place) => (isMakingUp(at) ? shiftsIn(at.draft) : NO_SHIFTS));

/** Whom a fleet escorts once this sheet is handed in. */
export function chargeIn(draft: Orders, { id, charge }: Fleet): FleetId | null {
  const charges = chargesIn(draft);
  const ordered = charges === NO_CHARGES ? undefined : charges.get(id);
  return ordered === undefined ? charge : ordered;
}

/** A fleet as it will be when this sheet is handed in. */
export const asPlanned = (at: Place, fleet: Fleet): Fleet =>
  fleet.side === at.side ? asWritten(fleet, writtenOf(at.draft, fleet.id), shifts(at)) : fleet;

/** The position as it will be then: its fleets, their missions and whom they escort. */
export const planned = once((at: Place): State => ({ ...at.state, fleets: at.state.fleets.map((fleet) => asPlanned(at, fleet)) }));

/** The same as far as it bears on how fast one fleet is: with nobody in it but those who will escort it. */
export const companyOn = onceOfPiece((at: Place, id: FleetId): Plan => {
  const { ships, tows, readings, turn } = at.state;
  const fleets: Fleet[] = [];
  let slowest = levelNow(at, id);
  for (const other of around(at, id)) {
    if (chargeIn(at.draft, other) !== id) continue;
    fleets.push(asPlanned(at, other));
    const level = levelNow(at, other.id);
    if (slowest !== undefined && level !== undefined && level < slowest) slowest = level;
  }
  return slowest === undefined || isMakingUp(at)
    ? { ships, tows, readings, turn, fleets }
    : { ships, tows, readings, turn, fleets, level: slowest };
});

export const ownFleet = onceOfPiece((at: Place, id: FleetId): Fleet | undefined => {
  const now = fleetNow(at, id);
  const fleet = now && asPlanned(at, now);
  return fleet && fleet.pieces.length > 0 ? fleet : undefined;
});

/** What of the sheet bears on the orders that a piece may be given: its own, and of a fleet who escorts whom around it. */
export function bearingOn(at: Place, piece: string): readonly unknown[] {
  if (isMakingUp(at) || isLinked(at, piece)) return [at.draft];
  const on: unknown[] = [writtenOf(at.draft, piece)];
  for (const other of around(at, piece)) on.push(chargeIn(at.draft, other));
  return on;
}

/** What a verb offers of a piece that it is not for. */
export const NONE: readonly never[] = [];

export const why =
  (words: string, rule: string): ((at: Place, target: Target | undefined) => Reason) =>
  () => ({ words, rule });
