/** Small words and figures that boards say. */

/** A chance as people read it. What can happen is never called 0%, nor what can fail 100%. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.01) return '<1%';
  if (chance > 0.99) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;

/** The parts that there are, one after the other. */
export const sentence = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');

export const capital = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
