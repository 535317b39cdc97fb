/**
 * A procedure of several rolls, written once as a generator that throws one check after another and says what comes of it. The
 * engine runs it with dice; `spreadOfProcedure` runs it along every way the dice can fall. So it must change nothing by itself.
 */
import type { Outcome } from './chance.ts';
import { Spread } from './chance.ts';
import type { Check } from './check.ts';
import { judge } from './check.ts';
import type { ComingRoll } from './odds.ts';
import { naturalOf } from './odds.ts';

/** How many dice of a volley came to each outcome. */
export type Tally<O extends Outcome> = ReadonlyMap<O, number>;

/** One throw: whoever runs the procedure lets the dice fall. */
export interface Throw {
  readonly check: Check<object, Outcome>;
  readonly facts: object;
  /** How many dice, each judged by itself; null for a roll that is added up. */
  readonly dice: number | null;
  /** The dice have fallen so. */
  fall(faces: readonly number[]): void;
  /** Every way it can fall that makes a difference, with its chance. */
  ways(): Iterable<readonly [faces: readonly number[], chance: number]>;
}

export type Procedure<R> = Generator<Throw, R, void>;

class Single<F extends object, O extends Outcome> implements Throw {
  readonly dice = null;
  outcome: O | undefined;

  constructor(
    readonly check: Check<F, O>,
    readonly facts: F,
  ) {}

  fall(faces: readonly number[]): void {
    this.outcome = judge(
      this.check,
      faces.reduce((sum, face) => sum + face, 0),
      this.facts,
    );
  }

  *ways(): Iterable<readonly [readonly number[], number]> {
    const naturals = new Map<O, readonly [number, number]>();
    for (const [natural, chance] of naturalOf(this.check.dice).entries) {
      const outcome = judge(this.check, natural, this.facts);
      naturals.set(outcome, [natural, chance + (naturals.get(outcome)?.[1] ?? 0)]);
    }
    for (const [natural, chance] of naturals.values()) yield [[natural], chance];
  }
}

class Volley<F extends object, O extends Outcome> implements Throw {
  tally: Tally<O> = new Map();

  constructor(
    readonly check: Check<F, O>,
    readonly facts: F,
    readonly dice: number,
  ) {}

  fall(faces: readonly number[]): void {
    const tally = new Map<O, number>();
    for (const face of faces) {
      const outcome = judge(this.check, face, this.facts);
      tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    }
    this.tally = tally;
  }

  /** By how many dice came to what, not by their order. */
  *ways(): Iterable<readonly [readonly number[], number]> {
    const single = [...new Single(this.check, this.facts).ways()];
    yield* shares(single, this.dice, 1);
  }
}

/** So many dice shared out over the outcomes, each way once, with the number of orders in which it can come. */
function* shares(
  [first, ...rest]: readonly (readonly [readonly number[], number])[],
  dice: number,
  weight: number,
): Iterable<readonly [readonly number[], number]> {
  if (!first) return;
  const [[face = 1], chance] = first;
  if (rest.length === 0) {
    yield [Array.from({ length: dice }, () => face), weight * chance ** dice];
    return;
  }
  let orders = 1;
  for (let n = 0; n <= dice; n++) {
    for (const [faces, share] of shares(rest, dice - n, weight * orders * chance ** n))
      yield [[...Array.from({ length: n }, () => face), ...faces], share];
    orders = (orders * (dice - n)) / (n + 1);
  }
}

/** Rolls a check: `const outcome = yield* rolling(check, facts)`. */
export function* rolling<F extends object, O extends Outcome>(check: Check<F, O>, facts: F): Procedure<O> {
  const single = new Single(check, facts);
  yield single;
  if (single.outcome === undefined) throw new Error(`nobody let the dice of ${check.name} fall`);
  return single.outcome;
}

/** Rolls several dice of a check, each judged by itself, and counts what they come to. */
export function* rollingMany<F extends object, O extends Outcome>(check: Check<F, O>, facts: F, dice: number): Procedure<Tally<O>> {
  const volley = new Volley(check, facts, dice);
  if (dice > 0) yield volley;
  return volley.tally;
}

/** What comes of a procedure, along every way in which the dice can fall. `begin` starts it anew. */
export function spreadOfProcedure<R extends Outcome>(begin: () => Procedure<R>): Spread<R> {
  const ends: (readonly [R, number])[] = [];
  const follow = (script: readonly (readonly number[])[], chance: number): void => {
    const run = begin();
    let step = run.next();
    for (const faces of script) {
      if (step.done) throw new Error('a procedure went another way the second time');
      step.value.fall(faces);
      step = run.next();
    }
    if (step.done) ends.push([step.value, chance]);
    else for (const [faces, each] of step.value.ways()) follow([...script, faces], chance * each);
  };
  follow([], 1);
  return Spread.of(ends);
}

/** The checks that a procedure may throw, each once, for explaining its odds. */
export function throwsIn<R>(begin: () => Procedure<R>): ComingRoll[] {
  const found = new Map<string, ComingRoll>();
  const follow = (script: readonly (readonly number[])[]): void => {
    const run = begin();
    let step = run.next();
    for (const faces of script) {
      if (step.done) return;
      step.value.fall(faces);
      step = run.next();
    }
    if (step.done) return;
    const { check, facts } = step.value;
    found.set(`${check.name} ${JSON.stringify(facts)}`, { check, facts });
    for (const [faces] of step.value.ways()) follow([...script, faces]);
  };
  follow([]);
  return [...found.values()];
}
