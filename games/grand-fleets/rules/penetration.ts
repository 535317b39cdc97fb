/** GF-6.2.2: whether a hit goes through the armour that it meets. */
import type { Hex } from '../../../chart/hex.ts';
import { bearing, hexsidesCut } from '../../../chart/hex-bearing.ts';
import { atLeast, chanceOf, check, d10, otherwise, sway, whole } from '../../../kernel/index.ts';
import type { Card, GunLine } from '../data/card.ts';
import type { Heading } from './arcs.ts';
import type { Band } from './to-hit.ts';

export type Aspect = 'end' | 'belt';

const AHEAD = 0;
const ASTERN = 3;

const BEARINGS = 24;
const IS_END: readonly boolean[] = Array.from({ length: BEARINGS }, (_, at) =>
  hexsidesCut(at).some((hexside) => hexside === AHEAD || hexside === ASTERN),
);

/** GF-6.2.2b: by the hexside of the target through which the line of fire comes in; a corner belongs to both of its hexsides. */
export function aspectOf({ hex, facing }: Heading, from: Hex): Aspect {
  const at = bearing(hex, facing, from);
  return at !== null && IS_END[at] ? 'end' : 'belt';
}

/** GF-6.2.2c, GF-3.7.3 */
export const plunges = ({ plunging }: GunLine, band: Band): boolean => plunging && band === 'long';

export const armourOf = ({ belt, ends }: Card, aspect: Aspect, plunging: boolean): number =>
  (aspect === 'end' ? ends : belt)[plunging ? 1 : 0];

/** GF-6.2.2a: more than the armour. */
export const penetration = check(
  'penetration',
  'GF-6.2.2a',
  'Penetration',
  { value: whole('penetration of the gun at this range', 0, 20), armour: whole('armour that is hit', 0, 25) },
  {
    dice: d10,
    modifiers: [sway('GF-6.2.2a', 'the gun at this range', ({ value }) => value)],
    rows: [atLeast(({ armour }) => armour + 1, 'pierced'), otherwise('stopped')],
    outcomes: { pierced: 'through the armour', stopped: 'the armour holds' },
    worth: (outcome) => (outcome === 'pierced' ? 1 : 0),
  },
);

export interface Striking {
  readonly value: number;
  readonly armour: number;
}

/** Kept, because what is wanting to the armour is all that it hangs on. */
const chances = new Map<number, number>();

export function chanceToPierce(striking: Striking): number {
  const wanting = striking.armour - striking.value;
  let chance = chances.get(wanting);
  if (chance === undefined) {
    chance = chanceOf(penetration, striking, 'pierced');
    chances.set(wanting, chance);
  }
  return chance;
}
