/** Grand Fleets: a ship's data card (GF-3), and what the book prints of such cards. */
import type { Nation, ShipType, Source } from '../types.ts';
import type { Mounts } from './grand-fleets-arcs.ts';

/** At short, medium and long range. */
export type Bands = readonly [short: number, medium: number, long: number];

/** Against flat fire, and against plunging fire. */
export type Plating = readonly [flat: number, plunging: number];

/** GF-3.7 */
export interface GunLine {
  readonly name: string;
  /** GF-3.7.1 */
  readonly rof: number;
  /** GF-3.7.2: the last hex of each band. */
  readonly range: Bands;
  /** GF-3.7.3 */
  readonly penetration: Bands;
  readonly plunging: boolean;
  /** GF-3.7.4 */
  readonly damage: number;
  /** GF-3.7.5 */
  readonly mounts: readonly Mounts[];
}

/** GF-3.8 */
export interface TorpedoLine {
  readonly name: string;
  /** GF-3.8.1 */
  readonly range: number;
  /** GF-3.8.2 */
  readonly damage: number;
  /** GF-3.8.3a: how many torpedoes each tube has. */
  readonly tubes: readonly number[];
}

/** A box of the damage track: so many hits, and the ship's speed until they are crossed off. */
export interface Box {
  readonly hull: number;
  readonly speed: number;
}

/** What a hit puts out of action: a mount of a line of guns, by its place among them, a light gun, or nothing. */
export type Location = number | 'light' | null;

export interface Card {
  /** Her id in the register. */
  readonly ship: string;
  /** GF-3.1 */
  readonly name: string;
  readonly class: string;
  readonly type: ShipType;
  readonly nation: Nation;
  /** GF-3.2 */
  readonly hull: number;
  /** GF-3.3 */
  readonly speed: number;
  /** GF-3.4 */
  readonly belt: Plating;
  readonly ends: Plating;
  readonly deck: number;
  /** GF-3.6 */
  readonly antiAircraft: number;
  readonly guns: readonly GunLine[];
  readonly lightGuns: number;
  readonly torpedoes: TorpedoLine | null;
  readonly track: readonly Box[];
  /** For rolls of one to nine. */
  readonly locations: readonly Location[];
}

const single = (arcs: string, mounts: number): Mounts => ({ arcs, mounts, barrels: 1 });
const twin = (arcs: string, mounts: number): Mounts => ({ arcs, mounts, barrels: 2 });

/**
 * What the book states (GF-3.0t, GF-5.5.3), by ship. The scan has lost two marks of Tiger's card: the asterisk belongs to the main guns by the
 * words of GF-3.7.3, and the speeds are those of GF-3.9.
 */
export const PRINTED: Readonly<Record<string, Partial<Card>>> = {
  tiger: {
    type: 'battlecruiser',
    hull: 24,
    speed: 6,
    belt: [11, 9],
    ends: [8, 8],
    deck: 7,
    antiAircraft: 6,
    guns: [
      {
        name: 'UK 14"/45 Mk.V',
        rof: 0,
        range: [3, 5, 8],
        penetration: [10, 5, 3],
        plunging: true,
        damage: 2,
        mounts: [twin('ABCD', 2), twin('CDEF', 2)],
      },
      {
        name: 'UK 6"/45 Mk.VII',
        rof: 1,
        range: [2, 4, 6],
        penetration: [3, 1, 1],
        plunging: false,
        damage: 2,
        mounts: [single('AC', 3), single('BD', 3), single('CE', 3), single('DF', 3)],
      },
    ],
    lightGuns: 3,
    torpedoes: { name: 'UK 21" Torpedo', range: 5, damage: 5, tubes: [1, 1, 1, 1] },
    track: [
      { hull: 6, speed: 6 },
      { hull: 6, speed: 5 },
      { hull: 6, speed: 4 },
      { hull: 6, speed: 2 },
    ],
    locations: [0, 0, 1, 1, 1, 1, 1, 'light', null],
  },
  southampton: { hull: 6 },
};

/** Where a value of a card comes from. */
export const cardSource = ({ ship }: Pick<Card, 'ship'>, value: keyof Card): Source =>
  PRINTED[ship]?.[value] === undefined ? 'reconstructed' : 'rules';
