/** Hits by gun and target: who fired what at whom, and what was to be expected of it. */
import type { Entry, Kind, Shot } from '../kernel/index.ts';
import { countedIn } from './luck.ts';
import type { Firer } from './report.ts';

interface Tally extends Omit<Shot, 'at' | 'hits'> {
  times: number;
  hits: number;
  expected: number | null;
  readonly targets: Map<string, number>;
}

export class Fire {
  private readonly tallies = new Map<string, Tally>();
  private before: Entry<Kind>[] = [];

  /** Reads an entry; `shot` is what it tells of one. The rolls of a salvo stand before the line that heads it, and so does a single roll. */
  note(entry: Entry<Kind>, shot: Shot | null): void {
    if (entry.what.kind !== 'event' || shot === null) {
      if (entry.what.kind !== 'event') this.before.push(entry);
      else if (entry.salvo === null || entry.heads) this.before = [];
      return;
    }
    const rolls = entry.salvo === null ? this.before.slice(-1) : this.before.filter(({ salvo }) => salvo === entry.salvo);
    this.before = [];
    this.add(
      shot,
      rolls.flatMap((roll) => countedIn(roll) ?? []).map(({ expected }) => expected),
    );
  }

  private add({ party, by, at, weapon, hits }: Shot, expected: readonly number[]): void {
    const key = `${party} ${by} ${weapon}`;
    const tally = this.tallies.get(key) ?? { party, by, weapon, times: 0, hits: 0, expected: null, targets: new Map() };
    this.tallies.set(key, tally);
    tally.times++;
    tally.hits += hits;
    for (const each of expected) tally.expected = (tally.expected ?? 0) + each;
    if (hits > 0) tally.targets.set(at, (tally.targets.get(at) ?? 0) + hits);
  }

  /** Those with most hits first. */
  lines(): Firer[] {
    return [...this.tallies.values()]
      .map(({ targets, ...tally }) => ({
        ...tally,
        targets: [...targets].map(([name, hits]) => ({ name, hits })).sort((a, b) => b.hits - a.hits),
      }))
      .sort((a, b) => b.hits - a.hits || b.times - a.times);
  }
}
