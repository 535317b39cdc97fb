/** GW-4.2, GW-5.12: how much of a fleet's plot stands, and how much of it may be written now. Rules, board and bot ask it alike. */
import type { War } from '../data/data.ts';
import type { PortId } from '../data/theatre.ts';
import type { Fleet, FleetId, Move, PieceId, State } from '../state.ts';
import type { Plan } from './plots.ts';
import { AHEAD, isPrePlotted, looksAhead, STAY, wayHome } from './plots.ts';

/** What a side has written for one fleet in this phase. */
export type Written = {
  /** The whole plot as it will stand, with what was written before. */
  readonly plot?: readonly Move[];
  readonly abort?: PortId;
  readonly stance?: 1 | -1;
  readonly charge?: FleetId | null;
  /** GW-TAC-CRIPPLED: pieces that leave it, and the port that they make for. */
  readonly detached?: { readonly pieces: readonly PieceId[]; readonly port: PortId };
};

type Now = Pick<State, 'turn'>;

/** GW-TAC-ORDERS: after contact what is written may be written anew. */
export const wasMet = ({ turn }: Now, { metIn }: Pick<Fleet, 'metIn'>): boolean => metIn > 0 && metIn === turn - 1;

/** GW-10.2d: so it may after an alarm. */
export const mayAmend = (now: Now, fleet: Pick<Fleet, 'metIn' | 'alarmedIn'>): boolean =>
  wasMet(now, fleet) || (fleet.alarmedIn > 0 && fleet.alarmedIn === now.turn - 1);

/** Moves that stand: written in earlier turns and not to be changed; and until it may sail a fleet lies where it is. */
export function fixed({ turn }: Now, fleet: Fleet): readonly Move[] {
  if (fleet.plot.length > 0) return mayAmend({ turn }, fleet) ? [] : fleet.plot;
  return Array.from({ length: Math.max(0, fleet.first - turn) }, () => STAY);
}

/** GW-5.12: before play all turns are written of a mission that is plotted whole; else this one, the next and the one after. */
export const horizon = ({ operation: { turns } }: War, { turn }: Now, fleet: Fleet): number => {
  const left = turns.last - turn + 1;
  return isPrePlotted(fleet) ? left : Math.min(AHEAD, left);
};

/** The first Orders Phase is the time before play; a fleet that has yet to sail is plotted when it does. */
const isPlotted = ({ operation: { turns } }: War, { turn }: Now, fleet: Fleet): boolean =>
  isPrePlotted(fleet) ? turn === turns.first : looksAhead(fleet) && fleet.first <= turn;

export const isPlotting = (war: War, now: Now, fleet: Fleet, { abort, charge }: Written): boolean =>
  fleet.charge === null && isPlotted(war, now, fleet) && abort === undefined && charge === undefined;

/** The plot to which the next move is added: all that is written, less the last move once there is no room for more. */
export function base(war: War, now: Now, fleet: Fleet, { plot }: Written): readonly Move[] {
  const stands = fixed(now, fleet);
  const all = plot ?? stands;
  const room = horizon(war, now, fleet);
  return all.length < room ? all : all.slice(0, Math.max(stands.length, room - 1));
}

export const canWrite = (war: War, now: Now, fleet: Fleet, order: Written): boolean =>
  isPlotting(war, now, fleet, order) && fixed(now, fleet).length < horizon(war, now, fleet);

/** GW-5.2-ABORT: the moves of this turn and the next stand, unless there was contact; then home. */
export function plotHome(war: War, plan: Plan, fleet: Fleet, port: PortId): readonly Move[] {
  const stands = mayAmend(plan, fleet) ? [] : fleet.plot.slice(0, AHEAD - 1);
  return [...stands, ...wayHome(war, plan, fleet, stands, port, war.operation.turns.last)];
}
