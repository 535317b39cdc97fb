/** A battle as it is fought: who takes part with which cards, where everybody begins, and what wins. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import type { Nation } from '../../../register/types.ts';
import type { AircraftId, ShipId, Side, SquadronId } from '../state.ts';
import type { AircraftType } from './aircraft.ts';
import type { Card } from './card.ts';
import type { Heading } from './formation.ts';
import type { SubmarineSpec } from './submarines.ts';

/** GF-12.1 */
export type Crew = 'elite' | 'average' | 'green';

export interface Berth {
  readonly ship: ShipId;
  readonly side: Side;
  readonly card: Card;
  readonly squadron: SquadronId | null;
  readonly hex: Hex;
  readonly facing: Facing;
  /** The turn in which she enters; 1 for those who are there from the start. */
  readonly arrives: number;
  readonly crew: Crew;
  /** She begins slower by one: a foul bottom, tired engines (GF-15.4). */
  readonly isWorn: boolean;
}

export interface SquadronSpec {
  readonly id: SquadronId;
  readonly side: Side;
  readonly name: string;
  readonly leader: ShipId;
}

/** GF-9: an aircraft, and the ship that carries it or the hex in which it comes in sight. */
export interface Wing {
  readonly id: AircraftId;
  readonly name: string;
  readonly side: Side;
  readonly type: AircraftType;
  readonly ship: ShipId | null;
  readonly hex: Hex;
  readonly arrives: number;
}

/** GF-15.4: what the light is like from a turn on. */
export interface Light {
  readonly from: number;
  /** No fire beyond so many hexes; null for as far as guns reach. */
  readonly visibility: number | null;
  /** The side that the other sees against a bright horizon: +1 to hit for fire at it, -1 for its own. */
  readonly exposed: Side | null;
  /** GF-12.3: it is night. */
  readonly dark: boolean;
}

/** GF-15.1.1: points besides those for damage (GF-2.2.2a). */
export interface Bonus {
  /** For each of these ships that counts as sunk, or left by the edge that she was to reach, or is afloat at the end and not far from whole. */
  readonly kind: 'escaped' | 'sunk' | 'home';
  readonly ships: readonly ShipId[];
  /** The side that gets the points. */
  readonly side: Side;
  readonly points: number;
  readonly words: string;
}

export interface Battle {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly year: number;
  readonly names: Readonly<Record<Side, string>>;
  readonly nations: Readonly<Record<Side, Nation>>;
  readonly board: { readonly width: number; readonly height: number; readonly floats: boolean };
  /** The last turn; null where it goes on until a side is gone or gives up. */
  readonly turns: number | null;
  readonly berths: readonly Berth[];
  readonly squadrons: readonly SquadronSpec[];
  readonly aircraft: readonly Wing[];
  /** They take part where the option says so (GF-10). */
  readonly submarines: readonly SubmarineSpec[];
  readonly light: readonly Light[];
  /** GF-12.4.1: whither the wind blows; null where it is rolled for. */
  readonly wind: Heading | null;
  /** GF-15.3: whose ships escape, and by which edges of the board. */
  readonly escapes: readonly { readonly side: Side; readonly edges: readonly ('north' | 'east' | 'south' | 'west')[] }[];
  readonly bonuses: readonly Bonus[];
  readonly history: { readonly winner: Side | null; readonly words: string };
  /** GF-6.1.4g: hexes of land; none on the open sea. */
  readonly land: ReadonlySet<Hex>;
  readonly places: ReadonlyMap<ShipId, number>;
}
