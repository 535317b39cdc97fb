/** What lies in which zone: own fleets, enemies in sight, and where enemies were last. */
import type { FleetId, Known, ZoneId } from '../state.ts';
import type { Marker, View } from '../view.ts';
import { markersOf } from './fleets.ts';

export type Lying =
  | { readonly kind: 'fleet'; readonly id: FleetId }
  | { readonly kind: 'marker'; readonly id: string; readonly marker: Marker }
  | { readonly kind: 'known'; readonly id: string; readonly known: Known };

export type Stations = ReadonlyMap<ZoneId, readonly Lying[]>;

/** A report older than this is no longer on the chart. */
const OLDEST = 18;

export function stationsOf(view: View): Stations {
  const stations = new Map<ZoneId, Lying[]>();
  const put = (zone: ZoneId, lying: Lying): void => {
    const here = stations.get(zone);
    if (here) here.push(lying);
    else stations.set(zone, [lying]);
  };
  for (const { id, zone } of markersOf(view)) put(zone, { kind: 'fleet', id });
  for (const marker of view.markers) put(marker.zone, { kind: 'marker', id: marker.token, marker });
  for (const known of view.known) {
    const isSeen = view.markers.some(({ token }) => token === known.token);
    if (!isSeen && view.turn - known.turn <= OLDEST) put(known.zone, { kind: 'known', id: known.token, known });
  }
  return stations;
}

/** What is in hand lies on top. */
export const onTop = (lying: readonly Lying[], id: string | null): readonly Lying[] => {
  const top = lying.find((each) => each.id === id);
  return top ? [top, ...lying.filter((each) => each !== top)] : lying;
};
