/** Figures as people read them, in rules, logs, bots and on boards. */
import { strong } from './telling.ts';

/** A chance. What can happen is never called 0%, nor what can fail 100%. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.01) return '<1%';
  if (chance > 0.99) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

/** '1 hit', '3 hits', 'no hits'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;

/** The same in a sentence of the log, where figures are strong. */
export const countedStrong = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : strong(count)} ${count === 1 ? one : many}`;

/** With a real minus. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** '+2', '−1', '0'. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));
