/** Where the forces went, place by place. */
import type { Force } from '../kernel/index.ts';
import type { Track } from './report.ts';

/** The place of whoever is out of play for a while: the track begins anew where it comes back. */
const NOWHERE = '';

interface Walk extends Omit<Track, 'legs' | 'name'> {
  name: string;
  readonly legs: { readonly moment: number; readonly place: string }[];
}

export class Tracks {
  private readonly walks = new Map<string, Walk>();

  note(moment: number, forces: readonly Force[]): void {
    const there = new Set(forces.map(({ id }) => id));
    for (const { id, legs } of this.walks.values())
      if (!there.has(id) && legs.at(-1)?.place !== NOWHERE) legs.push({ moment, place: NOWHERE });
    for (const { id, party, name, place, by } of forces) {
      const walk = this.walks.get(id) ?? { id, party, name, legs: [] };
      this.walks.set(id, walk);
      walk.name = name;
      const last = walk.legs.at(-1)?.place;
      if (last === place) continue;
      const way = last !== undefined && last !== NOWHERE && by?.at(-1) === place ? by : [place];
      for (const each of way) if (walk.legs.at(-1)?.place !== each) walk.legs.push({ moment, place: each });
    }
  }

  lines(): Track[] {
    return [...this.walks.values()];
  }
}
