/** CW-4.2a, CW-5.4: the Central Powers write a turn ahead. */
import type { Area } from '../data/map.ts';
import type { Act, Fleet, FleetId, Order, State } from '../state.ts';
import { mayTakeShells } from './ammunition.ts';
import { mayCoalIn } from './coaling.ts';
import { hasGiver } from './feeding.ts';
import { fleetOf, moveTo, pieceOf, STAY } from './fleet.ts';
import { COST_OF_MOVE, COST_OF_STAYING, capacityOf } from './fuel.ts';
import { waysFor } from './limits.ts';
import { lastCoal } from './warnings.ts';

/** What was written becomes the order of the turn (CW-4.2a); an unwritten order is to stay (CW-5.4a). The slate is wiped. */
export function turnOver(state: State): void {
  for (const fleet of state.fleets) {
    fleet.order = fleet.next ?? STAY;
    fleet.next = null;
    fleet.feeds = [];
    fleet.granted = false;
    fleet.searched = false;
    fleet.raided = false;
    fleet.fought = false;
    if (fleet.pursuit) fleet.pursuit.caught = false;
  }
  state.contacts = [];
}

/** Where this turn's order takes it, as far as can be known (CW-5.53d, CW-5.53e, CW-5.54b). */
export const whereNext = ({ turn }: State, { order, area, heldIn, pursuit }: Fleet): Area =>
  order.act === 'move' && order.to !== null && heldIn !== turn && !pursuit?.caught ? order.to : area;

/** Boxes left when this turn's order is done, for the piece that has least; coal that may yet be spoilt is counted as taken. */
function fuelNext(state: State, fleet: Fleet): number {
  let least = Number.POSITIVE_INFINITY;
  for (const id of fleet.pieces) {
    const piece = pieceOf(state, id);
    const { act } = fleet.order;
    const left = act === 'coal' || act === 'feed' ? capacityOf(piece) : piece.fuel - (act === 'move' ? COST_OF_MOVE : COST_OF_STAYING);
    if (left < least) least = left;
  }
  return least;
}

/** An area to enter, or what to do instead of moving. */
export type Plot = Area | Exclude<Act, 'move' | 'torpedoes' | 'blockade'>;
const ACTS: ReadonlySet<string> = new Set(['stay', 'coal', 'feed', 'ammunition', 'repair']);
const isAct = (plot: Plot): plot is Exclude<Plot, Area> => ACTS.has(plot);

/** CW-5.4a: one order for every fleet and turn. */
export function plotsFor(state: State, fleet: Fleet): [FleetId, Plot][] {
  if (fleet.side !== 'central' || fleet.next !== null) return [];
  const area = whereNext(state, fleet);
  const { id } = fleet;
  const plots: [FleetId, Plot][] = [[id, 'stay']];
  if (fleet.decoy || fuelNext(state, fleet) >= COST_OF_MOVE) for (const to of waysFor(state, fleet, area)) plots.push([id, to]);
  if (fleet.decoy) return plots;
  plots.push([id, 'repair']);
  if (mayCoalIn(state, fleet, area)) plots.push([id, 'coal']);
  if (hasGiver(state, 'central')) plots.push([id, 'feed']);
  if (mayTakeShells(state, fleet, area)) plots.push([id, 'ammunition']);
  return plots;
}

export const orderOf = (plot: Plot): Order => (isAct(plot) ? { act: plot, to: null } : moveTo(plot));

/** CW-4.2d, CW-10.1: a warning where the order, after this turn's, leaves somebody without fuel. */
export function fuelWarning(state: State, [id, what]: readonly [FleetId, Plot]): string | undefined {
  const fleet = fleetOf(state, id);
  const { act } = orderOf(what);
  if (act === 'coal' || act === 'feed' || fleet.order.act === 'coal' || fleet.order.act === 'feed') return undefined;
  const now = whereNext(state, fleet) === fleet.area ? COST_OF_STAYING : COST_OF_MOVE;
  return lastCoal(state, fleet, now + (act === 'move' ? COST_OF_MOVE : COST_OF_STAYING));
}

export const plot = (state: State, [id, what]: readonly [FleetId, Plot]): void => {
  fleetOf(state, id).next = orderOf(what);
};
