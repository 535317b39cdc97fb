/** Grand Fleets: the arcs that guns fire into, from where their mounts stand (GF-11.4.5). */
import type { Battery, Layout, MountGroup, Position } from '../types.ts';
import { POSITIONS } from '../types.ts';

/** Port and starboard: A and B off the bows, C and D on the beams, E and F on the quarters (GF-6.1.2). */
export type Arc = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** Mounts that stand alike. */
export interface Mounts {
  /** The letters of the arcs, in order. */
  readonly arcs: string;
  readonly mounts: number;
  /** Guns in each of them. */
  readonly barrels: number;
}

/** One entry for a place on the centreline, port and starboard for a place on the sides. */
const ARCS: Readonly<Record<Position, readonly [string] | readonly [port: string, starboard: string]>> = {
  fore: ['ABCD'],
  foreside: ['ABC', 'ABD'],
  bow: ['AC', 'BD'],
  wing: ['ACE', 'BDF'],
  echelon: ['ABCDEF'],
  midships: ['CD'],
  broadside: ['C', 'D'],
  quarter: ['CE', 'DF'],
  aftside: ['CEF', 'DEF'],
  aft: ['CDEF'],
};

/** An odd mount stands to port, but aft to starboard, so that both beams have as many where a battery has an odd one at both ends. */
const ODD_TO_STARBOARD: ReadonlySet<Position> = new Set<Position>(['quarter', 'aftside']);

function mountsAt(position: Position, { mounts, barrels }: MountGroup): readonly Mounts[] {
  const [port, starboard] = ARCS[position];
  if (starboard === undefined) return [{ arcs: port, mounts, barrels }];
  const [more, fewer] = [Math.ceil(mounts / 2), Math.floor(mounts / 2)];
  const [left, right] = ODD_TO_STARBOARD.has(position) ? [fewer, more] : [more, fewer];
  return [
    { arcs: port, mounts: left, barrels },
    { arcs: starboard, mounts: right, barrels },
  ].filter(({ mounts }) => mounts > 0);
}

/** Single guns along the sides, where the register does not say how they stand: half of them forward, half aft. */
function alongTheSides(guns: number): Layout {
  const singles = (mounts: number): readonly MountGroup[] => (mounts === 0 ? [] : [{ mounts, barrels: 1 }]);
  return { bow: singles(Math.ceil(guns / 2)), quarter: singles(Math.floor(guns / 2)) };
}

/** From ahead to astern, port before starboard; what stands alike is counted together. */
export function mountsOf(batteries: readonly Pick<Battery, 'number' | 'layout'>[]): readonly Mounts[] {
  const layouts = batteries.map(({ number, layout }) => layout ?? alongTheSides(number));
  const alike = new Map<string, Mounts>();
  for (const position of POSITIONS) {
    for (const group of layouts.flatMap((layout) => layout[position] ?? [])) {
      for (const { arcs, mounts, barrels } of mountsAt(position, group)) {
        const key = `${arcs}${barrels}`;
        alike.set(key, { arcs, mounts: mounts + (alike.get(key)?.mounts ?? 0), barrels });
      }
    }
  }
  return [...alike.values()];
}
