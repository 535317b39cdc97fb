/** GF-6.1.1b, GF-6.1.1c: how many light guns fire at one target, or at each of two. */
import type { Arc } from '../data/card.ts';

const BEAM: readonly Arc[] = ['C', 'D'];

/** GF-6.1.1c: half of them on either beam, else a quarter, rounded up. */
export const shareIn = (arc: Arc, guns: number): number => Math.ceil(guns / (BEAM.includes(arc) ? 2 : 4));

/** Where a target lies on the line between two arcs, the one with more guns counts. */
export const shareOn = (arcs: readonly Arc[], guns: number): number => arcs.reduce((most, arc) => Math.max(most, shareIn(arc, guns)), 0);

/**
 * GF-6.1.1b: of two targets in different arcs the first is fired at by its whole share, the second by what is left of the guns; on the line
 * between two arcs as many fire as can, and rather at the first. Null where no two arcs are different.
 */
export function sharesOn(first: readonly Arc[], second: readonly Arc[], guns: number): readonly [number, number] | null {
  let best: readonly [number, number] | null = null;
  for (const one of first)
    for (const other of second) {
      if (one === other) continue;
      const share = shareIn(one, guns);
      const shares = [share, Math.min(shareIn(other, guns), guns - share)] as const;
      const more = best ? shares[0] + shares[1] - best[0] - best[1] : 1;
      if (more > 0 || (more === 0 && share > (best?.[0] ?? 0))) best = shares;
    }
  return best;
}
