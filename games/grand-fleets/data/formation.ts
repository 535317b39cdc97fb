/** GF-2.1.3: where the ships of a squadron lie when it begins in a formation. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import { columnOf, hexAt, rowOf, STEPS, turned } from '../../../chart/hex.ts';

/** The six ways to point on a chart whose hexes have flat tops, in the order of the hexsides. */
export const HEADINGS = ['SE', 'S', 'SW', 'NW', 'N', 'NE'] as const;
export type Heading = (typeof HEADINGS)[number];

const FACING: Readonly<Record<Heading, Facing>> = { SE: 0, S: 1, SW: 2, NW: 3, N: 4, NE: 5 };
export const facingOf = (heading: Heading): Facing => FACING[heading];

export const FORMS = ['line-ahead', 'line-abreast'] as const;
export type Form = (typeof FORMS)[number];

export interface Station {
  /** Where its first ship lies. */
  readonly at: Hex;
  readonly heading: Heading;
  readonly form: Form;
  /** So many ships share a hex, as destroyers do. */
  readonly perHex: number;
}

/** A hex by column and row as they are counted on the board, from its upper left corner. */
export const hexOn = (column: number, row: number): Hex => hexAt(column, row - (column >> 1));

export const placeOn = (hex: Hex): readonly [column: number, row: number] => [columnOf(hex), rowOf(hex) + (columnOf(hex) >> 1)];

/** Astern of the first, or to starboard of it: hexes lie in zigzag there, half of them a little behind. */
function rankOf({ at, heading, form }: Station, rank: number): Hex {
  const facing = facingOf(heading);
  if (form === 'line-ahead') return at - rank * STEPS[facing];
  const [ahead, astern] = [STEPS[turned(facing, 1)], STEPS[turned(facing, 2)]];
  return at + Math.floor(rank / 2) * (ahead + astern) + (rank % 2) * astern;
}

/** The hexes of so many ships, in the order of the line. */
export const stationsOf = (station: Station, ships: number): Hex[] =>
  Array.from({ length: ships }, (_, place) => rankOf(station, Math.floor(place / station.perHex)));
