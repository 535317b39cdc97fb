/** GF-3: a ship's data card, as the register's facts give it or a data pack replaces it. */
import type { Nation, ShipType } from '../../../register/types.ts';

/** GF-6.1.2a: port bow, starboard bow, port beam, starboard beam, port quarter, starboard quarter. */
export const ARCS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Arc = (typeof ARCS)[number];

/** GF-3.7.5: mounts of one kind in one place: 'ABCD3[OO]' is two mounts of three barrels that bear from the bow to either beam. */
export interface Mounts {
  /** The letters of the arcs they bear on, in their order. */
  readonly arcs: string;
  readonly mounts: number;
  readonly barrels: number;
}

/** Short, medium and long range. */
export type Bands = readonly [number, number, number];

/** GF-3.7: guns of one kind of four inches and more. */
export interface GunLine {
  readonly name: string;
  readonly rof: number;
  readonly range: Bands;
  readonly penetration: Bands;
  readonly plunging: boolean;
  readonly damage: number;
  readonly mounts: readonly Mounts[];
}

/** GF-3.7: all smaller guns are alike on every ship; they have no arcs of their own (GF-6.1.1c). */
export const LIGHT_GUNS: GunLine = {
  name: 'light guns',
  rof: 3,
  range: [1, 2, 3],
  penetration: [1, 0, 0],
  plunging: false,
  damage: 1,
  mounts: [],
};

/** GF-3.8 */
export interface TorpedoLine {
  readonly name: string;
  readonly range: number;
  readonly damage: number;
  /** How many torpedoes there are for each tube. */
  readonly tubes: readonly number[];
}

/** GF-3.4: against direct fire, and against plunging fire. */
export type Armour = readonly [direct: number, plunging: number];

/** GF-3.9: so many circles of the hull, and how fast she is while any of them is left. */
export interface Box {
  readonly hull: number;
  readonly speed: number;
}

/** GF-3.10: what a damage roll of 1 to 9 costs: a mount of a gun line, by its place in the list, a light gun, or nothing. */
export type Location = number | 'light' | null;

export interface Card {
  /** The register's id. */
  readonly ship: string;
  readonly name: string;
  readonly class: string;
  readonly type: ShipType;
  readonly nation: Nation;
  readonly hull: number;
  readonly speed: number;
  readonly belt: Armour;
  readonly ends: Armour;
  readonly deck: number;
  readonly antiAircraft: number;
  readonly guns: readonly GunLine[];
  readonly lightGuns: number;
  readonly torpedoes: TorpedoLine | null;
  readonly track: readonly Box[];
  readonly locations: readonly Location[];
}
