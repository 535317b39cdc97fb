/** What a playback draws over a chart, whatever the game. Pieces and places go by the ids that targets use; where they are, the board says. */
import type { Explanation } from '../kernel/index.ts';

export type ChartMark =
  | { readonly kind: 'way'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'salvo';
      readonly from: string;
      readonly to: string;
      readonly arm: 'guns' | 'torpedoes' | 'bombs';
      readonly hits: number;
      /** What was rolled and what it did. */
      readonly words: string;
    }
  | { readonly kind: 'note'; readonly about: string; readonly words: string }
  | { readonly kind: 'loss'; readonly about: string };

export type MarkOf<K extends ChartMark['kind']> = ChartMark & { readonly kind: K };

export const marksOf = <K extends ChartMark['kind']>(marks: readonly ChartMark[], kind: K): readonly MarkOf<K>[] =>
  marks.filter((mark): mark is MarkOf<K> => mark.kind === kind);

/** Whom and what the marks are about: both ends of a line. */
export const endsOf = (marks: readonly ChartMark[]): readonly string[] => [
  ...new Set(marks.flatMap((mark) => ('about' in mark ? [mark.about] : [mark.from, mark.to]))),
];

export const note = (about: string, words: string): ChartMark => ({ kind: 'note', about, words });
export const loss = (about: string): ChartMark => ({ kind: 'loss', about });
export const way = (from: string, to: string): ChartMark => ({ kind: 'way', from, to });

/** What falls about each target, wherever it comes from. */
export function fallsIn(salvos: readonly MarkOf<'salvo'>[]): ReadonlyMap<string, number> {
  const falls = new Map<string, number>();
  for (const { to, hits } of salvos) falls.set(to, (falls.get(to) ?? 0) + hits);
  return falls;
}

/** More dice than this are counted instead of shown. */
const FEW = 8;

/** '5 2 6: one hit'. */
export function rolledInWords(rolls: readonly Explanation[], came: string): string {
  const faces = rolls[0]?.faces ?? [];
  if (faces.length === 0) return came;
  return `${faces.length > FEW ? `${faces.length} dice` : faces.join(' ')}: ${came}`;
}

export const hitsInWords = (hits: number): string => (hits === 0 ? 'no hit' : hits === 1 ? 'one hit' : `${hits} hits`);

/** What is written beside each, line by line; what is said twice is counted. */
export function linesOf(notes: readonly { readonly about: string; readonly words: string }[]): ReadonlyMap<string, readonly string[]> {
  const counted = new Map<string, Map<string, number>>();
  for (const { about, words } of notes) {
    const lines = counted.get(about) ?? new Map<string, number>();
    lines.set(words, (lines.get(words) ?? 0) + 1);
    counted.set(about, lines);
  }
  const written = ([words, count]: readonly [string, number]): string => (count > 1 ? `${count} × ${words}` : words);
  return new Map([...counted].map(([about, lines]) => [about, [...lines].map(written)]));
}
