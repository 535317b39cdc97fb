/** What is new, summed up: chapter by chapter what was sunk, damaged, taken and found, beside what the dice led one to expect. Made of the viewer's own lines alone. */
import type { Counted } from '../../kernel/index.ts';
import {
  type Befallen,
  befallenIn,
  goesOn,
  type Line,
  readOf,
  type ShownEntry,
  type Span,
  spansOf,
  type Whose,
  weightOf,
} from '../../table/index.ts';
import type { Extract } from './log-filter.ts';

/** How the dice of a side fell, against what was to be expected. */
export interface Luck extends Counted {
  readonly side: Whose;
  /** Rolls are among them that were heard of before: a chapter is weighed whole, for what is new of it may be one side's fire alone. */
  readonly soFar: boolean;
}

export interface Chapter extends Extract {
  readonly befallen: readonly Befallen[];
  readonly luck: readonly Luck[];
  /** What decides something and is not counted above. */
  readonly besides: readonly Line[];
  readonly rolls: number;
}

const rollsOf = (entries: readonly ShownEntry[]): readonly ShownEntry[] =>
  entries.flatMap((entry) => [...entry.parts, entry]).filter(({ roll }) => roll !== null);

const isCounted = ({ roll }: ShownEntry): boolean => roll !== null && roll.counted !== null;

function luckIn(rolls: readonly ShownEntry[], soFar: boolean): readonly Luck[] {
  const sums = new Map<string, Luck>();
  for (const { roll, by } of rolls) {
    if (!roll?.counted) continue;
    const key = `${by} ${roll.counted.of}`;
    const { came, expected } = sums.get(key) ?? { came: 0, expected: 0 };
    sums.set(key, { ...roll.counted, side: by, came: came + roll.counted.came, expected: expected + roll.counted.expected, soFar });
  }
  return [...sums.values()];
}

/** What befell anybody is told of what is new since a place of the log, and luck of the whole chapter; null where nothing is worth it. */
function chapterOf({ title, from, entries }: Span<ShownEntry>, heard: number): Chapter | null {
  const news = entries.slice(Math.max(0, heard - from));
  const befallen = befallenIn(news.flatMap(({ scene }) => scene.gists));
  const lines = readOf(news, Math.max(from, heard));
  const besides = lines.filter(({ scene }) => scene.weight === 'grave' && scene.gists.length === 0);
  if (befallen.length + besides.length === 0 && !rollsOf(news).some(isCounted)) return null;
  const soFar = rollsOf(entries.slice(0, -news.length)).some(isCounted);
  const told = soFar ? entries : news;
  const rolls = rollsOf(told);
  return {
    title,
    from: from + entries.length - told.length,
    to: from + entries.length,
    befallen,
    luck: luckIn(rolls, soFar),
    besides,
    rolls: rolls.length,
  };
}

const weight = ({ befallen, besides }: Chapter): number => weightOf(befallen, besides.length);

/** Whether anything has come of it; a salvo that missed is told for its luck alone. */
export const hasWeight = (chapter: Chapter): boolean => weight(chapter) > 0;

/** Where the chapter began that goes on at a place of the log. */
function beginningOf(log: readonly ShownEntry[], at: number): number {
  let place = at;
  while (goesOn(log[place], log[place - 1])) place--;
  return place;
}

/** What is new from a place of the log on, the gravest first; none, where nothing of weight has happened and no luck was counted. */
export function reportOf(log: readonly ShownEntry[], from: number): readonly Chapter[] {
  const beginning = beginningOf(log, from);
  return spansOf(log.slice(beginning), beginning)
    .flatMap((span) => chapterOf(span, from) ?? [])
    .sort((a, b) => weight(b) - weight(a));
}
