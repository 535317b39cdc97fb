/** Chances as values: exact distributions that can be combined, so that nobody who wants odds has to do sums of their own. */

/** What a distribution can be over: things that are equal when they look equal. */
export type Outcome = string | number | boolean;

/** Values with their chances, which add up to one. */
export class Spread<T extends Outcome> {
  private constructor(private readonly parts: ReadonlyMap<T, number>) {}

  static certain<T extends Outcome>(value: T): Spread<T> {
    return new Spread(new Map([[value, 1]]));
  }

  /** Weights need not add up to one; what has none is left out. */
  static of<T extends Outcome>(weights: Iterable<readonly [T, number]>): Spread<T> {
    const parts = new Map<T, number>();
    let all = 0;
    for (const [value, weight] of weights) {
      if (weight <= 0) continue;
      parts.set(value, (parts.get(value) ?? 0) + weight);
      all += weight;
    }
    if (all === 0) throw new RangeError('a distribution over nothing');
    if (all !== 1) for (const [value, weight] of parts) parts.set(value, weight / all);
    return new Spread(parts);
  }

  /** Something that comes true with a chance, or does not. */
  static chance(chance: number): Spread<boolean> {
    return Spread.of<boolean>([
      [true, chance],
      [false, 1 - chance],
    ]);
  }

  get entries(): Iterable<readonly [T, number]> {
    return this.parts;
  }

  /** The chance of a value, or of all that pass a test. */
  chance(of: T | ((value: T) => boolean)): number {
    if (typeof of !== 'function') return this.parts.get(of) ?? 0;
    let sum = 0;
    for (const [value, chance] of this.parts) if (of(value)) sum += chance;
    return sum;
  }

  map<U extends Outcome>(read: (value: T) => U): Spread<U> {
    const parts = new Map<U, number>();
    for (const [value, chance] of this.parts) gather(parts, read(value), chance);
    return new Spread(parts);
  }

  /** What follows from each value, weighed by its chance. */
  followedBy<U extends Outcome>(next: (value: T) => Spread<U>): Spread<U> {
    const parts = new Map<U, number>();
    for (const [value, chance] of this.parts) for (const [after, then] of next(value).parts) gather(parts, after, chance * then);
    return new Spread(parts);
  }

  /** Two that have nothing to do with each other, read together. */
  with<S extends Outcome, U extends Outcome>(other: Spread<S>, read: (one: T, two: S) => U): Spread<U> {
    return this.followedBy((one) => other.map((two) => read(one, two)));
  }

  /** What it is worth on average. */
  mean(worth: (value: T) => number): number {
    let sum = 0;
    for (const [value, chance] of this.parts) sum += worth(value) * chance;
    return sum;
  }
}

function gather<T>(parts: Map<T, number>, value: T, chance: number): void {
  if (chance > 0) parts.set(value, (parts.get(value) ?? 0) + chance);
}

/** The sum of so many, each by itself; what is more than `most` counts as `most`. */
export function sumOf(one: Spread<number>, times: number, most = Number.POSITIVE_INFINITY): Spread<number> {
  let sum: Spread<number> = Spread.certain<number>(0);
  for (let n = 0; n < times; n++) sum = sum.with(one, (a, b) => Math.min(most, a + b));
  return sum;
}

/** How many of so many come true. */
export const countOf = <T extends Outcome>(one: Spread<T>, times: number, test: (value: T) => boolean): Spread<number> =>
  sumOf(
    one.map((value): number => (test(value) ? 1 : 0)),
    times,
  );

export const atLeastOf = (spread: Spread<number>, least: number): number => spread.chance((value) => value >= least);

/** The chance that any of several comes true that have nothing to do with each other. */
export const anyOf = (chances: readonly number[]): number => 1 - chances.reduce((none, chance) => none * (1 - chance), 1);

/** The highest of so many. */
export function bestOf(one: Spread<number>, times: number): Spread<number> {
  let best = one;
  for (let n = 1; n < times; n++) best = best.with(one, Math.max);
  return best;
}

/** Who has more: the first, the second, or neither. */
export const opposed = (first: Spread<number>, second: Spread<number>): Spread<'first' | 'second' | 'even'> =>
  first.with(second, (a, b): 'first' | 'second' | 'even' => (a > b ? 'first' : b > a ? 'second' : 'even'));
