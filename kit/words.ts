/** Small words and figures that boards say. */
export { counted, percent } from '../kernel/figures.ts';

/** The parts that there are, one after the other. */
export const sentence = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');

export const capital = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
