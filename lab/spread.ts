/** Mean and quantiles of counted values. */
import type { Counts } from './tally.ts';

export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly p5: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
  readonly max: number;
}

/** Null when nothing was counted. The mean is taken in the order of the values, so that it never depends on who counted first. */
export function spreadOf(counts: Counts<number>): Spread | null {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return null;
  const all = sumOf(counts);
  const sum = sorted.reduce((so, [value, times]) => so + value * times, 0);
  const at = (share: number): number => quantile(sorted, Math.max(1, Math.ceil(share * all)));
  return { mean: sum / all, min: least[0], p5: at(0.05), p25: at(0.25), median: at(0.5), p75: at(0.75), p95: at(0.95), max: most[0] };
}

/** The value of the item at a rank, counted from 1. */
function quantile(sorted: readonly (readonly [number, number])[], rank: number): number {
  let passed = 0;
  for (const [value, times] of sorted) {
    passed += times;
    if (passed >= rank) return value;
  }
  return Number.NaN;
}

export function sumOf<V>(counts: Counts<V>): number {
  let total = 0;
  for (const times of counts.values()) total += times;
  return total;
}
