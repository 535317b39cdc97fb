/** GF-13: divisions as the board shows them: as they are drafted, and where their boats keep station. Pure. */
import type { Spot } from '../../../kit/gestures.ts';
import type { Battle } from '../data/battle.ts';
import { shipIn } from '../data/data.ts';
import type { Division, Side } from '../state.ts';
import type { View } from '../view.ts';

/** While they are regrouped one sees one's own as they would be. */
export function withDivisions(view: View, battle: Battle, side: Side | null, draft: readonly Division[] | null): View {
  if (!draft) return view;
  const others = view.divisions.filter(([lead = '']) => shipIn(battle, view, lead).side !== side);
  return { ...view, divisions: [...others, ...draft] };
}

/** How far boats lie apart: across the course, and astern of the next. */
const [APART, ASTERN] = [15, 11];

/** A wedge behind the leading boat, with the bow along x. */
export const stationsOf = (boats: number): readonly Spot[] =>
  Array.from({ length: boats }, (_, place) => {
    const rank = Math.ceil(place / 2);
    return { x: -ASTERN * rank, y: (place % 2 === 0 ? 1 : -1) * APART * rank };
  });
