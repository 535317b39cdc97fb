/** Small words and figures that boards say. */
export { counted, percent } from '../kernel/figures.ts';

/** The parts that there are, one after the other. */
export const sentence = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');

export const capital = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;

/**
 * Names one after the other, with numbered ones that follow each other gathered under what they share: 'Lion, Acheron class 1 to 3, 5'.
 * Two that follow each other are not worth a range.
 */
export function gathered(names: readonly string[]): string {
  const numbers = new Map<string, number[]>();
  const parts: (() => string)[] = [];
  for (const name of names) {
    const { stem, number } = /^(?<stem>.*\D) (?<number>\d+)$/.exec(name)?.groups ?? {};
    const known = stem === undefined ? undefined : numbers.get(stem);
    if (stem === undefined) parts.push(() => name);
    else if (known) known.push(Number(number));
    else {
      const own = [Number(number)];
      numbers.set(stem, own);
      parts.push(() => `${stem} ${runsOf(own).join(', ')}`);
    }
  }
  return parts.map((say) => say()).join(', ');
}

function runsOf(numbers: readonly number[]): string[] {
  const runs: { readonly from: number; to: number }[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (to === from ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from} to ${to}`));
}
