/**
 * Where raiders that are out of sight can be by now: from where each was last seen, one area a turn, and likelier where there is
 * trade to be found and nobody of ours lies in wait. For the captain, and for whoever wants to see it drawn on the chart.
 */
import type { Area } from '../data/map.ts';
import { AREAS, distance, NORTH_SEA, neighbours, SPEE_AREAS } from '../data/map.ts';
import type { Fleet, Sighting } from '../state.ts';
import type { View } from '../view.ts';
import { settings } from './settings.ts';
import { anyRaider, haulIn } from './trade.ts';

export interface Reach {
  /** The name of the marker when it was last seen; empty for Spee, who begins out of sight (CW-12.5). */
  readonly token: string;
  readonly turn: number;
  /** Chances by area; together less than one, as memory fades. */
  readonly weights: ReadonlyMap<Area, number>;
}

export const SPEE_SHIPS: ReadonlySet<string> = new Set(['scharnhorst', 'gneisenau']);

/** Raiders lost from sight and not since seen again, and Spee until his ships have been named. */
export function reachOf(view: View): Reach[] {
  const flow = flowIn(view);
  const lost = unexplained(view).map(({ token, area, turn }) => ({ token, turn, weights: spread(view, flow, new Map([[area, 1]]), turn) }));
  return isSpeeAtLarge(view) ? [...lost, { token: '', turn: 0, weights: spread(view, flow, spees(), 0) }] : lost;
}

const spees = (): Map<Area, number> => new Map(SPEE_AREAS.map((area) => [area, 1 / SPEE_AREAS.length]));

function isSpeeAtLarge({ viewer, known, lost }: View): boolean {
  if (viewer === 'central') return false;
  return ![...known.flatMap(({ ships }) => ships), ...lost].some((id) => SPEE_SHIPS.has(id));
}

/** A marker that comes into sight may be one that was lost before: the nearest in time that could have come so far. */
function unexplained({ lastSeen, markers, turn }: View): readonly Sighting[] {
  const sightings = lastSeen.filter(({ side }) => side === 'central');
  const open: Sighting[] = [];
  for (const sighting of sightings) {
    explain(open, sighting);
    open.push(sighting);
  }
  for (const { side, area, token } of markers) if (side === 'central') explain(open, { side, area, token, turn });
  return open;
}

function explain(open: Sighting[], { area, turn }: Sighting): void {
  const place = open.findLastIndex((lost) => lost.turn < turn && distance(lost.area, area) <= turn - lost.turn);
  if (place >= 0) open.splice(place, 1);
}

/** The part of what is in an area that goes to each area next turn. */
export type Flow = ReadonlyMap<Area, readonly (readonly [Area, number])[]>;

export function flowIn(view: View): Flow {
  const pull = new Map(AREAS.map((area) => [area, settings.anyWater + haulIn(view, area, anyRaider)]));
  return new Map(AREAS.map((area) => [area, sharesFrom(area, pull)]));
}

function sharesFrom(area: Area, pull: ReadonlyMap<Area, number>): (readonly [Area, number])[] {
  const next = neighbours(area).filter((each) => each !== NORTH_SEA);
  const sum = next.reduce((total, each) => total + (pull.get(each) ?? 0), 0);
  const moving = (1 - settings.lies) * settings.fades;
  return [[area, settings.lies * settings.fades], ...next.map((each): [Area, number] => [each, (moving * (pull.get(each) ?? 0)) / sum])];
}

/** Turn by turn, to the end of this turn's moves. */
function spread(view: View, flow: Flow, from: Map<Area, number>, since: number): Map<Area, number> {
  let weights = from;
  for (let turn = since + 1; turn <= view.turn; turn++) {
    const next = new Map<Area, number>();
    for (const [area, weight] of weights)
      for (const [to, share] of flow.get(area) ?? []) next.set(to, (next.get(to) ?? 0) + weight * share);
    if (turn < view.turn) searched(view, next, turn);
    weights = next;
  }
  return weights;
}

/** A search that found nothing makes it less likely that she was there. */
function searched({ fleets }: View, weights: Map<Area, number>, turn: number): void {
  for (const fleet of fleets) {
    const weight = weights.get(fleet.area);
    if (weight !== undefined && hasWatched(fleet, turn)) weights.set(fleet.area, weight * (1 - settings.finds));
  }
}

const hasWatched = ({ side, movedIn, mission }: Fleet, turn: number): boolean =>
  side === 'allied' && movedIn <= turn && mission === 'intercept';
