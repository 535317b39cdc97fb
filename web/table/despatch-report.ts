/** What is new, summed up: chapter by chapter what was sunk, damaged, taken and found, beside what the dice led one to expect. Made of the viewer's own lines alone. */
import type { Counted } from '../../kernel/index.ts';
import {
  type Befallen,
  befallenIn,
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

function luckIn(rolls: readonly ShownEntry[]): readonly Luck[] {
  const sides = new Map<Whose, Counted>();
  for (const { roll, by } of rolls) {
    if (!roll?.counted) continue;
    const { came, expected } = sides.get(by) ?? { came: 0, expected: 0 };
    sides.set(by, { came: came + roll.counted.came, expected: expected + roll.counted.expected });
  }
  return [...sides].map(([side, counted]) => ({ side, ...counted }));
}

function chapterOf({ title, from, entries }: Span<ShownEntry>): Chapter {
  const lines = readOf(entries, from);
  const rolls = rollsOf(entries);
  return {
    title,
    from,
    to: from + entries.length,
    befallen: befallenIn(entries.flatMap(({ scene }) => scene.gists)),
    luck: luckIn(rolls),
    besides: lines.filter(({ scene }) => scene.weight === 'grave' && scene.gists.length === 0),
    rolls: rolls.length,
  };
}

const weight = ({ befallen, besides }: Chapter): number => weightOf(befallen, besides.length);

/** Whether anything has come of it; a salvo that missed is told for its luck alone. */
export const hasWeight = (chapter: Chapter): boolean => weight(chapter) > 0;

/** What is called a battle at its beginning is called so as long as it goes on, though the beginning was heard of before; null for none. */
function begunBefore(log: readonly ShownEntry[], from: number): string | null {
  const first = log[from];
  if (!first || first.scene.chapter !== null) return null;
  for (let place = from - 1; place >= 0; place--) {
    const before = log[place];
    if (before?.phase !== first.phase || before.round !== first.round) return null;
    if (before.scene.chapter !== null) return before.scene.chapter;
  }
  return null;
}

function newSpans(log: readonly ShownEntry[], from: number): readonly Span<ShownEntry>[] {
  const [first, ...others] = spansOf(log.slice(from), from);
  return first ? [{ ...first, title: begunBefore(log, from) ?? first.title }, ...others] : [];
}

/** What is new from a place of the log on, the gravest first; none, where nothing of weight has happened and no luck was counted. */
export const reportOf = (log: readonly ShownEntry[], from: number): readonly Chapter[] =>
  newSpans(log, from)
    .map(chapterOf)
    .filter((chapter) => hasWeight(chapter) || chapter.luck.length > 0)
    .sort((a, b) => weight(b) - weight(a));
