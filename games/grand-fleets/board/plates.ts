/** Which names stand on the chart and where: beside the hull, none over another, the larger ships first. Pure arithmetic. */
import type { Spot } from '../../../kit/gestures.ts';
import { isIn } from '../../../kit/in-full.ts';
import { fittingSize } from '../../../kit/text-size.ts';
import { type Box, contains } from '../../../kit/view-box.ts';
import type { ShipId } from '../state.ts';

/** A name that wants a place. */
export interface Wanted extends Spot {
  readonly ship: ShipId;
  readonly words: string;
  /** Compass heading of the hull that it stands beside. */
  readonly heading: number;
  /** Half the length of the hull in chart units. */
  readonly half: number;
  /** The greater goes first. */
  readonly weight: number;
}

/** A name with its corner, from the middle of the ship. */
export interface Plate extends Spot {
  readonly words: string;
  readonly size: number;
  readonly width: number;
}

/** Where the flag ends and the first letter begins, in heights of the type. */
export const FLAG = 1.3;

/** On the side of the hull that is up the chart, then on the other. */
function placesBeside({ heading, half }: Wanted, width: number, size: number): readonly Spot[] {
  const across = ((heading + 90) % 180) - 90;
  if (Math.abs(across) < 10) {
    const clear = 12 + size * 0.2;
    return [
      { x: clear, y: size * 0.2 },
      { x: -clear - width, y: size * 0.2 },
    ];
  }
  const [up, down] = [-half * 0.25 - size * 0.7, half * 0.25 + size * 1.3];
  const [left, right, fore] = [-width - 4, 4, half + 6];
  return across > 0
    ? [
        { x: left, y: up },
        { x: right, y: down },
        { x: fore, y: size * 0.3 },
        { x: -fore - width, y: size * 0.3 },
        { x: left, y: 2.4 * up },
        { x: right, y: 2.2 * down },
      ]
    : [
        { x: right, y: up },
        { x: left, y: down },
        { x: -fore - width, y: size * 0.3 },
        { x: fore, y: size * 0.3 },
        { x: right, y: 2.4 * up },
        { x: left, y: 2.2 * down },
      ];
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The water that a hull covers, upright or across, and a little less than its corners. */
export const hullBox = ({ x, y, heading, half }: Pick<Wanted, 'x' | 'y' | 'heading' | 'half'>): Box => {
  const radians = (heading * Math.PI) / 180;
  const [across, down] = [half * 0.8 * Math.abs(Math.sin(radians)) + 4, half * 0.8 * Math.abs(Math.cos(radians)) + 4];
  return { x: x - across, y: y - down, width: 2 * across, height: 2 * down };
};

/** Among so many ships a name that would lie over more than a few hulls is left out. */
const [MANY, FEW] = [60, 2];
/** So many more where it is kept from being cut by the edge. */
const SOME = 4;

/** So far to the right or left that a name lies within what is seen. */
const drawnIn = (spot: Spot, box: Box, seen: Box): Spot => ({
  x: spot.x + Math.max(0, seen.x - box.x) - Math.max(0, box.x + box.width - seen.x - seen.width),
  y: spot.y,
});

/** A name keeps clear of all other names, of what else is written, of the hulls of others where it can, and of the edge of what is seen. */
export function platesFor(
  wanted: readonly Wanted[],
  size: number,
  hulls: ReadonlyMap<ShipId, Box> = new Map(),
  seen?: Box,
  written: readonly Box[] = [],
): ReadonlyMap<ShipId, Plate> {
  const taken = [...written];
  const plates = new Map<ShipId, Plate>();
  for (const want of wanted.toSorted((a, b) => b.weight - a.weight)) {
    const width = size / fittingSize(want.words, 1, Number.POSITIVE_INFINITY) + size * FLAG;
    const boxAt = ({ x, y }: Spot): Box => ({ x: want.x + x, y: want.y + y - size, width, height: size * 1.7 });
    const covered = (spot: Spot): number => {
      const box = boxAt(spot);
      let count = 0;
      for (const [ship, hull] of hulls) if (ship !== want.ship && overlaps(hull, box)) count++;
      return count;
    };
    const beside = placesBeside(want, width, size);
    const isKept = seen !== undefined && isIn(seen, want);
    const all = isKept
      ? [...beside, ...beside.map((spot) => drawnIn(spot, boxAt(spot), seen))].filter((spot) => contains(seen, boxAt(spot)))
      : beside.filter((spot) => seen === undefined || !overlaps(seen, boxAt(spot)));
    const places = all.filter((spot) => !taken.some((other) => overlaps(other, boxAt(spot))));
    const most = hulls.size > MANY ? FEW : Number.POSITIVE_INFINITY;
    const place =
      places.find((spot) => covered(spot) === 0) ??
      places.find((spot) => covered(spot) <= most) ??
      (isKept ? places.find((spot) => covered(spot) <= most + SOME) : undefined);
    if (!place) continue;
    taken.push(boxAt(place));
    plates.set(want.ship, { ...place, words: want.words, size, width });
  }
  return plates;
}

/** The room that a name takes on the chart. */
export const boxOfPlate = ({ x, y, size, width }: Plate, ship: Spot): Box => ({
  x: ship.x + x,
  y: ship.y + y - size,
  width,
  height: size * 1.7,
});

/** A label that wants a place beside a piece. */
export interface Beside<Id> {
  readonly id: Id;
  /** The middle of the piece, and how far from it a label keeps. */
  readonly at: Spot;
  readonly clear: number;
  readonly width: number;
  readonly height: number;
}

/** Below its piece, or on the first other side where nothing is written; where all sides are taken, below. */
export function labelsBeside<Id>(labels: readonly Beside<Id>[], written: readonly Box[]): ReadonlyMap<Id, Box> {
  const taken = [...written];
  const found = new Map<Id, Box>();
  for (const { id, at, clear, width, height } of labels) {
    const middle = { x: at.x - width / 2, y: at.y - height / 2 };
    const below = { x: middle.x, y: at.y + clear, width, height };
    const others = [
      { x: middle.x, y: at.y - clear - height },
      { x: at.x + clear, y: middle.y },
      { x: at.x - clear - width, y: middle.y },
    ];
    const sides = [below, ...others.map((spot) => ({ ...spot, width, height }))];
    const box = sides.find((side) => !taken.some((other) => overlaps(other, side))) ?? below;
    taken.push(box);
    found.set(id, box);
  }
  return found;
}
