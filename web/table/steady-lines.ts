/** Lines of the log that stay the same objects as long as they say the same, so that they stay the same elements. */
import type { Line } from '../../table/index.ts';
import type { Filter } from './log-filter.ts';
import { type Group, linesIn } from './log-groups.ts';

interface Kept {
  readonly filter: Filter;
  readonly cut: number;
  readonly lines: readonly Line[];
}

const same = (a: readonly Line[], b: readonly Line[]): boolean =>
  a.length === b.length && a.every((line, place) => saysTheSame(line, b[place]));

function saysTheSame(a: Line, b: Line | undefined): boolean {
  if (!b || a.at !== b.at || a.words !== b.words || a.roll !== b.roll || a.parts.length !== b.parts.length) return false;
  return (
    a.parts.every(({ roll, words }, place) => roll === b.parts[place]?.roll && words === b.parts[place]?.words) &&
    same(a.gathered, b.gathered)
  );
}

/** Lines that were there before, in place of those that say the same. */
function steady(now: readonly Line[], before: readonly Line[]): readonly Line[] {
  const byPlace = new Map(before.map((line) => [line.at, line]));
  return now.map((line) => {
    const old = byPlace.get(line.at);
    return old && saysTheSame(line, old) ? old : line;
  });
}

/** Groups are known by where they begin. */
export function createSteadyLines() {
  const groups = new WeakMap<Group, Kept>();
  const last = new Map<number, readonly Line[]>();
  return (group: Group, filter: Filter, newFrom: number): readonly Line[] => {
    const { from, entries } = group;
    // Where what is new begins makes no difference to what lies wholly before it.
    const cut = Math.min(newFrom, from + entries.length);
    const kept = groups.get(group);
    if (kept?.filter === filter && kept.cut === cut) return kept.lines;
    const lines = steady(linesIn(group, filter, cut), last.get(from) ?? []);
    groups.set(group, { filter, cut, lines });
    last.set(from, lines);
    return lines;
  };
}
