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
  /** From every place, the shorter ways first. */
  readonly ways: readonly (readonly Way[])[];
}

function waysFrom(war: War, places: ReadonlyMap<ZoneId, Place>, from: ZoneId): Way[] {
  const all: Way[] = [[]];
  let last: (readonly [Way, ZoneId])[] = [[[], from]];
  for (let step = 1; step <= FARTHEST; step++) {
    last = last.flatMap(([way, here]) =>
      neighbours(war.theatre, here)
        .filter((next) => stepsBetween(war.theatre, from, next) === step)
        .map((next) => [[...way, places.get(next) ?? -1], next] as const),
    );
    all.push(...last.map(([way]) => way));
  }
  return all;
}

export const seaOf = oncePer((war: War): Sea => {
  const zones = war.waters;
  const places = new Map(zones.map((zone, place) => [zone, place]));
  return { zones, places, ways: zones.map((zone) => waysFrom(war, places, zone)) };
});

export const placeOf = (sea: Sea, zone: ZoneId): Place => {
  const place = sea.places.get(zone);
  if (place === undefined) throw new Error(`no ship can be in ${zone}`);
  return place;
};
