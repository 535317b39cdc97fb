/** Where the squadrons of an opening stand, laid off one from the other. */
import { type Opening, POINTS, type Point } from './types.ts';

/** Degrees clockwise from north. */
export const degreesOf = (point: Point): number => (POINTS.indexOf(point) * 360) / POINTS.length;

/** Nautical miles to the east and to the south of the first squadron. */
export interface Place {
  readonly east: number;
  readonly south: number;
}

const laidOff = ({ east, south }: Place, bearing: Point, range: number): Place => {
  const radians = (degreesOf(bearing) * Math.PI) / 180;
  return { east: east + range * Math.sin(radians), south: south - range * Math.cos(radians) };
};

/** The leading ship of each squadron. */
export function placesAt({ stations }: Opening): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const origin = { east: 0, south: 0 };
  for (const { squadron, off } of stations)
    places.set(squadron, off === undefined ? origin : laidOff(places.get(off.squadron) ?? origin, off.bearing, off.range));
  return places;
}
