/**
 * The tactical map (CW-2.1b): a field of radius 5 around the centre hex. Hexes outside it are used when ships spread wider than the map.
 */
import type { Hex } from '../chart/hex.ts';
import { distance, FACINGS, ORIGIN, STEPS, within } from '../chart/hex.ts';

export const CENTRE: Hex = ORIGIN;
/** The ring that holds the numbered hexes. */
export const RING = 5;

export const fromCentre = (hex: Hex): number => distance(hex, CENTRE);
export const isOnMap = (hex: Hex): boolean => fromCentre(hex) <= RING;

/** Every hex of the field, row by row. */
export const FIELD: readonly Hex[] = within(CENTRE, RING);

/** The seven shaded hexes in the middle. */
export const CENTRE_HEXES: readonly Hex[] = within(CENTRE, 1);

/** The six edges of the map, each with the corner that its numbers begin at. */
export const EDGES: readonly number[] = FACINGS;

const stepTo = (direction: number): Hex => STEPS[direction % STEPS.length] ?? ORIGIN;

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
