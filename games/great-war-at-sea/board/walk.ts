/** Walking over the zones by keyboard: along a row, to the six sides, and straight north or south from row to row. Pure. */
import type { Theatre, ZoneId, ZoneSide } from '../data/theatre.ts';
import { neighbour } from '../data/zones.ts';

/** As the keys lie on a pad of figures. */
const SIDES: Readonly<Record<string, ZoneSide>> = { ArrowRight: 1, ArrowLeft: 4, PageUp: 0, PageDown: 2, End: 3, Home: 5 };

/** North and south lead to either side in turn, so that one keeps to a meridian: out of a row that is shifted east to the west. */
const MERIDIAN: Readonly<Record<string, readonly [even: ZoneSide, odd: ZoneSide]>> = { ArrowUp: [0, 5], ArrowDown: [2, 3] };

const rowOf = ({ zones, columns }: Theatre, zone: ZoneId): number => Math.floor(zones.findIndex(({ id }) => id === zone) / columns);

/** The zone that a key leads to; null for a key that leads nowhere. */
export function walkedTo(theatre: Theatre, from: ZoneId, key: string): ZoneId | null {
  const side = SIDES[key] ?? MERIDIAN[key]?.[rowOf(theatre, from) % 2];
  return side === undefined ? null : (neighbour(theatre, from, side) ?? null);
}
