/** What lies in which zone: own fleets, enemies in sight, and where enemies were last. */
import type { Box } from '../../../chart/chart.ts';
import type { War } from '../data/data.ts';
import type { Theatre } from '../data/theatre.ts';
import { type Orders, writtenOf } from '../rules/order-lines.ts';
import type { FleetId, Known, ZoneId } from '../state.ts';
import type { Marker, View } from '../view.ts';
import { markersOf } from './fleets.ts';
import { craftZone } from './flights.ts';
import { spotIn } from './spots.ts';

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

const marked = (lying: Lying): object | null => (lying.kind === 'marker' ? lying.marker : lying.kind === 'known' ? lying.known : null);
const isSame = (one: Lying | undefined, other: Lying): boolean =>
  one !== undefined && one.kind === other.kind && one.id === other.id && marked(one) === marked(other);

/** Who lies where she lay is the same as before, so that her marker is not drawn anew. */
export function keptStations(before: Stations, now: Stations): Stations {
  const kept = new Map<ZoneId, readonly Lying[]>();
  for (const [zone, lying] of now) {
    const was = before.get(zone) ?? [];
    const list = lying.map((each) => was.find((other) => isSame(other, each)) ?? each);
    kept.set(zone, list.length === was.length && list.every((each, place) => each === was[place]) ? was : list);
  }
  return kept;
}

/** Pixels that a marker is wide at least, and chart units. */
const [LEAST, NATURAL] = [86, 64];

/** How large markers are drawn at so many units to a pixel. */
export const markerScale = (unit: number): number => Math.max(0.8, (LEAST * unit) / NATURAL);

/** The room that the markers of a zone take. */
export function markerRoom(theatre: Theatre, zone: ZoneId, scale: number): Box {
  const [x, y] = spotIn(theatre, zone);
  const [width, height] = [70 * scale, 50 * scale];
  return [x - width / 2, y - height / 2, width, height];
}

/** Submarines lie in wait where they will be when the orders are handed in. */
export const stationIn = (orders: Orders, { id, zone }: View['boats'][number]): ZoneId => writtenOf(orders, id).station ?? zone;

export interface Waiting {
  readonly zone: ZoneId;
  readonly left: number;
}

export const waitingIn = ({ boats }: View, orders: Orders): readonly Waiting[] =>
  boats.filter(({ left }) => left > 0).map((each) => ({ zone: stationIn(orders, each), left: each.left }));

export const isSameWaiting = (one: readonly Waiting[], other: readonly Waiting[]): boolean =>
  one.length === other.length && one.every(({ zone, left }, place) => zone === other[place]?.zone && left === other[place].left);

/** Pixels from the spot of their zone to the corner of their marker, which stands over that of a fleet, and how large it is. */
export const BOATS_AT = [-21, -38] as const;
export const BOATS_WIDE = 42;
export const boatsHigh = (left: number): number => 9 * left + 8;

/** The room that the marker of submarines takes. */
export function boatsRoom(theatre: Theatre, { zone, left }: Waiting, unit: number): Box {
  const [x, y] = spotIn(theatre, zone);
  return [x + BOATS_AT[0] * unit, y + BOATS_AT[1] * unit, BOATS_WIDE * unit, boatsHigh(left) * unit];
}

/** Pixels from the spot of its zone to the middle of the marker of an airship, below a fleet's or, aloft, above it, and how large it is. */
export const airshipDown = (isAloft: boolean): number => (isAloft ? -42 : 42);
export const [AIRSHIP_WIDE, AIRSHIP_HIGH] = [54, 18];

/** Where an airship or a seaplane of a carrier is drawn. */
export interface Berthed {
  readonly zone: ZoneId;
  readonly aloft: boolean;
}

export const berthedIn = (war: War, view: View): readonly Berthed[] =>
  view.airships.flatMap((craft) => {
    const zone = craft.lost ? undefined : craftZone(war, view, craft);
    return zone === undefined ? [] : [{ zone, aloft: craft.aloft }];
  });

export const isSameBerthed = (one: readonly Berthed[], other: readonly Berthed[]): boolean =>
  one.length === other.length && one.every(({ zone, aloft }, place) => zone === other[place]?.zone && aloft === other[place].aloft);

/** The room that its marker takes. */
export function airshipRoom(theatre: Theatre, { zone, aloft }: Berthed, unit: number): Box {
  const [x, y] = spotIn(theatre, zone);
  return [x - (AIRSHIP_WIDE / 2) * unit, y + (airshipDown(aloft) - AIRSHIP_HIGH / 2) * unit, AIRSHIP_WIDE * unit, AIRSHIP_HIGH * unit];
}

/** What is in hand lies on top. */
export const onTop = (lying: readonly Lying[], id: string | null): readonly Lying[] => {
  const top = lying.find((each) => each.id === id);
  return top ? [top, ...lying.filter((each) => each !== top)] : lying;
};
