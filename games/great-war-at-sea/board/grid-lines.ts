/** The lines of the zone grid: between zones in play, around waters that are not, and where land closes a side. */
import type { Box, Point } from '../../../chart/chart.ts';
import { cornersOf } from '../../../chart/geometry.ts';
import { straightLine, straightRing } from '../../../chart/path.ts';
import type { Theatre, Zone, ZoneSide } from '../data/theatre.ts';
import { ZONE_SIDES } from '../data/theatre.ts';
import { isInPlay, neighbour, zoneIn } from '../data/zones.ts';
import { frameOf, zoneBoxAt } from './plate.ts';

const boxOf = ({ columns }: Theatre, place: number): Box => zoneBoxAt(Math.floor(place / columns), place % columns);

/** The part of a zone's outline that a side stands for. */
const borderOf = ([x, y, width, height]: Box, side: ZoneSide): readonly [Point, Point] => {
  const [middle, right, bottom] = [x + width / 2, x + width, y + height];
  const parts: Readonly<Record<ZoneSide, readonly [Point, Point]>> = {
    0: [
      [middle, y],
      [right, y],
    ],
    1: [
      [right, y],
      [right, bottom],
    ],
    2: [
      [middle, bottom],
      [right, bottom],
    ],
    3: [
      [x, bottom],
      [middle, bottom],
    ],
    4: [
      [x, y],
      [x, bottom],
    ],
    5: [
      [x, y],
      [middle, y],
    ],
  };
  return parts[side];
};

/** Sides that two zones share, each once: those to the north-east, east and south-east. */
const FORWARD: readonly ZoneSide[] = [0, 1, 2];

const beyond = (theatre: Theatre, zone: Zone, side: ZoneSide): Zone | undefined => {
  const id = neighbour(theatre, zone.id, side);
  return id === undefined ? undefined : zoneIn(theatre, id);
};

/** Every border of a zone in play, drawn once. */
export const gridPath = (theatre: Theatre): string =>
  theatre.zones
    .flatMap((zone, place) => {
      if (!isInPlay(zone)) return [];
      const box = boxOf(theatre, place);
      const isDrawnHere = (side: ZoneSide): boolean => {
        const other = beyond(theatre, zone, side);
        return FORWARD.includes(side) || other === undefined || !isInPlay(other);
      };
      return ZONE_SIDES.filter(isDrawnHere).map((side) => straightLine(borderOf(box, side)));
    })
    .join('');

/** Borders of two zones in play with no way through. */
export const closedPath = (theatre: Theatre): string =>
  theatre.zones
    .flatMap((zone, place) => {
      if (!isInPlay(zone)) return [];
      const isClosed = (side: ZoneSide): boolean => {
        const other = beyond(theatre, zone, side);
        return other !== undefined && isInPlay(other) && !zone.open.includes(side);
      };
      return FORWARD.filter(isClosed).map((side) => straightLine(borderOf(boxOf(theatre, place), side)));
    })
    .join('');

/** The frame without the zones in play, by the even-odd rule. */
export const elsewherePath = (theatre: Theatre): string =>
  straightRing(cornersOf(frameOf(theatre.grid))) +
  theatre.zones.flatMap((zone, place) => (isInPlay(zone) ? [straightRing(cornersOf(boxOf(theatre, place)))] : [])).join('');
