/** Where in a zone its fleets lie and its courses turn: on the water, and as near to the middle as the coast allows. */
import type { Point } from '../../../chart/chart.ts';
import { isInside, type Ring } from '../../../chart/geometry.ts';
import { linesOf } from '../../../chart/path.ts';
import { oncePer } from '../../../kernel/index.ts';
import type { Theatre, ZoneId } from '../data/theatre.ts';
import { zoneIn } from '../data/zones.ts';
import { chartOf, zoneMiddle } from './charts.ts';
import { ZONE_SIZE } from './plate.ts';

/** Units from one place that is tried to the next, and the water that there should be around it. */
const [STEP, CLEAR] = [6, 5];
/** Not at the very edge of the zone. */
const FARTHEST = ZONE_SIZE / 2 - 8;

const OFFSETS: readonly Point[] = (() => {
  const steps = Array.from({ length: 2 * Math.floor(FARTHEST / STEP) + 1 }, (_, i) => (i - Math.floor(FARTHEST / STEP)) * STEP);
  const all = steps.flatMap((y) => steps.map((x): Point => [x, y]));
  return all.sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));
})();

const landOf = oncePer(({ id }: Theatre): readonly Ring[] => linesOf(chartOf(id).land, 2));
const knownIn = oncePer((_: Theatre) => new Map<ZoneId, Point>());

function findSpot(theatre: Theatre, zone: ZoneId): Point {
  const middle = zoneMiddle(theatre, zone);
  if (zoneIn(theatre, zone).land === 0) return middle;
  const isWater = ([x, y]: Point): boolean => !isInside([x, y], landOf(theatre));
  const isClear = ([x, y]: Point): boolean =>
    [
      [0, 0],
      [CLEAR, 0],
      [-CLEAR, 0],
      [0, CLEAR],
      [0, -CLEAR],
    ].every(([dx = 0, dy = 0]) => isWater([x + dx, y + dy]));
  const places = OFFSETS.map(([dx, dy]): Point => [middle[0] + dx, middle[1] + dy]);
  return places.find(isClear) ?? places.find(isWater) ?? middle;
}

export function spotIn(theatre: Theatre, zone: ZoneId): Point {
  const known = knownIn(theatre);
  const spot = known.get(zone) ?? findSpot(theatre, zone);
  known.set(zone, spot);
  return spot;
}
