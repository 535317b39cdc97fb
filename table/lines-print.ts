/** A print of the lines of a log that two can compare: whoever has other lines than he should is told all of them. */
import { hashOf } from '../kernel/hash.ts';
import type { ShownEntry } from './sight.ts';

/** By number, words and turn: lines that agree in these are the same lines. */
export const printOf = (lines: readonly ShownEntry[]): string => hashOf(lines.map(({ words, round, rule }) => [words, round, rule]));
