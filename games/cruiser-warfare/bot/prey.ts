/** What a hunter may hope to find in each area, and whom he had better not find alone. */
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { View } from '../view.ts';
import { add, flowIn, reachTogether, speesShips, trailsOf } from './reach.ts';
import { settings } from './settings.ts';
import { forceOfNamed } from './squadrons.ts';

export interface Prey {
  /** Chances, by area, of raiders such as a cruiser can deal with, and of Spee. */
  readonly light: ReadonlyMap<Area, number>;
  readonly heavy: ReadonlyMap<Area, number>;
  /** Areas where a marker lies in the open. */
  readonly seen: ReadonlySet<Area>;
  /** What is left of Spee's squadron, as far as one knows. */
  readonly speeForce: number;
}

/** Before the moves a marker in sight may still go anywhere next to it; after them it is where it is. */
export function preyOf(data: Data, view: View, isBeforeMoves: boolean): Prey {
  const { light, heavy } = reachTogether(data, view);
  const { spees } = trailsOf(data, view);
  const flow = isBeforeMoves ? flowIn(data, view, settings.lingers) : undefined;
  for (const { token, area } of view.markers) {
    const here: readonly (readonly [Area, number])[] = [[area, 1]];
    for (const [to, share] of flow?.get(area) ?? here) add(spees.has(token) ? heavy : light, to, share);
  }
  return {
    light,
    heavy,
    seen: new Set(view.markers.map(({ area }) => area)),
    speeForce: forceOfNamed(
      data,
      speesShips(data).filter((id) => !view.lost.includes(id)),
    ),
  };
}
