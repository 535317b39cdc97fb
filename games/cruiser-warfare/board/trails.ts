/** Where counters came from this turn, as far as somebody has looked on: a chart shows only where they are. */
import type { Area } from '../data/areas.ts';
import type { View } from '../view.ts';

export interface Trail {
  readonly name: string;
  readonly from: Area;
  readonly to: Area;
  readonly isEnemy: boolean;
}

export interface Watch {
  readonly turn: number;
  readonly at: ReadonlyMap<string, Area>;
  readonly trails: readonly Trail[];
}

export const UNWATCHED: Watch = { turn: 0, at: new Map(), trails: [] };

const placesIn = (view: View): ReadonlyMap<string, Area> =>
  new Map([
    ...view.fleets.map(({ id, area }): [string, Area] => [id, area]),
    ...view.markers.map(({ token, area }): [string, Area] => [token, area]),
  ]);

/** What has moved since the last look is a trail until the turn is over. */
export function watch({ turn, at, trails }: Watch, view: View): Watch {
  const now = placesIn(view);
  const enemies = new Set(view.markers.map(({ token }) => token));
  const moved = [...now].flatMap(([name, to]): Trail[] => {
    const from = at.get(name);
    return from === undefined || from === to ? [] : [{ name, from, to, isEnemy: enemies.has(name) }];
  });
  // After a turn that nobody watched it cannot be told when anybody moved.
  if (turn !== view.turn) return { turn: view.turn, at: now, trails: [] };
  return { turn, at: now, trails: [...trails.filter(({ name, to }) => now.get(name) === to), ...moved] };
}
