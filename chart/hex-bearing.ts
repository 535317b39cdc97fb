/** Where one hex lies as seen from a ship in another: how far round from her bow, and in which of her arcs. Exact, without angles. */
import type { Facing, Hex } from './hex.ts';
import { columnOf, FACINGS, rowOf } from './hex.ts';

/**
 * Twenty-fourths of a circle clockwise from dead ahead. Multiples of 4 lie along a row of hexes, through the middle of a side; the
 * other even ones along a hexspine, through a corner; odd ones anywhere between the two.
 */
export type Bearing = number;

const CIRCLE = 24;

/** Null in the ship's own hex, which lies nowhere. */
export function bearing(ship: Hex, facing: Facing, other: Hex): Bearing | null {
  if (ship === other) return null;
  let [q, r] = [columnOf(other - ship), rowOf(other - ship)];
  let sixths = 6 - facing;
  for (; q <= 0 || r < 0; sixths++) [q, r] = [q + r, -q]; // turned back until it lies between the first two sides
  return (4 * sixths + between(q, r)) % CIRCLE;
}

const between = (ahead: number, aside: number): number => (aside === 0 ? 0 : aside < ahead ? 1 : aside === ahead ? 2 : 3);

/** A part of the circle, clockwise from one bearing to another, both included. */
export type Arc = readonly [from: Bearing, to: Bearing];

export const isWithin = (at: Bearing, [from, to]: Arc): boolean => (at - from + CIRCLE) % CIRCLE <= (to - from + CIRCLE) % CIRCLE;

/** Six arcs that meet dead ahead, along the rows of hexes and dead astern; what lies on a border is in both. */
export const ARCS = {
  'starboard bow': [0, 4],
  'starboard beam': [4, 8],
  'starboard quarter': [8, 12],
  'port quarter': [12, 16],
  'port beam': [16, 20],
  'port bow': [20, 0],
} as const satisfies Readonly<Record<string, Arc>>;

export type ArcName = keyof typeof ARCS;

const NAMES: readonly ArcName[] = ['starboard bow', 'starboard beam', 'starboard quarter', 'port quarter', 'port beam', 'port bow'];

/** The arc that a bearing lies in, or the two that it parts. */
export const arcsOf = (at: Bearing): ArcName[] => NAMES.filter((name) => isWithin(at, ARCS[name]));

/** The side of the hex that a line on this bearing goes out by, counted from the bow, or the two whose corner it goes through. */
export const sidesCut = (at: Bearing): Facing[] => FACINGS.filter((side) => isWithin(at, [(4 * side - 2 + CIRCLE) % CIRCLE, 4 * side + 2]));
