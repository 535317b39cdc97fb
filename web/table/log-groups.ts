/** The log in groups: lines that follow one another in the same phase of the same turn. */

import { type Line, readOf, type ShownEntry } from '../../table/index.ts';
import { plain } from '../parts/plain.ts';
import { type Filter, wanted, weighs } from './log-filter.ts';

export interface Group {
  readonly round: number;
  /** The heading of its turn; null outside of the turns. */
  readonly turn: string | null;
  /** Whether it is the first of its turn. */
  readonly opens: boolean;
  readonly phase: string;
  /** The place of its first entry in the log. */
  readonly from: number;
  readonly entries: readonly ShownEntry[];
}

/** 'Turn 3: 1915, last third.' or 'Round 1, at long range.' is a heading and no line below one; a game may begin in its fifth turn. */
function turnMark({ words, round, roll }: ShownEntry): string | null {
  const text = plain(words).replace(/\.$/, '');
  const isMark = /^Turn \d+(: .*)?$/.test(text) || `${text},`.startsWith(`Round ${round},`);
  return roll === null && isMark ? text : null;
}

/** Entries that follow one another in the same phase of the same turn. */
export function groupsOf(entries: readonly ShownEntry[]): readonly Group[] {
  const groups: (Group & { readonly entries: ShownEntry[] })[] = [];
  const headings = new Map<number, string>();
  entries.forEach((entry, from) => {
    const { round, phase } = entry;
    const mark = turnMark(entry);
    // The first names it; a round of a battle may bear the number of the turn it is fought in.
    if (mark !== null && !headings.has(round)) {
      headings.set(round, mark);
      return;
    }
    const last = groups.at(-1);
    if (last && last.phase === phase && last.round === round) last.entries.push(entry);
    else
      groups.push({
        round,
        turn: round > 0 ? (headings.get(round) ?? `Turn ${round}`) : null,
        opens: last?.round !== round,
        phase,
        from,
        entries: [entry],
      });
  });
  return groups;
}

/** The last groups that together have so many entries, or a little more. */
export function lastOf(groups: readonly Group[], most: number): readonly Group[] {
  let [lines, from] = [0, groups.length];
  while (from > 0 && lines < most) lines += groups[--from]?.entries.length ?? 0;
  return from === 0 ? groups : groups.slice(from);
}

/** The lines of a group that are wanted. What is new, from a place on, is not gathered with what was read before. */
export function linesIn({ entries, from }: Group, filter: Filter, newFrom: number): readonly Line[] {
  const cut = Math.min(Math.max(0, newFrom - from), entries.length);
  return [
    { part: entries.slice(0, cut), at: from },
    { part: entries.slice(cut), at: from + cut },
  ].flatMap(({ part, at }) =>
    runsOf(part, at, filter).flatMap((run) => readOf(run.entries, run.at).filter((line) => weighs(line, filter))),
  );
}

interface Run {
  readonly at: number;
  readonly entries: readonly ShownEntry[];
}

/** Entries that are wanted, one after the other. */
function runsOf(entries: readonly ShownEntry[], from: number, filter: Filter): readonly Run[] {
  const runs: { readonly at: number; readonly entries: ShownEntry[] }[] = [];
  entries.forEach((entry, place) => {
    const at = from + place;
    if (!wanted(entry, at, filter)) return;
    const last = runs.at(-1);
    if (last && last.at + last.entries.length === at) last.entries.push(entry);
    else runs.push({ at, entries: [entry] });
  });
  return runs;
}
