/** GF-6.1.2a: the six firing arcs of a ship, and the guns that bear on them. */
import type { Hex } from '../../../chart/hex.ts';
import type { ArcName } from '../../../chart/hex-bearing.ts';
import { arcsOf, bearing } from '../../../chart/hex-bearing.ts';
import type { Arc, GunLine } from '../data/card.ts';
import { ARCS } from '../data/card.ts';
import type { ShipState } from '../state.ts';

/** Where a ship lies, and where she points. */
export type Heading = Readonly<Pick<ShipState, 'hex' | 'facing'>>;

const LETTERS: Readonly<Record<ArcName, Arc>> = {
  'port bow': 'A',
  'starboard bow': 'B',
  'port beam': 'C',
  'starboard beam': 'D',
  'port quarter': 'E',
  'starboard quarter': 'F',
};

const BEARINGS = 24;

/** In the order of the letters: one arc, or the two that a row of hexes parts. */
const BY_BEARING: readonly (readonly Arc[])[] = Array.from({ length: BEARINGS }, (_, at) =>
  arcsOf(at)
    .map((name) => LETTERS[name])
    .sort(),
);

/** The arcs that a hex lies in, as seen from a ship; her own hex lies all around her. */
export function arcsTo({ hex, facing }: Heading, other: Hex): readonly Arc[] {
  const at = bearing(hex, facing, other);
  return (at === null ? undefined : BY_BEARING[at]) ?? ARCS;
}

const bearsOn = (arcs: string, on: readonly Arc[]): boolean => on.some((arc) => arcs.includes(arc));

/** GF-3.7.5: the barrels of all mounts that are left and bear on any of these arcs. */
export function barrelsOn({ mounts }: GunLine, lost: readonly number[], on: readonly Arc[]): number {
  let barrels = 0;
  for (let place = 0; place < mounts.length; place++) {
    const group = mounts[place];
    if (group && bearsOn(group.arcs, on)) barrels += (group.mounts - (lost[place] ?? 0)) * group.barrels;
  }
  return barrels;
}
