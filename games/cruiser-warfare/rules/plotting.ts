/** CW-4.2a, CW-5.4: the Central Powers write a turn ahead. */
import type { Odds, Reason, Target } from '../../../kernel/index.ts';
import { atomsOf } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { OrderVerb, Standing } from '../kind.ts';
import type { Act, Fleet, FleetId, Order, Side, State } from '../state.ts';
import type { View } from '../view.ts';
import { actInShort, actInWords } from '../words/acts.ts';
import { nameListed } from '../words/fleets.ts';
import { nameOf } from '../words/names.ts';
import { hasFired, mayTakeShells } from './ammunition.ts';
import { mayCoalIn, neutralOdds } from './coaling.ts';
import { hasGiver } from './feeding.ts';
import { byFleet, ofFleet } from './filing.ts';
import { fleetOf, fleetsOf, moveTo, pieceOf, STAY } from './fleet.ts';
import { COST_OF_MOVE, COST_OF_STAYING, capacityOf } from './fuel.ts';
import { waysFor } from './limits.ts';
import { mayRaid } from './raiding.ts';
import { isMendable, mendingOdds } from './repairs.ts';
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

/** A fleet as its owner knows it, in the state or in his view. */
interface Sailing extends Pick<Fleet, 'order' | 'area' | 'heldIn'> {
  readonly pursuit: { readonly caught: boolean } | null;
}

/** Where this turn's order takes it, as far as can be known (CW-5.53d, CW-5.53e, CW-5.54b). */
export const whereNext = ({ turn }: Pick<State, 'turn'>, { order, area, heldIn, pursuit }: Sailing): Area =>
  order.act === 'move' && order.to !== null && heldIn !== turn && !pursuit?.caught ? order.to : area;

/** Boxes left when this turn's order is done, for the piece that has least; coal that may yet be spoilt is counted as taken. */
function fuelNext(data: Data, state: State, fleet: Fleet): number {
  let least = Number.POSITIVE_INFINITY;
  for (const id of fleet.pieces) {
    const piece = pieceOf(state, id);
    const { act } = fleet.order;
    const left =
      act === 'coal' || act === 'feed' ? capacityOf(data, piece) : piece.fuel - (act === 'move' ? COST_OF_MOVE : COST_OF_STAYING);
    if (left < least) least = left;
  }
  return least;
}

/** What to do instead of moving. */
type Task = Exclude<Act, 'move' | 'torpedoes' | 'blockade'>;
export type Plot = Area | Task;

/** CW-10.4, CW-10.5: a collier or a prize will be in company where it lies, or this turn's raid may take one. */
const mayBeFed = (state: State, area: Area): boolean =>
  fleetsOf(state, 'central').some(
    (each) => whereNext(state, each) === area && (hasGiver(each) || (state.turn > 0 && mayRaid(state, each))),
  );

/** What can be of use where this turn's order leaves it. */
const TASKS: Readonly<Record<Task, (data: Data, state: State, fleet: Fleet, area: Area) => boolean>> = {
  stay: () => true,
  repair: (_, state, fleet) => isMendable(state, fleet),
  coal: mayCoalIn,
  feed: (_data, state, _fleet, area) => mayBeFed(state, area),
  ammunition: (_, state, fleet, area) => mayTakeShells(state, fleet, area) && hasFired(state, fleet),
};
const isTask = (plot: string): plot is Task => Object.hasOwn(TASKS, plot);
const EVERY_TASK = Object.keys(TASKS).filter(isTask);

const orderOf = (plot: Plot): Order => (isTask(plot) ? { act: plot, to: null } : moveTo(plot));

const isWritten = ({ next }: Fleet, plot: string): boolean => next !== null && (next.to ?? next.act) === plot;

/** CW-5.4a: one order for every fleet and turn; it can be written anew until all are. */
function plotsFor(data: Data, state: State, fleet: Fleet): [FleetId, Plot][] {
  const area = whereNext(state, fleet);
  const plots: [FleetId, Plot][] = [];
  const add = (plot: Plot): void => void (isWritten(fleet, plot) || plots.push([fleet.id, plot]));
  add('stay');
  if (fleet.decoy || fuelNext(data, state, fleet) >= COST_OF_MOVE) for (const to of waysFor(data, state, fleet, area)) add(to);
  if (!fleet.decoy) for (const task of EVERY_TASK) if (task !== 'stay' && TASKS[task](data, state, fleet, area)) add(task);
  return plots;
}

const WRITTEN: Reason = { words: 'this order is written already', rule: 'CW-5.4a' };
const NO_USE: Readonly<Record<Task, Reason>> = {
  stay: WRITTEN,
  repair: { words: 'no ship of it has a hull that can be mended', rule: 'CW-11.42a' },
  coal: { words: 'there is no port of one’s own there, and no neutral to ask', rule: 'CW-10.3b' },
  feed: { words: 'no collier or prize will be in company there', rule: 'CW-10.4' },
  ammunition: { words: 'shells are in German ports with a stock, for ships that have fired', rule: 'CW-10.81' },
};

function whyNoPlot({ data, state, side }: Standing, target: Target | undefined): Reason {
  const [id = '', plot = ''] = atomsOf(target ?? null);
  const fleet = fleetsOf(state, side).find((each) => each.id === id);
  if (!fleet) return { words: 'each fleet of one’s own has one order for the next turn', rule: 'CW-5.4a' };
  if (isWritten(fleet, plot)) return WRITTEN;
  if (isTask(plot))
    return fleet.decoy ? { words: 'an empty marker stays or moves, and does nothing else', rule: 'CW-15.3a' } : NO_USE[plot];
  return waysFor(data, state, fleet, whereNext(state, fleet)).some((area) => area === plot)
    ? { words: 'a move takes two boxes of fuel, and one of its ships will not have them', rule: 'CW-10.1' }
    : { words: 'a fleet moves into an area beside the one where this turn’s order leaves it', rule: 'CW-5.1a' };
}

/** CW-4.2d, CW-10.1: a warning where the order, after this turn's, leaves somebody without fuel. */
function fuelWarning(state: State, [id, plot]: readonly [FleetId, Plot]): string | undefined {
  const fleet = fleetOf(state, id);
  const { act } = orderOf(plot);
  if (act === 'coal' || act === 'feed' || fleet.order.act === 'coal' || fleet.order.act === 'feed') return undefined;
  const now = whereNext(state, fleet) === fleet.area ? COST_OF_STAYING : COST_OF_MOVE;
  return lastCoal(state, fleet, now + (act === 'move' ? COST_OF_MOVE : COST_OF_STAYING));
}

/** CW-5.4a: what staying would burn, of those for whom nothing is written. */
export function lastCoalOfTheUnwritten(state: State, side: Side): string | undefined {
  const warnings = fleetsOf(state, side).flatMap(({ id, next, decoy }) =>
    next === null && !decoy ? (fuelWarning(state, [id, 'stay']) ?? []) : [],
  );
  return warnings.length === 0 ? undefined : warnings.map((words) => words.replace(/^This/, 'To stay')).join(' ');
}

/** CW-10.7, CW-11.42a: what the next turn's dice will make of it, as things stand. */
function plotOdds(data: Data, state: State, [id, plot]: readonly [FleetId, Plot]): Odds | undefined {
  const fleet = fleetOf(state, id);
  if (plot === 'repair') return mendingOdds(data, state, fleet, whereNext(state, fleet));
  return plot === 'coal' ? neutralOdds(data, state, whereNext(state, fleet)) : undefined;
}

const plotInWords = (view: View, [fleet, plot]: readonly [FleetId, Plot]): string =>
  `${nameListed(view, fleet)}: ${isTask(plot) ? actInWords(plot) : `to ${nameOf(plot)}`}`;

/** To stay needs no order (CW-5.4a). */
const taskInShort = (plot: Plot): string | undefined => (isTask(plot) && plot !== 'stay' ? actInShort(plot) : undefined);

export const plotting: OrderVerb<readonly [FleetId, Plot]> = {
  under: byFleet,
  of: ofFleet(plotsFor),
  label: plotInWords,
  odds: ({ data, state }, target) => plotOdds(data, state, target),
  caution: ({ state }, target) => fuelWarning(state, target),
  handy: (_at, [, plot]) => taskInShort(plot),
  why: whyNoPlot,
  does: ({ state }, [id, plot]) => {
    fleetOf(state, id).next = orderOf(plot);
  },
};

/** The plot as it was written; none for a fleet without an order. */
function writtenFor(_data: Data, _state: State, { id, next }: Fleet): [FleetId, Plot][] {
  const plot = next && (next.to ?? EVERY_TASK.find((task) => task === next.act));
  return plot ? [[id, plot]] : [];
}

/** What is written stands in the list until all is handed in, and can be struck out: an unwritten order is to stay (CW-5.4a). */
export const strikingOut: OrderVerb<readonly [FleetId, Plot]> = {
  takesBack: 'plot',
  under: byFleet,
  of: ofFleet(writtenFor),
  label: (view, target) => `${plotInWords(view, target)}: take back`,
  handy: (_at, [, plot]) => taskInShort(plot),
  why: () => ({ words: 'nothing of the kind is written for it', rule: 'CW-5.4a' }),
  does: ({ state }, [id]) => {
    fleetOf(state, id).next = null;
  },
};
