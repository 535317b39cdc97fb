/**
 * What a game of First Strike! is played with: combat factors, arrows, points and levels of victory, as built in or as a data pack has
 * them. Made once, frozen, and shared by all games with the same pack.
 *
 * Counters and spaces with their names, types and order are those of counters.ts and spaces.ts in every pack, so whoever asks for no more
 * than these needs no data.
 */
import { frozen } from '../../../kernel/index.ts';
import type { RaiderType, Ship, ShipId, ShipType } from './counters.ts';
import { RAIDER_FACTOR, SHIPS } from './counters.ts';
import type { Arrows, Installation, RaidSpace } from './spaces.ts';
import { isInstallation, RAID_ARROWS } from './spaces.ts';
import type { Level, Points } from './tables.ts';
import { LEVELS, POINTS } from './tables.ts';

/** What can be given by hand. */
export interface Figures {
  /** The name of the pack; null for what is built in. */
  readonly pack: string | null;
  /** Always the same counters in the same order, so that a place in one list is the place in all. */
  readonly ships: readonly Ship[];
  /** FS-CF */
  readonly raiders: Readonly<Record<RaiderType, number>>;
  /** FS-9.4d */
  readonly arrows: Arrows;
  /** FS-12.0 */
  readonly points: Points;
  /** FS-13.0: from the best level down. */
  readonly levels: readonly Level[];
}

export interface Data extends Figures {
  readonly shipsById: ReadonlyMap<ShipId, Ship>;
}

/** The figures with their table. */
export const dataOf = (figures: Figures): Data =>
  frozen({ ...figures, shipsById: new Map(figures.ships.map((ship): [ShipId, Ship] => [ship.id, ship])) });

export const BUILT_IN: Data = dataOf({
  pack: null,
  ships: SHIPS,
  raiders: RAIDER_FACTOR,
  arrows: RAID_ARROWS,
  points: POINTS,
  levels: LEVELS,
});

export function counterOf(data: Data, id: ShipId): Ship {
  const counter = data.shipsById.get(id);
  if (!counter) throw new Error(`there is no counter ${id}`);
  return counter;
}

/** FS-CF: the combat factor on the side of the counter that shows. */
export const factorOn = ({ factor, damagedFactor }: Ship, flipped: boolean): number => (flipped ? damagedFactor : factor);

export const factorOf = (data: Data, { id, flipped }: { readonly id: ShipId; readonly flipped: boolean }): number =>
  factorOn(counterOf(data, id), flipped);

export const raiderFactor = (data: Data, type: RaiderType): number => data.raiders[type];

export const arrowsFrom = (data: Data, space: RaidSpace): readonly RaidSpace[] => data.arrows[space];

/** FS-9.5a: over its own installation and along the arrows to it, but never at another installation nor into Raid Escape. */
export const bearsOn = ({ arrows }: Data, battery: Installation, space: string): boolean =>
  space === battery || (space !== 'escape' && arrows[battery].some((beside: RaidSpace) => beside === space && !isInstallation(beside)));

export const worthOf = (data: Data, side: 'british' | 'german', type: ShipType): number => data.points[side][type];

export const levelFor = ({ levels }: Data, total: number): Level => levels.find(({ least }) => total >= least) ?? LEVELS[4];
