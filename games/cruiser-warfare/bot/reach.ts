/**
 * Where raiders that are out of sight can be by now: from where each was last seen, one area a turn, and likelier where there is
 * trade to be found and nobody of ours lies in wait. For the captain, and for whoever wants to see it drawn on the chart.
 */
import { oncePer } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS, NORTH_SEA, portOf } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance, neighbours } from '../data/data.ts';
import { classOf, vesselOf } from '../data/ships.ts';
import { isCollier } from '../rules/fleet.ts';
import type { ShipId } from '../state.ts';
import type { FleetView, SightingView, View } from '../view.ts';
import { settings } from './settings.ts';
import { anyRaider, haulIn } from './trade.ts';

export interface Reach {
  /** The name of the marker when it was last seen; empty for Spee while he has never been seen (CW-12.5). */
  readonly token: string;
  /** Is it Spee, as far as one can tell? */
  readonly isSpee: boolean;
  readonly turn: number;
  /** Chances by area; together less than one, as memory fades. */
  readonly weights: ReadonlyMap<Area, number>;
}

/** Who sails with Spee by the lists, colliers apart (CW-12.5). */
export const speesShips = oncePer(
  ({ forces }: Data): readonly ShipId[] => forces.find(({ id }) => id === 'spee')?.ships.filter((id) => !isCollier(id)) ?? [],
);

/** The ships by which he is known: the large ones. */
const speesFlag = oncePer(
  (data: Data): ReadonlySet<ShipId> => new Set(speesShips(data).filter((id) => classOf(vesselOf(id).type) === 'capital')),
);

/** A raider out of sight: where it may have been, and in which turn. */
interface Start extends Omit<Reach, 'weights'> {
  readonly from: ReadonlyMap<Area, number>;
}

/** Raiders lost from sight and not since seen again, and Spee until his ships have been named. */
function startsOf(data: Data, view: View): Start[] {
  const { lost, spees } = trailsOf(data, view);
  const starts = lost.map(({ token, area, turn }) => ({ token, isSpee: spees.has(token), turn, from: new Map([[area, 1]]) }));
  return isSpeeAtLarge(data, view) ? [...starts, { token: '', isSpee: true, turn: 0, from: speesStart(data) }] : starts;
}

/** Each of them by itself. */
export function reachOf(data: Data, view: View): Reach[] {
  const flow = flowIn(data, view);
  return startsOf(data, view).map((start) => ({
    token: start.token,
    isSpee: start.isSpee,
    turn: start.turn,
    weights: spread(view, flow, [start]),
  }));
}

/** All light raiders together, and Spee: the same as the sum of each by itself, worked out at once. */
export function reachTogether(data: Data, view: View): { readonly light: Map<Area, number>; readonly heavy: Map<Area, number> } {
  const flow = flowIn(data, view);
  const starts = startsOf(data, view);
  return {
    light: spread(
      view,
      flow,
      starts.filter(({ isSpee }) => !isSpee),
    ),
    heavy: spread(
      view,
      flow,
      starts.filter(({ isSpee }) => isSpee),
    ),
  };
}

const speesStart = (data: Data): ReadonlyMap<Area, number> => new Map(data.speeAreas.map((area) => [area, 1 / data.speeAreas.length]));

function isSpeeAtLarge(data: Data, { viewer, known, lost }: View): boolean {
  if (viewer === 'central') return false;
  return ![...known.flatMap(({ ships }) => ships), ...lost].some((id) => speesFlag(data).has(id));
}

interface Trails {
  /** Sightings that nothing later explains. */
  readonly lost: readonly SightingView[];
  /** The markers under which Spee is thought to sail, in sight or out of it. */
  readonly spees: ReadonlySet<string>;
}

/** A marker that comes into sight may be one that was lost before: the nearest in time that could have come so far. */
export function trailsOf(data: Data, { lastSeen, markers, known, lost: gone, turn }: View): Trails {
  const spees = new Set(
    known.filter(({ ships }) => ships.some((id) => speesFlag(data).has(id) && !gone.includes(id))).map(({ token }) => token),
  );
  const sightings = lastSeen.filter(({ side }) => side === 'central');
  const lost: SightingView[] = [];
  const explain = ({ area, turn: when, token }: SightingView): void => {
    const place = lost.findLastIndex((each) => each.turn < when && distance(data, each.area, area) <= when - each.turn);
    const [same] = place >= 0 ? lost.splice(place, 1) : [];
    if (same && spees.has(same.token) && !known.some((each) => each.token === token)) spees.add(token);
  };
  for (const sighting of sightings) {
    explain(sighting);
    lost.push(sighting);
  }
  for (const { side, area, token } of markers) if (side === 'central') explain({ side, area, token, turn });
  return { lost, spees };
}

/** The part of what is in an area that goes to each area next turn. */
export type Flow = ReadonlyMap<Area, readonly (readonly [Area, number])[]>;

/** `lies` is the part that stays. */
export function flowIn(data: Data, view: View, lies = settings.lies): Flow {
  const pull = new Map(
    AREAS.map((area) => [
      area,
      settings.anyWater + haulIn(data, view, area, anyRaider) + (hasGermanCoal(data, area) ? settings.bunkers : 0),
    ]),
  );
  return new Map(AREAS.map((area) => [area, sharesFrom(data, area, pull, lies)]));
}

/** CW-10.3b, CW-10.6b: a raider has to coal every few turns, at a port of hers or where a neutral sells. */
const hasGermanCoal = (data: Data, area: Area): boolean => data.areas[area].etappe || portOf(area)?.side === 'german';

function sharesFrom(data: Data, area: Area, pull: ReadonlyMap<Area, number>, lies: number): (readonly [Area, number])[] {
  const next = neighbours(data, area).filter((each) => each !== NORTH_SEA);
  const sum = next.reduce((total, each) => total + (pull.get(each) ?? 0), 0);
  const moving = (1 - lies) * settings.fades;
  return [[area, lies * settings.fades], ...next.map((each): [Area, number] => [each, (moving * (pull.get(each) ?? 0)) / sum])];
}

/** Turn by turn, to the end of this turn's moves; who is lost in a turn goes on from the next. */
function spread(view: View, flow: Flow, starts: readonly Start[]): Map<Area, number> {
  let weights = new Map<Area, number>();
  for (let turn = Math.min(...starts.map((start) => start.turn)); turn <= view.turn; turn++) {
    const next = new Map<Area, number>();
    for (const [area, weight] of weights) for (const [to, share] of flow.get(area) ?? []) add(next, to, weight * share);
    if (turn < view.turn) searched(view, next, turn);
    for (const start of starts) if (start.turn === turn) for (const [area, weight] of start.from) add(next, area, weight);
    weights = next;
  }
  return weights;
}

export const add = (to: Map<Area, number>, area: Area, weight: number): void => void to.set(area, (to.get(area) ?? 0) + weight);

/** A search that found nothing makes it less likely that she was there. */
function searched({ fleets }: View, weights: Map<Area, number>, turn: number): void {
  for (const fleet of fleets) {
    const weight = weights.get(fleet.area);
    if (weight !== undefined && hasWatched(fleet, turn)) weights.set(fleet.area, weight * (1 - settings.finds));
  }
}

const hasWatched = ({ side, movedIn, mission }: FleetView, turn: number): boolean =>
  side === 'allied' && movedIn <= turn && mission === 'intercept';
