/** Which hexes beyond the map are land (GW-TAC-LAND). */
import type { Hex } from '../battle.ts';
import { edgeOfRing, RING } from '../hexes.ts';

/** Farther inland than any screen shows. */
const INLAND = 16;

/** Every hex of land; where two edges meet, the corner belongs to both. */
export const landBeyond = (edges: readonly number[]): readonly Hex[] => [
  ...new Set(edges.flatMap((edge) => Array.from({ length: INLAND - RING }, (_, i) => edgeOfRing(edge, RING + 1 + i)).flat())),
];
