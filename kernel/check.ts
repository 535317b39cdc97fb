/**
 * A check declares its dice, what it takes into account, its modifiers and its rows of results, once. The roll, the
 * explanation in the log, the odds on the button and a bot's estimate are all read from this declaration.
 */

/** One thing that a check takes into account, described well enough to be asked for on a command line. */
export interface Taking<V> {
  readonly kind: 'flag' | 'whole' | 'one-of';
  readonly words: string;
  readonly values?: readonly string[];
  readonly range?: readonly [number, number];
  /** Never set: carries the type of the value. */
  readonly value?: V;
}

export type Takes = Readonly<Record<string, Taking<unknown>>>;
export type Facts<T extends Takes = Takes> = { readonly [N in keyof T]: T[N] extends Taking<infer V> ? V : never };

export const flag = (words: string): Taking<boolean> => ({ kind: 'flag', words });
export const whole = (words: string, from: number, to: number): Taking<number> => ({ kind: 'whole', words, range: [from, to] });
export const oneOf = <const V extends string>(words: string, values: readonly V[]): Taking<V> => ({ kind: 'one-of', words, values });

/** What a roll adds or takes away, with the rule that says so. */
export interface Modifier<F> {
  readonly rule: string;
  readonly words: string;
  by(facts: F): number;
}

export const plus = <F>(by: number, rule: string, words: string, when: (facts: F) => boolean): Modifier<F> => ({
  rule,
  words,
  by: (facts) => (when(facts) ? by : 0),
});

export const minus = <F>(by: number, rule: string, words: string, when: (facts: F) => boolean): Modifier<F> => plus(-by, rule, words, when);

/** A modifier whose size depends on the facts. */
export const sway = <F>(rule: string, words: string, by: (facts: F) => number): Modifier<F> => ({ rule, words, by });

/** One row of a result table. The first row that covers the total gives the outcome; `natural` is what the dice alone show. */
export interface Row<F, O extends string> {
  readonly outcome: O;
  covers(total: number, facts: F, natural: number): boolean;
  /** What the row asks for, in words: '4 or less'. */
  needs(facts: F): string;
}

type Bound<F> = number | ((facts: F) => number);
const bound = <F>(limit: Bound<F>, facts: F): number => (typeof limit === 'number' ? limit : limit(facts));

export const upTo = <F, O extends string>(limit: Bound<F>, outcome: O): Row<F, O> => ({
  outcome,
  covers: (total, facts) => total <= bound(limit, facts),
  needs: (facts) => `${bound(limit, facts)} or less`,
});

export const atLeast = <F, O extends string>(limit: Bound<F>, outcome: O): Row<F, O> => ({
  outcome,
  covers: (total, facts) => total >= bound(limit, facts),
  needs: (facts) => `${bound(limit, facts)} or more`,
});

export const exactly = <F, O extends string>(totals: readonly number[], outcome: O): Row<F, O> => ({
  outcome,
  covers: (total) => totals.includes(total),
  needs: () => totals.join(' or '),
});

/** The dice themselves, whatever is added or taken away. */
export const naturally = <F, O extends string>(faces: readonly number[], outcome: O): Row<F, O> => ({
  outcome,
  covers: (_total, _facts, natural) => faces.includes(natural),
  needs: () => `${faces.join(' or ')} on the dice`,
});

export const otherwise = <F, O extends string>(outcome: O): Row<F, O> => ({ outcome, covers: () => true, needs: () => 'anything else' });

export interface DiceSpec {
  readonly count: number;
  readonly sides: number;
}
export const d6: DiceSpec = { count: 1, sides: 6 };
export const twoD6: DiceSpec = { count: 2, sides: 6 };

export interface Check<F = Facts, O extends string = string> {
  readonly name: string;
  readonly rule: string;
  readonly title: string;
  readonly takes: Takes;
  readonly dice: DiceSpec;
  readonly modifiers: readonly { readonly rule: string; readonly words: string; by(facts: F): number }[];
  readonly rows: readonly { readonly outcome: O; covers(total: number, facts: F, natural: number): boolean; needs(facts: F): string }[];
  /** What each outcome means, in words. */
  readonly outcomes: Readonly<Record<O, string>>;
}

/** Name, rule and title, then what the check takes into account, then how it is rolled and read. */
export function check<const T extends Takes, const O extends string>(
  name: string,
  rule: string,
  title: string,
  takes: T,
  spec: {
    readonly dice: DiceSpec;
    readonly modifiers: readonly Modifier<Facts<T>>[];
    readonly rows: readonly Row<Facts<T>, NoInfer<O>>[];
    readonly outcomes: Readonly<Record<O, string>>;
  },
): Check<Facts<T>, O> {
  return { name, rule, title, takes, ...spec };
}

/** A fair draw among things that no table lists, such as which counter leaves the container. */
export interface Lot {
  readonly name: string;
  readonly rule: string;
  readonly title: string;
}
export const lot = (name: string, rule: string, title: string): Lot => ({ name, rule, title });

export function totalOf<F>(of: Check<F>, natural: number, facts: F): number {
  let total = natural;
  for (const modifier of of.modifiers) total += modifier.by(facts);
  return total;
}

/** The outcome of what the dice show. */
export function judge<F, O extends string>(of: Check<F, O>, natural: number, facts: F): O {
  const total = totalOf(of, natural, facts);
  for (const row of of.rows) if (row.covers(total, facts, natural)) return row.outcome;
  throw new Error(`check ${of.name} has no row for a total of ${total}`);
}
