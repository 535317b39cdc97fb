/** The distances at which a battle can be fought. */
import type { OpenRange } from '../battle.ts';
import { isCloseOnly, openRange } from '../open-range.ts';
import { hexesAt } from '../profiles.ts';
import { RANGES } from './fire.ts';
import type { Plot } from './plot.ts';

/** GW-6.1a: what long range is in a battle without a map, where all is open to view. */
export const openIn = ({ view, profile }: Plot): OpenRange =>
  openRange(
    profile,
    view.pieces.flatMap(({ ships }) => (ships ?? []).map(({ sheet }) => sheet)),
  );

/** In hexes; without a map at short range, and at long range where there is any (GW-6.1b). */
export function rangesIn(plot: Plot): readonly number[] {
  const { view, profile } = plot;
  if (!('range' in view)) return RANGES;
  const open = openIn(plot);
  return isCloseOnly(view, open) ? [hexesAt(profile, 'short')] : [hexesAt(profile, 'short'), hexesAt(profile, open)];
}
