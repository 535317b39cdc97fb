/** Log events in sentences: one teller for each type of event. */

/** What is said of an event. Sentences may mark **strong** words; `about` names the pieces and places that it is about. */
export interface Sentence {
  readonly words: string;
  readonly rule: string;
  readonly about: readonly string[];
}

export const told = (rule: string, words: string, ...about: readonly string[]): Sentence => ({ words, rule, about });
export const strong = (words: string | number): string => `**${words}**`;
export const listed = (words: readonly string[], none = ''): string => words.join(', ') || none;

/** What is no name: there are several of them. */
const NOUNS: ReadonlySet<string> = new Set(['Fleet']);

/**
 * Names one after the other, with numbered ones that follow each other gathered under what they share: 'Lion, Acheron class 1 to 3 and 5,
 * Fleets 2 and 3'. Two that follow each other are not worth a range.
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
      parts.push(() => `${stem}${own.length > 1 && NOUNS.has(stem) ? 's' : ''} ${runsOf(own)}`);
    }
  }
  return parts.map((say) => say()).join(', ');
}

function runsOf(numbers: readonly number[]): string {
  const runs: { readonly from: number; to: number }[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  const told = runs.flatMap(({ from, to }) => (to > from + 1 ? `${from} to ${to}` : to > from ? [from, to] : from));
  const last = told.pop();
  return told.length > 0 ? `${listed(told.map(String))} and ${last}` : `${last}`;
}

/** `More` is what a teller is given besides its event. A method's type lets each be given to whoever has just any event. */
type Tells<Event, More extends readonly unknown[]> = { tell(event: Event, ...more: More): Sentence }['tell'];

type Tellers<Event extends { readonly type: string }, More extends readonly unknown[]> = {
  readonly [T in Event['type']]: Tells<Event & { readonly type: T }, More>;
};

/** Puts every event of a game into words; the compiler demands a teller for each type of event. */
export const tellersOf =
  <Event extends { readonly type: string }, More extends readonly unknown[] = []>() =>
  (tellers: Tellers<Event, More>) => {
    const byType: Readonly<Record<string, Tells<Event, More>>> = tellers;
    return {
      inWords: (event: Event, ...more: More): Sentence => byType[event.type]?.(event, ...more) ?? told('', event.type),
      /** Whether an event of a wider circle is one of those that are told here. */
      isTold: (event: { readonly type: string }): event is Event => Object.hasOwn(tellers, event.type),
    };
  };
