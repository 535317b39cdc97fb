/**
 * A check declares its dice, what it takes into account, its modifiers and its rows of results, once. The roll, the
 * explanation in the log, the odds on the button and a bot's estimate are all read from this declaration.
 */
import type { Outcome } from './chance.ts';

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
export const d10: DiceSpec = { count: 1, sides: 10 };
export const twoD10: DiceSpec = { count: 2, sides: 10 };

/** How a check is rolled and read. Its members are methods, so that checks of all facts and outcomes can be held together. */
export interface Check<F = Facts, O extends Outcome = Outcome> {
  readonly name: string;
  readonly rule: string;
  readonly title: string;
  /** Whether anybody may see it rolled; what is not open is rolled for readers who are named. */
  readonly open: boolean;
  readonly takes: Takes;
  readonly dice: DiceSpec;
  readonly modifiers: readonly { readonly rule: string; readonly words: string; by(facts: F): number }[];
  /** The table it is read from; none where the total itself is the result. */
  readonly rows: readonly { readonly outcome: O; covers(total: number, facts: F, natural: number): boolean; needs(facts: F): string }[];
  /** What a total means that no row covers: itself, or a mistake in the rules. */
  uncovered(total: number): O;
  /** What an outcome means. */
  words(outcome: O): string;
  /** All that can come of it, in the order in which they are told. */
  outcomesOf(facts: F): readonly O[];
  /** What an outcome is worth to the side that rolls, so that luck can be told from skill. */
  worth?(outcome: O, facts: F): number;
  /** What its worth is a number of, a 'prize', where that is counted against expectation. */
  readonly tallies?: string;
  /** The outcome that is counted against expectation, such as a hit. */
  readonly counts?: O;
  /** The outcome that takes back one that was counted, such as a hit that is not confirmed. */
  readonly uncounts?: O;
}

/** A check that anybody may see rolled. */
export type OpenCheck<F = Facts, O extends Outcome = Outcome> = Check<F, O> & { readonly open: true };

interface Spec<F, O extends Outcome> {
  readonly dice: DiceSpec;
  readonly modifiers?: readonly Modifier<F>[];
  /** What an outcome is worth to the side that rolls. */
  worth?(outcome: O, facts: F): number;
}

/** Read from a table of rows. */
interface Read<F, O extends string> extends Spec<F, O> {
  readonly rows: readonly Row<F, NoInfer<O>>[];
  /** What each outcome means, in words. */
  readonly outcomes: Readonly<Record<O, string>>;
  /** The outcome that is counted against expectation, such as a hit. */
  readonly counts?: NoInfer<O>;
}

/** The total itself is the result. */
interface Summed<F> extends Spec<F, number> {
  /** What its worth is a number of, a 'prize', where that is counted against expectation. */
  readonly tallies?: string;
  words(total: number): string;
}

type Named = readonly [name: string, rule: string, title: string];
type Told<C, A extends boolean> = C & { readonly open: A };

function readCheck<F, O extends string, A extends boolean>(
  [name, rule, title]: Named,
  open: A,
  takes: Takes,
  spec: Read<F, O>,
): Told<Check<F, O>, A> {
  const { dice, modifiers = [], rows, outcomes, worth, counts } = spec;
  return {
    name,
    rule,
    title,
    open,
    takes,
    dice,
    modifiers,
    rows,
    uncovered: (total) => {
      throw new Error(`check ${name} has no row for a total of ${total}`);
    },
    words: (outcome) => outcomes[outcome],
    outcomesOf: () => inOrderOf(Object.keys(outcomes), rows),
    ...(worth ? { worth } : {}),
    ...(counts === undefined ? {} : { counts }),
  };
}

/** The outcomes of the rows, in the order in which the check names them. */
const inOrderOf = <O extends string>(names: readonly string[], rows: readonly { readonly outcome: O }[]): O[] =>
  names.flatMap((name) => rows.find(({ outcome }) => outcome === name)?.outcome ?? []);

function summedCheck<F, A extends boolean>([name, rule, title]: Named, open: A, takes: Takes, spec: Summed<F>): Told<Check<F, number>, A> {
  const { dice, modifiers = [], words, worth, tallies } = spec;
  const least = dice.count;
  const totals = dice.count * (dice.sides - 1) + 1;
  return {
    name,
    rule,
    title,
    open,
    takes,
    dice,
    modifiers,
    rows: [],
    uncovered: (total) => total,
    words,
    outcomesOf: (facts) => Array.from({ length: totals }, (_, place) => totalOf({ modifiers }, least + place, facts)),
    ...(worth ? { worth } : {}),
    ...(tallies === undefined ? {} : { tallies }),
  };
}

/** What a check takes into account may be left out. */
function given<S extends Spec<object, never>>(first: Takes | S, second: S | undefined): readonly [Takes, S] {
  if (isSpec(first)) return [{}, first];
  if (!second) throw new Error('a check says how it is rolled');
  return [first, second];
}

/** Nothing that a check takes into account is called dice. */
const isSpec = <S extends Spec<object, never>>(value: Takes | S): value is S => 'dice' in value;

/** A check that takes nothing into account. */
type Plain = Record<never, never>;

/** Name, rule and title, then what the check takes into account, if anything, then how it is rolled and read. Anybody may see it. */
export function check<const O extends string>(name: string, rule: string, title: string, spec: Read<Plain, O>): OpenCheck<Plain, O>;
export function check<const T extends Takes, const O extends string>(
  name: string,
  rule: string,
  title: string,
  takes: T,
  spec: Read<Facts<T>, O>,
): OpenCheck<Facts<T>, O>;
export function check(name: string, rule: string, title: string, first: Takes | Read<object, string>, second?: Read<object, string>) {
  const [takes, spec] = given(first, second);
  return readCheck([name, rule, title], true, takes, spec);
}

/** A check that is rolled for readers who are named, and for nobody else. */
export function secretCheck<const O extends string>(name: string, rule: string, title: string, spec: Read<Plain, O>): Check<Plain, O>;
export function secretCheck<const T extends Takes, const O extends string>(
  name: string,
  rule: string,
  title: string,
  takes: T,
  spec: Read<Facts<T>, O>,
): Check<Facts<T>, O>;
export function secretCheck(name: string, rule: string, title: string, first: Takes | Read<object, string>, second?: Read<object, string>) {
  const [takes, spec] = given(first, second);
  return readCheck([name, rule, title], false, takes, spec);
}

/** A roll of which the total itself is the result. */
export function amount(name: string, rule: string, title: string, spec: Summed<Plain>): OpenCheck<Plain, number>;
export function amount<const T extends Takes>(
  name: string,
  rule: string,
  title: string,
  takes: T,
  spec: Summed<Facts<T>>,
): OpenCheck<Facts<T>, number>;
export function amount(name: string, rule: string, title: string, first: Takes | Summed<object>, second?: Summed<object>) {
  const [takes, spec] = given(first, second);
  return summedCheck([name, rule, title], true, takes, spec);
}

export function secretAmount(name: string, rule: string, title: string, spec: Summed<Plain>): Check<Plain, number>;
export function secretAmount<const T extends Takes>(
  name: string,
  rule: string,
  title: string,
  takes: T,
  spec: Summed<Facts<T>>,
): Check<Facts<T>, number>;
export function secretAmount(name: string, rule: string, title: string, first: Takes | Summed<object>, second?: Summed<object>) {
  const [takes, spec] = given(first, second);
  return summedCheck([name, rule, title], false, takes, spec);
}

/** A fair draw among things that no table lists, such as which counter leaves the container. */
export interface Lot {
  readonly name: string;
  readonly rule: string;
  readonly title: string;
  readonly open: boolean;
  /** It only mixes, and nobody ever learns how: whatever else was done with it can be taken back, and falls the same again. */
  readonly blind: boolean;
}
export type OpenLot = Lot & { readonly open: true };

export const lot = (name: string, rule: string, title: string): OpenLot => ({ name, rule, title, open: true, blind: false });
export const secretLot = (name: string, rule: string, title: string): Lot => ({ name, rule, title, open: false, blind: false });
export const blindLot = (name: string, rule: string, title: string): Lot => ({ name, rule, title, open: false, blind: true });

export function totalOf<F>(of: Pick<Check<F>, 'modifiers'>, natural: number, facts: F): number {
  let total = natural;
  for (const modifier of of.modifiers) total += modifier.by(facts);
  return total;
}

/** The outcome of what the dice show. */
export function judge<F, O extends Outcome>(of: Check<F, O>, natural: number, facts: F): O {
  const total = totalOf(of, natural, facts);
  for (const row of of.rows) if (row.covers(total, facts, natural)) return row.outcome;
  return of.uncovered(total);
}
