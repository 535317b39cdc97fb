/** Courses of several fleets that leave one zone run beside each other. Pure. */
import type { Point } from '../../../chart/chart.ts';
import type { Theatre, ZoneId } from '../data/theatre.ts';
import type { Fleet, FleetId } from '../state.ts';
import { spotIn } from './spots.ts';

/** Chart units from one lane to the next. */
const APART = 5;

/** How far the course of each fleet is set off from the middle of the zones. */
export function lanesOf(fleets: readonly Pick<Fleet, 'id' | 'zone'>[]): ReadonlyMap<FleetId, number> {
  const here = new Map<ZoneId, FleetId[]>();
  for (const { id, zone } of fleets) here.set(zone, [...(here.get(zone) ?? []), id]);
  return new Map([...here.values()].flatMap((ids) => ids.map((id, place) => [id, (place - (ids.length - 1) / 2) * APART] as const)));
}

export const inLane = (theatre: Theatre, zone: ZoneId, lane: number): Point => {
  const [x, y] = spotIn(theatre, zone);
  return [x + lane, y + lane];
};

export const lineThrough = (points: readonly Point[]): string =>
  points.length < 2 ? '' : `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
