/** The game in episodes: battles, raids and phases, with what befell whom, what it did to the score and what the dice did. */
import type { Award, Scene } from '../kernel/index.ts';
import { befallenIn, type Span, spansOf, weightOf } from '../table/index.ts';
import type { Changes } from './changes.ts';
import type { Dates } from './dates.ts';
import type { Episode } from './report.ts';

/** What was told or rolled, as far as an episode counts it. */
export interface Told {
  readonly scene: Scene;
  readonly phase: string;
  readonly round: number;
  readonly moment: number;
  /** The sentence of what is grave and counted nowhere; else null. */
  readonly words: string | null;
  /** Hits beyond expectation, of a roll that counts. */
  readonly luck: { readonly party: string; readonly value: number } | null;
}

/** What was written down as the game went. */
export interface Books {
  readonly points: ReadonlyMap<string, Changes<number>>;
  readonly awards: readonly (Award & { readonly moment: number })[];
  readonly dates: Pick<Dates, 'in'>;
}

type Weighed = Span<Told> & Pick<Episode, 'befallen' | 'besides' | 'weight'>;

function weighed(span: Span<Told>): Weighed {
  const befallen = befallenIn(span.entries.flatMap(({ scene }) => scene.gists));
  const besides = span.entries.flatMap(({ words }) => words ?? []);
  return { ...span, befallen, besides, weight: weightOf(befallen, besides.length) };
}

/** Several episodes can fall into one moment; what it did to the score is put down to the weightiest of them, or else to the last. */
function creditedBy(spans: readonly Weighed[]): ReadonlyMap<number, Weighed> {
  const credited = new Map<number, Weighed>();
  for (const span of spans)
    for (const { moment } of span.entries) if ((credited.get(moment)?.weight ?? 0) <= span.weight) credited.set(moment, span);
  return credited;
}

function luckIn(entries: readonly Told[]): Episode['luck'] {
  const sums = new Map<string, number>();
  for (const { luck } of entries) if (luck) sums.set(luck.party, (sums.get(luck.party) ?? 0) + luck.value);
  return [...sums].map(([party, value]) => ({ party, value }));
}

export function episodesOf(told: readonly Told[], { points, awards, dates }: Books): Episode[] {
  const spans = spansOf(told, 0).map(weighed);
  const credited = creditedBy(spans);
  return spans.flatMap((span): Episode[] => {
    const { title, entries, befallen, besides, weight } = span;
    const moments = [...new Set(entries.map(({ moment }) => moment))].filter((moment) => credited.get(moment) === span);
    const first = entries[0]?.moment ?? 0;
    const changed = [...points].map(([party, changes]) => {
      const gained = moments.reduce((sum, moment) => sum + (changes.at(moment) ?? 0) - (changes.at(Math.max(0, moment - 1)) ?? 0), 0);
      const after = changes.at(moments.at(-1) ?? first) ?? 0;
      return { party, before: after - gained, after };
    });
    if (weight === 0 && changed.every(({ before, after }) => before === after)) return [];
    const isChapter = entries[0]?.scene.chapter === title;
    const when = dates.in(entries[0]?.round ?? 0, first);
    const done = awards.filter(({ moment }) => moments.includes(moment));
    return [{ title, isChapter, when, moment: first, befallen, besides, points: changed, awards: done, luck: luckIn(entries), weight }];
  });
}
