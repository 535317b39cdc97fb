/** The geometry of a field of hexes with flat tops, by axial coordinates. Pure arithmetic; a drawing puts its own size to it. */
import type { Spot } from './gestures.ts';
import type { Box } from './view-box.ts';

export type Axial = readonly [q: number, r: number];

/** The neighbours of a hex, clockwise from the one below to the right; edge i of a hex faces neighbour i. */
export const NEIGHBOURS: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const ROOT = Math.sqrt(3);

/** The middle of a hex whose corners are `size` from it; hex [0, 0] lies at the origin. */
export const centreOf = ([q, r]: Axial, size: number): Spot => ({ x: 1.5 * q * size, y: ROOT * (r + q / 2) * size });

const round = (value: number): number => Math.round(value * 100) / 100;
const corner = ({ x, y }: Spot, size: number, i: number): string => {
  const angle = (Math.PI / 3) * i;
  return `${round(x + size * Math.cos(angle))} ${round(y + size * Math.sin(angle))}`;
};

const SIX: readonly number[] = [0, 1, 2, 3, 4, 5];

/** A closed path; a little smaller than the hex where it is to lie within its edges. */
export const hexPath = (hex: Axial, size: number, part = 1): string =>
  `M${SIX.map((i) => corner(centreOf(hex, size), size * part, i)).join('L')}Z`;

const keyOf = ([q, r]: Axial): string => `${q} ${r}`;

/** The edges that part a region from all that is not of it. */
export function outlineOf(region: readonly Axial[], size: number): string {
  const inside = new Set(region.map(keyOf));
  return region
    .flatMap((hex) =>
      NEIGHBOURS.flatMap(([q, r], i) => {
        if (inside.has(keyOf([hex[0] + q, hex[1] + r]))) return [];
        const middle = centreOf(hex, size);
        return [`M${corner(middle, size, i)}L${corner(middle, size, i + 1)}`];
      }),
    )
    .join('');
}

/** All hexes within so many of one, itself included. */
export const within = ([q, r]: Axial, reach: number): readonly Axial[] =>
  Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach).flatMap((dq) =>
    Array.from({ length: 2 * reach + 1 }, (_, j) => j - reach)
      .filter((dr) => Math.abs(dq + dr) <= reach)
      .map((dr): Axial => [q + dq, r + dr]),
  );

/** Half the width and half the height of all hexes within so many of the middle one. */
export const halfExtent = (reach: number, size: number): Spot => ({ x: (1.5 * reach + 1) * size, y: ROOT * (reach + 0.5) * size });

/** Compass heading from one spot to another in degrees: 0 is up the chart, 90 to the right. */
export const headingTo = (from: Spot, to: Spot): number => ((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 450) % 360;

/** The box that holds these hexes whole. */
export function boxAround(hexes: readonly Axial[], size: number): Box | null {
  if (hexes.length === 0) return null;
  const spots = hexes.map((hex) => centreOf(hex, size));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - size, Math.min(...ys) - (ROOT / 2) * size];
  return { x: left, y: top, width: Math.max(...xs) + size - left, height: Math.max(...ys) + (ROOT / 2) * size - top };
}
