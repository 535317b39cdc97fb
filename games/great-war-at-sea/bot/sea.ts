/** The waters of a theatre as numbers, and every shortest way of a few steps over them, for whoever plans voyages. */
import { oncePer } from '../../../kernel/index.ts';
import type { War } from '../data/data.ts';
import { neighbours, stepsBetween } from '../data/zones.ts';
import { FARTHEST } from '../rules/speed.ts';
import type { ZoneId } from '../state.ts';

/** A zone by its place in the list of waters. */
export type Place = number;
/** The places that are entered one after another; none is to stay. */
export type Way = readonly Place[];

export interface Sea {
  readonly zones: readonly ZoneId[];
  readonly places: ReadonlyMap<ZoneId, Place>;
  readonly fans: readonly Fan[];
  /** Steps from every place to every other. */
  readonly steps: readonly (readonly number[])[];
}

/** The shortest ways out of a place, the shorter first, and the first is to stay. */
export interface Fan {
  readonly ways: readonly Way[];
  /** The way that each prolongs by a step, and where it ends. */
  readonly before: Int32Array;
  readonly ends: Int32Array;
  /** How many there are of no more than so many steps. */
  readonly upTo: readonly number[];
}

function fanOf(war: War, places: ReadonlyMap<ZoneId, Place>, from: ZoneId): Fan {
  const ways: { readonly way: Way; readonly before: number; readonly end: ZoneId }[] = [{ way: [], before: 0, end: from }];
  const upTo = [1];
  for (let step = 1, at = 0; step <= FARTHEST; step++) {
    for (const last = ways.length; at < last; at++) {
      const { way = [], end = from } = ways[at] ?? {};
      for (const next of neighbours(war.theatre, end))
        if (stepsBetween(war.theatre, from, next) === step) ways.push({ way: [...way, places.get(next) ?? -1], before: at, end: next });
    }
    upTo.push(ways.length);
  }
  const before = Int32Array.from(ways, (each) => each.before);
  const ends = Int32Array.from(ways, ({ end }) => places.get(end) ?? -1);
  return { ways: ways.map(({ way }) => way), before, ends, upTo };
}

export const seaOf = oncePer((war: War): Sea => {
  const zones = war.waters;
  const places = new Map(zones.map((zone, place) => [zone, place]));
  const steps = zones.map((from) => zones.map((to) => stepsBetween(war.theatre, from, to)));
  return { zones, places, fans: zones.map((zone) => fanOf(war, places, zone)), steps };
});

/** The places that lie next to a place. */
export const stepsFrom = ({ fans }: Sea, place: Place): Int32Array => fans[place]?.ends.subarray(1, fans[place].upTo[1]) ?? NOWHERE;

const NOWHERE = new Int32Array();

export const placeOf = (sea: Sea, zone: ZoneId): Place => {
  const place = sea.places.get(zone);
  if (place === undefined) throw new Error(`no ship can be in ${zone}`);
  return place;
};
