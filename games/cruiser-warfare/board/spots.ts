/** Where small marks lie in an area, clear of its name and of the cards of both sides as far as there is room. */
import type { Room } from '../../../kit/layout.ts';
import { AREAS, type Area } from '../data/areas.ts';
import { areaShape, LEADING } from './charts.ts';

/** How far from the open water of the area a mark may lie, the best place first. */
const PLACES: readonly (readonly [number, number])[] = [
  [0, 9],
  [0, -14],
  [24, 2],
  [-24, 2],
  [22, 16],
  [-22, 16],
  [22, -15],
  [-22, -15],
  [0, 25],
  [0, -28],
  [40, 6],
  [-40, 6],
];

/** Half the width of a letter of a name, and its height over the line and below it. */
const LETTER = { half: 3.4, over: 10, below: 4 } as const;
/** The room of a stack, as the chart keeps it. */
const CARD = { width: 46, height: 32 } as const;

const around = (x: number, y: number, width: number, height: number): Room => [x - width / 2, y - height / 2, width, height];

const overlap = ([ax, ay, aw, ah]: Room, [bx, by, bw, bh]: Room): number =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) * Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by));

/** The name of an area, line by line. */
export const nameIn = (area: Area): readonly Room[] => {
  const { name, label } = areaShape(area);
  return name.map((line, i): Room => {
    const half = line.length * LETTER.half;
    return [label[0] - half, label[1] + i * LEADING - LETTER.over, 2 * half, LETTER.over + LETTER.below];
  });
};

const takenIn = (area: Area): readonly Room[] => {
  const { stacks } = areaShape(area);
  return [...nameIn(area), ...stacks.map(([x, y]) => around(x, y, CARD.width, CARD.height))];
};

type Size = readonly [width: number, height: number];

function roomFor(area: Area, [width, height]: Size, taken: readonly Room[]): Room {
  const [x, y] = areaShape(area).centre;
  const rooms = PLACES.map(([dx, dy]) => around(x + dx, y + dy, width, height));
  const costOf = (room: Room): number => taken.reduce((sum, other) => sum + overlap(room, other), 0);
  return rooms.reduce((best, room) => (costOf(room) < costOf(best) ? room : best));
}

const FUEL: Size = [26, 13];
const ETAPPE: Size = [16, 16];

interface Spots {
  readonly fuel: readonly [number, number];
  readonly etappe: readonly [number, number];
}

const middle = ([x, y, width, height]: Room): readonly [number, number] => [x + width / 2, y + height / 2];

function spotsIn(area: Area): Spots {
  const taken = takenIn(area);
  const fuel = roomFor(area, FUEL, taken);
  return { fuel: middle(fuel), etappe: middle(roomFor(area, ETAPPE, [...taken, fuel])) };
}

const spots = new Map(AREAS.map((area) => [area, spotsIn(area)]));

export const fuelSpot = (area: Area): readonly [number, number] => spots.get(area)?.fuel ?? areaShape(area).centre;
export const etappeSpot = (area: Area): readonly [number, number] => spots.get(area)?.etappe ?? areaShape(area).centre;
