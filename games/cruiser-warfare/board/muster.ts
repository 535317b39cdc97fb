/** What lies where on the chart, under names that stay the same from view to view, so that nothing is drawn afresh without need. */
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { ratingOf } from '../data/data.ts';
import type { Side } from '../state.ts';
import type { FleetView, Marker, View } from '../view.ts';
import { shipsOf } from './fleets.ts';
import { type Ghost, ghostsOf } from './sightings.ts';

export interface Muster {
  /** Names of the fleets, markers and remembered markers of a side in an area, the weightiest first. */
  readonly at: (area: Area, side: Side) => readonly string[];
  readonly fleets: ReadonlyMap<string, FleetView>;
  readonly markers: ReadonlyMap<string, Marker>;
  /** By their tokens. */
  readonly ghosts: ReadonlyMap<string, Ghost>;
}

const NOBODY: readonly string[] = [];

const worthOf = (data: Data, view: View, fleet: FleetView): number =>
  (fleet.post === 'marker' ? 1000 : 0) + shipsOf(view, fleet).reduce((sum, id) => sum + ratingOf(data, id).points, 0);

export function musterOf(data: Data, view: View): Muster {
  const places = new Map<string, string[]>();
  const put = (area: Area, side: Side, name: string): void => {
    const key = `${side} ${area}`;
    const list = places.get(key);
    if (list) list.push(name);
    else places.set(key, [name]);
  };
  const byWorth = view.fleets.toSorted((a, b) => worthOf(data, view, b) - worthOf(data, view, a));
  for (const { area, side, id } of byWorth) put(area, side, id);
  for (const { area, side, token } of view.markers) put(area, side, token);
  const ghosts = ghostsOf(data, view);
  for (const { area, side, token } of ghosts) put(area, side, token);
  return {
    at: (area, side) => places.get(`${side} ${area}`) ?? NOBODY,
    fleets: new Map(view.fleets.map((fleet) => [fleet.id, fleet])),
    markers: new Map(view.markers.map((marker) => [marker.token, marker])),
    ghosts: new Map(ghosts.map((ghost) => [ghost.token, ghost])),
  };
}
