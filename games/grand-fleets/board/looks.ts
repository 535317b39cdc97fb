/** How each ship is drawn: those in view with her name and all that stands on her decks, the others as hulls; a few more in each frame. */
import { type Accessor, createMemo } from 'solid-js';
import { gradually } from '../../../kit/gradually.ts';
import { isIn, partInFull } from '../../../kit/in-full.ts';
import type { Box } from '../../../kit/view-box.ts';
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
