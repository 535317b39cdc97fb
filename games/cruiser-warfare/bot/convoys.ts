/** Where a convoy will be, and what it is worth to meet it (CW-11.8). */
import { best, oncePer } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance, neighbours } from '../data/data.ts';
import type { View } from '../view.ts';
import { settings } from './settings.ts';
import type { Squadron } from './squadrons.ts';

const endsOf = oncePer(({ convoys }: Data) => [...new Set(convoys.map(({ to }) => to))]);

/** The nearest end of any convoy's way; every step brings it nearer (CW-11.8c). */
const endFor = (data: Data, area: Area): Area => best(endsOf(data), (end) => -distance(data, area, end)) ?? area;

/** Chances by area after so many of its moves; where the way forks, either is as likely. */
function whereabouts(data: Data, from: Area, moves: number): Map<Area, number> {
  const end = endFor(data, from);
  let chances = new Map<Area, number>([[from, 1]]);
  for (let move = 0; move < moves; move++) {
    const next = new Map<Area, number>();
    for (const [area, chance] of chances) {
      const nearer = neighbours(data, area).filter((each) => distance(data, each, end) < distance(data, area, end));
      for (const each of nearer) next.set(each, (next.get(each) ?? 0) + chance / nearer.length);
    }
    chances = next;
  }
  return chances;
}

/** Transports are worth ten points each; how well they are guarded is not known (CW-5.5d). */
export function convoyHopes(data: Data, { markers }: View, { force }: Squadron, moves: number): Map<Area, number> {
  const hopes = new Map<Area, number>();
  const boldness = Math.min(1, force / settings.bold);
  for (const { convoy, area } of markers)
    if (convoy)
      for (const [at, chance] of whereabouts(data, area, moves)) hopes.set(at, (hopes.get(at) ?? 0) + chance * settings.convoy * boldness);
  return hopes;
}
