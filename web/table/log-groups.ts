/** The log in groups: entries that follow one another in the same phase of the same turn. */

import type { ShownEntry } from '../../table/index.ts';
import { plain } from '../parts/plain.ts';

export interface Group {
  readonly round: number;
  /** The heading of its turn; null outside of the turns. */
  readonly turn: string | null;
  /** Whether it is the first of its turn. */
  readonly opens: boolean;
  readonly phase: string;
  readonly entries: readonly ShownEntry[];
}

/** 'Turn 3: 1915, last third.' is a heading and no line below one; a game may begin in its fifth turn. */
function turnMark({ words, round, roll }: ShownEntry): string | null {
  const text = plain(words).replace(/\.$/, '');
  const isMark = /^Turn \d+(: .*)?$/.test(text) || text === `Round ${round}`;
  return roll === null && isMark ? text : null;
}

/** Entries that follow one another in the same phase of the same turn. */
export function groupsOf(entries: readonly ShownEntry[]): readonly Group[] {
  const groups: (Group & { readonly entries: ShownEntry[] })[] = [];
  const headings = new Map<number, string>();
  for (const entry of entries) {
    const { round, phase } = entry;
    const mark = turnMark(entry);
    // The first names it; a round of a battle may bear the number of the turn it is fought in.
    if (mark !== null && !headings.has(round)) {
      headings.set(round, mark);
      continue;
    }
    const last = groups.at(-1);
    if (last && last.phase === phase && last.round === round) last.entries.push(entry);
    else
      groups.push({
        round,
        turn: round > 0 ? (headings.get(round) ?? `Turn ${round}`) : null,
        opens: last?.round !== round,
        phase,
        entries: [entry],
      });
  }
  return groups;
}

/** The last groups that together have so many lines, or a little more. */
export function lastOf(groups: readonly Group[], most: number): readonly Group[] {
  let [lines, from] = [0, groups.length];
  while (from > 0 && lines < most) lines += groups[--from]?.entries.length ?? 0;
  return from === 0 ? groups : groups.slice(from);
}
