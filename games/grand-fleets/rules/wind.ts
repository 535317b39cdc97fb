/** GF-12.4 (ours): the wind, whither it blows, how it shifts and what it does to gunnery. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import { turned } from '../../../chart/hex.ts';
import { amount, check, d10, exactly, otherwise, unspoken } from '../../../kernel/index.ts';
import { battleOf } from '../data/data.ts';
import { facingOf, HEADINGS } from '../data/formation.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { State } from '../state.ts';
import { arcsTo } from './arcs.ts';

/** GF-12.4.1: of a battle that says nothing of it. */
export const windRoll = amount('wind', 'GF-12.4.1', 'Wind', {
  dice: d10,
  words: (face) => (HEADINGS[face - 1] ? `it blows to the ${HEADINGS[face - 1]}` : 'a calm'),
});

/** GF-12.4.1 */
export const shiftRoll = check('wind-shift', 'GF-12.4.1', 'The wind', {
  dice: d10,
  rows: [exactly([1], 'backs'), exactly([10], 'veers'), otherwise('holds')],
  outcomes: { backs: 'it backs', veers: 'it veers', holds: 'it holds' },
});

const SHIFTS = { backs: -1, veers: 1, holds: 0 } as const;

const isOn = ({ state }: Play): boolean => state.readings.wind === 'on';

function windAtFirst(g: Play): Facing | null {
  const { wind } = battleOf(g.data, g.state);
  if (wind !== null) return facingOf(wind);
  const heading = HEADINGS[g.roll(windRoll, {}) - 1];
  return heading === undefined ? null : facingOf(heading);
}

/** GF-12.4.1: before the first turn. */
export const windRises = unspoken(
  when(
    isOn,
    auto('wind', 'GF-12.4.1', (g) => {
      g.state.wind = windAtFirst(g);
      g.tell?.({ type: 'wind', to: g.state.wind });
    }),
  ),
);

/** GF-12.4.1: at the end of a turn. A calm stays one. */
export const windShifts = unspoken(
  when(
    (g) => isOn(g) && g.state.wind !== null,
    auto('wind-shift', 'GF-12.4.1', (g) => {
      const shift = SHIFTS[g.roll(shiftRoll, {})];
      if (shift === 0 || g.state.wind === null) return;
      g.state.wind = turned(g.state.wind, shift);
      g.tell?.({ type: 'wind', to: g.state.wind });
    }),
  ),
);

/** GF-12.4.2: whether a target lies within sixty degrees of the eye of the wind. */
export const isToWindward = ({ wind }: Pick<State, 'wind'>, from: Hex, to: Hex): boolean =>
  wind !== null && from !== to && arcsTo({ hex: from, facing: turned(wind, 3) }, to).some((arc) => arc === 'A' || arc === 'B');
