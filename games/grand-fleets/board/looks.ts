/** How each ship is drawn: those in view with her name and all that stands on her decks, the others as hulls; a few more in each frame. */
import { type Accessor, createMemo } from 'solid-js';
import { gradually } from '../../../kit/gradually.ts';
import { type Box, contains } from '../../../kit/view-box.ts';
import type { ShipId } from '../state.ts';
import type { Berth } from './berths.ts';
import type { Closeness } from './closeness.ts';
import type { Plate } from './plates.ts';

/** Her name, where it stands and how large it is to be. */
export interface Named {
  readonly plate: Plate;
  readonly closeness: Closeness;
}

export interface Look {
  /** Whether all that stands on her decks is drawn. */
  readonly isNear: boolean;
  readonly name: Named | null;
}

const isSameName = (one: Named | null, other: Named | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.closeness.pixel === other.closeness.pixel &&
    one.plate.x === other.plate.x &&
    one.plate.y === other.plate.y &&
    one.plate.words === other.plate.words);

const isSameLook = (one: Look | undefined, other: Look | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.isNear === other.isNear && isSameName(one.name, other.name));

/** A quarter of the view beyond what is seen, so that who comes into view is drawn by then. */
const around = ({ x, y, width, height }: Box): Box => ({ x: x - width / 4, y: y - height / 4, width: 1.5 * width, height: 1.5 * height });

/** The part of the sea that is drawn in full: the same until one looks beyond it, or much closer. */
export const partInFull = (before: Box | undefined, seen: Box): Box =>
  before && contains(before, seen) && before.width < 2 * seen.width ? before : around(seen);

const isIn = ({ x, y, width, height }: Box, spot: Berth): boolean =>
  spot.x >= x && spot.y >= y && spot.x <= x + width && spot.y <= y + height;

interface Looking {
  readonly berths: Accessor<ReadonlyMap<ShipId, Berth>>;
  readonly seen: Accessor<Box>;
  readonly closeness: Accessor<Closeness>;
  readonly plates: Accessor<ReadonlyMap<ShipId, Plate>>;
}

export function createLooks({ berths, seen, closeness, plates }: Looking): (ship: ShipId) => Look | undefined {
  const part = createMemo<Box>((before) => partInFull(before, seen()));
  const lookOf = (ship: ShipId, berth: Berth): Look => {
    const isInFull = isIn(part(), berth);
    const plate = isInFull ? plates().get(ship) : undefined;
    return { isNear: isInFull && closeness().isNear, name: plate ? { plate, closeness: closeness() } : null };
  };
  const looks = createMemo(() => new Map([...berths()].map(([ship, berth]) => [ship, lookOf(ship, berth)])));
  return gradually(looks, isSameLook);
}
