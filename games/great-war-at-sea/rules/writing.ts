/** GW-4.2, GW-5.12: how much of a fleet's plot stands, and how much of it may be written now. Rules, board and bot ask it alike. */
import type { War } from '../data/data.ts';
import type { PortId } from '../data/theatre.ts';
import type { Fleet, FleetId, Mission, Move, PieceId, Report, ShipId, ZoneId } from '../state.ts';
import { AHEAD, isPrePlotted, looksAhead, STAY } from './plots.ts';

/** What a side has written in this phase for one fleet, airship or group of boats. */
export type Written = {
  /** The whole plot as it will stand, with what was written before. */
  readonly plot?: readonly Move[];
  readonly abort?: PortId;
  readonly stance?: 1 | -1;
  readonly charge?: FleetId | null;
  readonly mission?: Mission;
  /** GW-5.1a: pieces of this fleet that go over to another. */
  readonly shifted?: { readonly [piece: PieceId]: FleetId };
  /** GW-TAC-CRIPPLED: pieces that leave it, and the port that they make for. */
  readonly detached?: { readonly pieces: readonly PieceId[]; readonly port: PortId };
  /** GW-11.2: pieces that try to take another in tow, and lines that are let go. */
  readonly tow?: readonly { readonly by: PieceId; readonly of: PieceId }[];
  readonly castOff?: readonly PieceId[];
  readonly scuttled?: readonly ShipId[];
  /** GW-14: zones over which it flies this turn, and whether it bombs what it finds in the last. */
  readonly flight?: readonly ZoneId[];
  readonly bombs?: boolean;
  /** GW-17.1 */
  readonly station?: ZoneId;
};

interface Now {
  readonly turn: number;
  readonly reports: readonly Report[];
}

/** GW-TAC-ORDERS: after contact what is written may be written anew. */
export const wasMet = ({ turn }: Pick<Now, 'turn'>, { metIn }: Pick<Fleet, 'metIn'>): boolean => metIn > 0 && metIn === turn - 1;

/** GW-10.2d: so it may after an alarm. */
export const mayAmend = (now: Pick<Now, 'turn'>, fleet: Pick<Fleet, 'metIn' | 'alarmedIn'>): boolean =>
  wasMet(now, fleet) || (fleet.alarmedIn > 0 && fleet.alarmedIn === now.turn - 1);

/** GW-14.4: a report of the turn before lets fleets on Intercept write all but this turn's move anew. */
const isWarned = ({ turn, reports }: Now, { side, mission }: Fleet): boolean =>
  (mission === 'intercept' || mission === 'raid-in-force') && reports.some((report) => report.side === side && report.turn === turn - 1);

const lying: (readonly Move[])[] = [];

/** So many turns in which nothing is done; such lists are made once. */
function stays(turns: number): readonly Move[] {
  const known = lying[turns];
  if (known) return known;
  const made = Array.from({ length: turns }, () => STAY);
  lying[turns] = made;
  return made;
}

/** Moves that stand: written in earlier turns and not to be changed; and until it may sail a fleet lies where it is. */
export function fixed(now: Now, fleet: Fleet): readonly Move[] {
  if (fleet.plot.length === 0) return stays(Math.max(0, fleet.first - now.turn));
  if (mayAmend(now, fleet)) return [];
  return isWarned(now, fleet) ? fleet.plot.slice(0, 1) : fleet.plot;
}

/** GW-5.12: before play all turns are written of a mission that is plotted whole; else this one, the next and the one after. */
export const horizon = ({ operation: { turns } }: War, { turn }: Pick<Now, 'turn'>, fleet: Fleet): number => {
  const left = turns.last - turn + 1;
  return isPrePlotted(fleet) ? left : Math.min(AHEAD, left);
};

/** The first Orders Phase is the time before play. */
export const isBeforePlay = ({ operation: { turns } }: War, { turn }: Pick<Now, 'turn'>): boolean => turn === turns.first;

/** A fleet that has yet to sail is plotted when it does. */
const isPlotted = (war: War, now: Now, fleet: Fleet): boolean =>
  isPrePlotted(fleet) ? isBeforePlay(war, now) || mayAmend(now, fleet) : looksAhead(fleet) && fleet.first <= now.turn;

export const isPlotting = (war: War, now: Now, fleet: Fleet, { abort }: Written): boolean =>
  fleet.charge === null && isPlotted(war, now, fleet) && abort === undefined;

/** The plot to which the next move is added: all that is written, less the last move once there is no room for more. */
export function base(war: War, now: Now, fleet: Fleet, { plot }: Written): readonly Move[] {
  const stands = fixed(now, fleet);
  const all = plot ?? stands;
  const room = horizon(war, now, fleet);
  return all.length < room ? all : all.slice(0, Math.max(stands.length, room - 1));
}

export const canWrite = (war: War, now: Now, fleet: Fleet, order: Written): boolean =>
  isPlotting(war, now, fleet, order) && fixed(now, fleet).length < horizon(war, now, fleet);
