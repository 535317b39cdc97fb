/** Log entries as lines of text, each roll with what it needed and how likely that was. */
import type { SeenEntry } from '../kernel/index.ts';
import { percent } from './columns.ts';
import { bold, faint, inked } from './ink.ts';

interface Line extends Pick<SeenEntry, 'words' | 'rule' | 'roll'> {
  readonly phase: string;
  readonly parts: readonly Omit<Line, 'parts'>[];
}

/** Lines for some entries, with a heading wherever the phase changes; `last` is the phase that was shown before. */
export function logLines(entries: readonly Line[], last: string, onScreen: boolean): string[] {
  let phase = last;
  return entries.flatMap((entry) => {
    const heading = entry.phase === phase ? [] : [bold(entry.phase, onScreen)];
    phase = entry.phase;
    return [...heading, lineOf(entry, '  ', onScreen), ...entry.parts.map((part) => lineOf(part, '      ', onScreen))];
  });
}

const lineOf = (entry: Omit<Line, 'parts'>, indent: string, onScreen: boolean): string =>
  `${indent}${inked(entry.words, onScreen)} ${faint(detail(entry), onScreen)}`;

/** '[FS-9.1a; 4 or less, 66.7%]'. */
function detail({ rule, roll }: Pick<Line, 'rule' | 'roll'>): string {
  if (!roll) return `[${rule}]`;
  const needs = roll.rows.find(({ outcome }) => outcome === roll.outcome)?.needs;
  return `[${rule}; ${needs === undefined ? '' : `${needs}, `}${percent(roll.chance)}]`;
}
