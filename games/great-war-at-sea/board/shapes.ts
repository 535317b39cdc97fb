/** Zones as they lie on the plate: squares in rows that are shifted like bricks, and the outline of many of them together. */
import type { Box, Point } from '../../../chart/chart.ts';
import { offsetOf, ZONE_MILES, zoneName } from '../data/grid.ts';
import type { Theatre, ZoneId } from '../data/theatre.ts';
import { hasZone, neighbour } from '../data/zones.ts';
import { zoneBox } from './charts.ts';
import { MARGIN, UNITS_PER_MILE } from './plate.ts';

/** The zone under a point of the plate, if the grid reaches so far. */
export function zoneUnder(theatre: Theatre, x: number, y: number): ZoneId | undefined {
  const [east, south] = [(x - MARGIN) / UNITS_PER_MILE, (y - MARGIN) / UNITS_PER_MILE];
  const row = Math.floor(south / ZONE_MILES);
  const column = Math.floor((east - offsetOf(row)) / ZONE_MILES);
  const isOn = row >= 0 && row < theatre.rows && column >= 0 && column < theatre.columns;
  const name = zoneName(row, column);
  return isOn && hasZone(theatre, name) ? name : undefined;
}

type Edge = readonly [from: Point, to: Point];

/** The border of a zone clockwise from its north-western corner, in six parts, each with the side it answers to. */
const edgesOf = ([x, y, width, height]: Box): readonly (readonly [side: 0 | 1 | 2 | 3 | 4 | 5, edge: Edge])[] => {
  const [middle, right, below] = [x + width / 2, x + width, y + height];
  return [
    [
      5,
      [
        [x, y],
        [middle, y],
      ],
    ],
    [
      0,
      [
        [middle, y],
        [right, y],
      ],
    ],
    [
      1,
      [
        [right, y],
        [right, below],
      ],
    ],
    [
      2,
      [
        [right, below],
        [middle, below],
      ],
    ],
    [
      3,
      [
        [middle, below],
        [x, below],
      ],
    ],
    [
      4,
      [
        [x, below],
        [x, y],
      ],
    ],
  ];
};

const named = ([x, y]: Point): string => `${x} ${y}`;

/** A path around zones, in one ring for each part that hangs together and for each hole. */
export function outlineOf(theatre: Theatre, zones: ReadonlySet<ZoneId>): string {
  const onward = new Map<string, Point>();
  for (const zone of zones) {
    for (const [side, [from, to]] of edgesOf(zoneBox(theatre, zone))) {
      const beyond = neighbour(theatre, zone, side);
      if (beyond === undefined || !zones.has(beyond)) onward.set(named(from), to);
    }
  }
  const rings: string[] = [];
  for (const start of onward.keys()) {
    const ring: string[] = [];
    for (let at = start; onward.has(at); ) {
      ring.push(at);
      const next = named(onward.get(at) ?? [0, 0]);
      onward.delete(at);
      at = next;
    }
    if (ring.length > 0) rings.push(`M${ring.join('L')}Z`);
  }
  return rings.join('');
}
