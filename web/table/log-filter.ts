/** What of the log is read: lines with some words in them, of one phase, of some weight, or between two places. */
import { createSignal } from 'solid-js';
import { bare, type Weight } from '../../kernel/index.ts';
import type { Line, ShownEntry } from '../../table/index.ts';
import { plain } from '../parts/plain.ts';

/** Part of the log by name, such as a battle: places from the first up to, not including, the last. */
export interface Extract {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

export interface Filter {
  /** The name of a ship, or part of it; whatever is typed. */
  readonly typed: string;
  /** Null for all of them. */
  readonly phase: string | null;
  /** The least weight that is shown. */
  readonly least: Weight;
  readonly extract: Extract | null;
}

export const UNFILTERED: Filter = { typed: '', phase: null, least: 'routine', extract: null };

const RANKS: Readonly<Record<Weight, number>> = { routine: 0, plain: 1, grave: 2 };

export const weighs = (line: Line, { least }: Filter): boolean => RANKS[line.scene.weight] >= RANKS[least];

const wordsIn = (entry: ShownEntry): string => [entry, ...entry.parts].map(({ words }) => plain(words)).join(' ');

/** Whether it is looked for, its weight apart: of that one judges when it stands with the rolls it belongs to. */
export function wanted(entry: ShownEntry, at: number, { typed, phase, extract }: Filter): boolean {
  if (phase !== null && entry.phase !== phase) return false;
  if (extract !== null && (at < extract.from || at >= extract.to)) return false;
  const sought = bare(typed).split(/\s+/).filter(Boolean);
  return sought.length === 0 || sought.every((word) => bare(wordsIn(entry)).includes(word));
}

export const isFiltered = ({ typed, phase, least, extract }: Filter): boolean =>
  typed.trim() !== '' || phase !== null || least !== 'routine' || extract !== null;

export type LogFilter = ReturnType<typeof createLogFilter>;

export function createLogFilter() {
  const [filter, setFilter] = createSignal(UNFILTERED);
  return {
    filter,
    set: (change: Partial<Filter>): void => void setFilter((before) => ({ ...before, ...change })),
    clear: (): void => void setFilter(UNFILTERED),
    /** That part and all of it. */
    show: (extract: Extract): void => void setFilter({ ...UNFILTERED, extract }),
  };
}
