/** Where one hex lies as seen from a ship in another: how far round from her bow, and in which of her arcs. Exact, without angles. */
import type { Facing, Hex } from './hex.ts';
import { columnOf, FACINGS, rowOf } from './hex.ts';

/**
 * Twenty-fourths of a circle clockwise from dead ahead. Multiples of 4 lie along a row of hexes, through the middle of a hexside; the
 * other even ones along a hexspine, through a corner; odd ones anywhere between the two.
 */
export type Bearing = number;

const CIRCLE = 24;

/** Null in the ship's own hex, which lies nowhere. */
export function bearing(ship: Hex, facing: Facing, other: Hex): Bearing | null {
  if (ship === other) return null;
  let [q, r] = [columnOf(other - ship), rowOf(other - ship)];
  let sixths = 6 - facing;
  for (; q <= 0 || r < 0; sixths++) [q, r] = [q + r, -q]; // turned back until it lies between the first two hexsides
  return (4 * sixths + between(q, r)) % CIRCLE;
}

const between = (ahead: number, aside: number): number => (aside === 0 ? 0 : aside < ahead ? 1 : aside === ahead ? 2 : 3);

/** A part of the circle, clockwise from one bearing to another, both included. */
export type Arc = readonly [from: Bearing, to: Bearing];

export const isWithin = (at: Bearing, [from, to]: Arc): boolean => (at - from + CIRCLE) % CIRCLE <= (to - from + CIRCLE) % CIRCLE;

/** Six arcs that meet dead ahead, along the rows of hexes and dead astern. */
export const ARCS = ['starboard bow', 'starboard beam', 'starboard quarter', 'port quarter', 'port beam', 'port bow'] as const;
export type ArcName = (typeof ARCS)[number];

/** The arc that a bearing lies in, or the two that it parts. */
export const arcsOf = (at: Bearing): ArcName[] => ARCS.filter((_, sixth) => isWithin(at, [4 * sixth, 4 * sixth + 4]));

/** The hexside that a line on this bearing goes out by, counted from the bow, or the two whose corner it goes through. */
export const hexsidesCut = (at: Bearing): Facing[] => FACINGS.filter((hexside) => isWithin(at, [4 * hexside - 2, 4 * hexside + 2]));
