/** Where hexes and ships lie on the chart. Pure arithmetic; one pitch of 104 units is a sea mile. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import { hexAt } from '../../../chart/hex.ts';
import type { Spot } from '../../../kit/gestures.ts';
import { centreOf } from '../../../kit/hex-geometry.ts';
import type { Box } from '../../../kit/view-box.ts';
import { hexOn } from '../data/formation.ts';
import type { ShipView, View } from '../view.ts';

const ROOT = Math.sqrt(3);

/** From the middle of a hex to the middle of the next. */
export const PITCH = 104;
/** From the middle of a hex to its corners. */
export const SIZE = PITCH / ROOT;
/** Chart units for a metre of hull: a battlecruiser of 215 metres nearly fills her hex. */
export const METRE = 0.455;

export const spotOf = (hex: Hex): Spot => centreOf(hex, SIZE);

/** Degrees clockwise from the right of the chart, as SVG turns things. */
export const angleOf = (facing: Facing): number => 30 + 60 * facing;
/** Compass heading: 0 is up the chart. */
export const headingOf = (facing: Facing): number => (angleOf(facing) + 90) % 360;

export const away = ({ x, y }: Spot, angle: number, far: number): Spot => {
  const radians = (angle * Math.PI) / 180;
  return { x: x + Math.cos(radians) * far, y: y + Math.sin(radians) * far };
};

/** Movement points that a wind is worth, where smoke streams. */
const BREEZE = 3;

/** Whither the smoke of a ship streams, in degrees: astern of her as she makes way, and down the wind. */
export function streamOf({ facing, spent }: Pick<ShipView, 'facing' | 'spent'>, wind: Facing | null): number {
  const astern = away({ x: 0, y: 0 }, angleOf(facing) + 180, Math.max(1, spent));
  const { x, y } = wind === null ? astern : away(astern, angleOf(wind), BREEZE);
  return Math.hypot(x, y) < 0.01 ? angleOf(facing) + 180 : (Math.atan2(y, x) * 180) / Math.PI;
}

/** Water beyond the edges of the board, for courses that lead there. */
const BEYOND = 1.5 * PITCH;

/** The part of the sea that the board shows, with some water around it. */
export function frameOf({ column, row, width, height }: View['board']): Box {
  const [left, top] = [(1.5 * column - 1) * SIZE, ROOT * (row - 0.5) * SIZE];
  return {
    x: left - BEYOND,
    y: top - BEYOND,
    width: (1.5 * (width - 1) + 2) * SIZE + 2 * BEYOND,
    height: ROOT * (height + 0.5) * SIZE + 2 * BEYOND,
  };
}

/** The board itself, without the water beyond its edges. */
export const boardIn = ({ x, y, width, height }: Box): Box => ({
  x: x + BEYOND,
  y: y + BEYOND,
  width: width - 2 * BEYOND,
  height: height - 2 * BEYOND,
});

/** The hex that a spot lies in. */
export function hexUnder({ x, y }: Spot): Hex {
  const q = ((2 / 3) * x) / SIZE;
  const r = (-x / 3 + (ROOT / 3) * y) / SIZE;
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) return hexAt(-rr - rs, rr);
  return dr > ds ? hexAt(rq, -rq - rs) : hexAt(rq, rr);
}

/** All hexes within so many of one, as a hexagon of straight lines around it. */
export const bandCorners = (middle: Spot, reach: number): readonly Spot[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => away(middle, 30 + 60 * corner, (reach + 0.56) * PITCH));

export const pathOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** One tile of the hex field: its pattern repeats every three corners across and every pitch down. */
export const TILE = { width: 3 * SIZE, height: PITCH };
export const tilePath = (): string => {
  const [s, h] = [SIZE, PITCH];
  const outline = `M${2.5 * s} ${h / 2}L${2 * s} ${h}H${s}L${s / 2} ${h / 2}L${s} 0H${2 * s}Z`;
  return `${outline}M0 ${h / 2}H${s / 2}M${2.5 * s} ${h / 2}H${3 * s}`;
};

/** The hex of a name such as 12.5: columns from the left of the board, rows from its top. Null for what is no such name. */
export function hexNamed({ column, row }: View['board'], name: string): Hex | null {
  const [, across, down] = /^\s*(\d+)\s*[.,;\s]\s*(\d+)\s*$/.exec(name) ?? [];
  return across === undefined || down === undefined ? null : hexOn(column + Number(across) - 1, row + Number(down) - 1);
}
