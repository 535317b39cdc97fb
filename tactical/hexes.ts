/**
 * The tactical map (CW-2.1b): a field of radius 5 around the centre hex. A hex is one whole number made of its axial
 * coordinates, which may lie outside the field when ships spread wider than the map.
 */
import type { Hex } from './battle.ts';

const WIDTH = 100;
const MIDDLE = 50;

export const hexAt = (q: number, r: number): Hex => (q + MIDDLE) * WIDTH + r + MIDDLE;

export const CENTRE: Hex = hexAt(0, 0);
/** The ring that holds the numbered hexes. */
export const RING = 5;

const columnOf = (hex: Hex): number => Math.floor(hex / WIDTH) - MIDDLE;
const rowOf = (hex: Hex): number => (hex % WIDTH) - MIDDLE;
export const axialOf = (hex: Hex): readonly [q: number, r: number] => [columnOf(hex), rowOf(hex)];

/** What is added to a hex to reach its neighbours, in the order of a walk around it. */
export const STEPS: readonly number[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
].map(([q = 0, r = 0]) => q * WIDTH + r);

/** Ranges count the other hex and not one's own (CW-7.27a). */
export function distance(a: Hex, b: Hex): number {
  const q = columnOf(a) - columnOf(b);
  const r = rowOf(a) - rowOf(b);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export const fromCentre = (hex: Hex): number => distance(hex, CENTRE);
export const isOnMap = (hex: Hex): boolean => fromCentre(hex) <= RING;
export const neighboursOf = (hex: Hex): Hex[] => STEPS.map((step) => hex + step);
export const areAdjacent = (a: Hex, b: Hex): boolean => distance(a, b) === 1;

/** Every hex of the field, row by row. */
export const FIELD: readonly Hex[] = Array.from({ length: 2 * RING + 1 }, (_, q) => q - RING)
  .flatMap((q) => Array.from({ length: 2 * RING + 1 }, (_, r) => hexAt(q, r - RING)))
  .filter(isOnMap);

/** The seven shaded hexes in the middle. */
export const CENTRE_HEXES: readonly Hex[] = FIELD.filter((hex) => fromCentre(hex) <= 1);

export const EDGES: readonly number[] = [0, 1, 2, 3, 4, 5];
const stepTo = (direction: number): number => STEPS[direction % STEPS.length] ?? 0;

/** The hexes of one edge of a ring, both corners included, in the order of their numbers. */
export const edgeOfRing = (edge: number, ring: number): Hex[] =>
  Array.from({ length: ring + 1 }, (_, place) => CENTRE + ring * stepTo(edge) + place * stepTo(edge + 2));

/** The numbered hexes of an edge of the map. */
export const NUMBERED: readonly (readonly Hex[])[] = EDGES.map((edge) => edgeOfRing(edge, RING));

export const numberedHexes = (edge: number): readonly Hex[] => NUMBERED[edge] ?? [];

/** For every hex of the field, how far it is from the numbered hexes of each edge. */
const FROM_EDGES: ReadonlyMap<Hex, readonly number[]> = new Map(
  FIELD.map((hex) => [hex, NUMBERED.map((numbered) => Math.min(...numbered.map((other) => distance(hex, other))))]),
);

/** How far a hex of the field is from the numbered hexes of an edge. */
export const fromEdge = (hex: Hex, edge: number): number => FROM_EDGES.get(hex)?.[edge] ?? Number.POSITIVE_INFINITY;

/** The edges of the map that a hex lies beyond; a corner lies beyond two. */
export const edgesBeyond = (hex: Hex): number[] => {
  const ring = fromCentre(hex);
  return ring <= RING ? [] : EDGES.filter((edge) => edgeOfRing(edge, ring).includes(hex));
};
