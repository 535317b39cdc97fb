/** How a field of hexes with flat tops is drawn. Pure arithmetic; a drawing puts its own size to it. */
import type { Hex } from '../chart/hex.ts';
import { columnOf, FACINGS, neighbour, rowOf } from '../chart/hex.ts';
import type { Spot } from './gestures.ts';
import type { Box } from './view-box.ts';

const ROOT = Math.sqrt(3);

/** The middle of a hex whose corners are `size` from it. Its first hexside looks down to the right. */
export const centreOf = (hex: Hex, size: number): Spot => ({
  x: 1.5 * columnOf(hex) * size,
  y: ROOT * (rowOf(hex) + columnOf(hex) / 2) * size,
});

const round = (value: number): number => Math.round(value * 100) / 100;
const corner = ({ x, y }: Spot, size: number, i: number): string => {
  const angle = (Math.PI / 3) * i;
  return `${round(x + size * Math.cos(angle))} ${round(y + size * Math.sin(angle))}`;
};

/** A closed path; a little smaller than the hex where it is to lie within its edges. */
export const hexPath = (hex: Hex, size: number, part = 1): string =>
  `M${FACINGS.map((i) => corner(centreOf(hex, size), size * part, i)).join('L')}Z`;

/** The edges that part a region from all that is not of it. */
export function outlineOf(region: readonly Hex[], size: number): string {
  const inside = new Set(region);
  return region
    .flatMap((hex) =>
      FACINGS.filter((facing) => !inside.has(neighbour(hex, facing))).map((facing) => edgePath(centreOf(hex, size), size, facing)),
    )
    .join('');
}

const edgePath = (middle: Spot, size: number, facing: number): string =>
  `M${corner(middle, size, facing)}L${corner(middle, size, facing + 1)}`;

/** Half the width and half the height of all hexes within so many of the middle one. */
export const halfExtent = (reach: number, size: number): Spot => ({ x: (1.5 * reach + 1) * size, y: ROOT * (reach + 0.5) * size });

/** Compass heading from one spot to another in degrees: 0 is up the chart, 90 to the right. */
export const headingTo = (from: Spot, to: Spot): number => ((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 450) % 360;

/** The box that holds these hexes whole. */
export function boxAround(hexes: readonly Hex[], size: number): Box | null {
  if (hexes.length === 0) return null;
  const spots = hexes.map((hex) => centreOf(hex, size));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - size, Math.min(...ys) - (ROOT / 2) * size];
  return { x: left, y: top, width: Math.max(...xs) + size - left, height: Math.max(...ys) + (ROOT / 2) * size - top };
}
