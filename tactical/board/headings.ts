/** Which way ships head. The rules know no heading: it is how they moved last, and at first towards each other. */
import { centreOf, headingTo } from '../../kit/hex-geometry.ts';
import type { Hex, Side } from '../battle.ts';
import { CENTRE } from '../hexes.ts';
import { IMPULSES } from '../impulses.ts';
import type { BattleView } from '../view.ts';
import { sideOf } from './steps.ts';

export interface Track {
  readonly hexes: ReadonlyMap<string, Hex>;
  readonly headings: ReadonlyMap<string, number>;
  /** How far the map slid since the track before, as what was added to every hex. */
  readonly slid: number;
}

/** Who moves in the step being played; null where nobody does. */
export function moverIn(battle: BattleView): Side | null {
  const impulse = IMPULSES[battle.step - 1];
  return impulse ? sideOf(impulse, battle) : null;
}

const ORIGIN = { x: 0, y: 0 };
/** The heading of whoever moves so. */
export const headingBy = (shift: number): number => headingTo(ORIGIN, centreOf(CENTRE + shift, 1));

/** Side i of the map looks out at 60 degrees more than side i - 1, from the one below to the right. */
const outwards = (entry: number): number => (150 + 60 * entry) % 360;

const atFirst = ({ entry, initiative }: BattleView, side: Side): number =>
  entry === null ? 0 : side === initiative ? (outwards(entry) + 180) % 360 : outwards(entry);

/** What the ships of the side that did not move have in common is the slide of the map. */
function slideOf(view: BattleView, before: Track, mover: Side | null): number {
  const shifts = new Set<number>();
  for (const { token, side, hex } of view.pieces) {
    const was = before.hexes.get(token);
    if (side !== mover && hex !== null && was !== undefined) shifts.add(hex - was);
  }
  const [only] = shifts;
  return shifts.size === 1 && only !== undefined ? only : 0;
}

/** `mover` is who moved between the two views; it matters only where the map has slid. */
export function trackOf(view: BattleView, before: Track | undefined, mover: Side | null): Track {
  const slid = before ? slideOf(view, before, mover) : 0;
  const hexes = new Map<string, Hex>();
  const headings = new Map<string, number>();
  for (const { token, side, hex } of view.pieces) {
    if (hex === null) continue;
    const was = before?.hexes.get(token);
    const moved = was === undefined ? 0 : hex - was - slid;
    hexes.set(token, hex);
    headings.set(token, moved === 0 ? (before?.headings.get(token) ?? atFirst(view, side)) : headingBy(moved));
  }
  return { hexes, headings, slid };
}
