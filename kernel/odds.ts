/** Exact chances, and the explanation of a roll, both read from the check's declaration. */
import type { Check, DiceSpec } from './check.ts';
import { judge, totalOf } from './check.ts';

type Ways = ReadonlyMap<number, number>;

/** Kept, because bots ask for the same few dice again and again. */
const known = new Map<string, Ways>();

/** How many ways each sum can fall. */
function waysToRoll({ count, sides }: DiceSpec): Ways {
  const name = `${count}d${sides}`;
  const ways = known.get(name) ?? countWays({ count, sides });
  known.set(name, ways);
  return ways;
}

function countWays({ count, sides }: DiceSpec): Ways {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < count; die++) {
    const next = new Map<number, number>();
    for (const [sum, n] of ways) for (let face = 1; face <= sides; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + n);
    ways = next;
  }
  return ways;
}

export interface Chance<O extends string = string> {
  readonly outcome: O;
  readonly words: string;
  /** How many of `of` equally likely falls give this outcome. */
  readonly ways: number;
  readonly of: number;
  readonly chance: number;
}

/** Every outcome with its exact chance, in the order in which the check names them. */
export function odds<F, O extends string>(of: Check<F, O>, facts: F): Chance<O>[] {
  const all = of.dice.sides ** of.dice.count;
  const tally = new Map<O, number>();
  for (const [sum, n] of waysToRoll(of.dice)) {
    const outcome = judge(of, sum, facts);
    tally.set(outcome, (tally.get(outcome) ?? 0) + n);
  }
  const outcomes = Object.entries<string>(of.outcomes);
  return outcomes.flatMap(([name, words]) => {
    const outcome = of.rows.find((row) => row.outcome === name)?.outcome;
    if (outcome === undefined) return [];
    const ways = tally.get(outcome) ?? 0;
    return [{ outcome, words, ways, of: all, chance: ways / all }];
  });
}

export function chanceOf<F, O extends string>(of: Check<F, O>, facts: F, outcome: O): number {
  let ways = 0;
  for (const [sum, n] of waysToRoll(of.dice)) if (judge(of, sum, facts) === outcome) ways += n;
  return ways / of.dice.sides ** of.dice.count;
}

export interface Explanation {
  readonly check: string;
  readonly title: string;
  readonly rule: string;
  readonly faces: readonly number[];
  readonly natural: number;
  readonly modifiers: readonly { readonly by: number; readonly rule: string; readonly words: string }[];
  readonly total: number;
  readonly rows: readonly { readonly needs: string; readonly words: string; readonly outcome: string }[];
  readonly outcome: string;
  readonly words: string;
  /** What the chance of this very outcome was before the roll; of a volley, the chance of one die. */
  readonly chance: number;
  /** The dice of a volley, each with what it came to; null for a roll that is added up. */
  readonly falls: readonly Fall[] | null;
}

/** One die of a volley. */
export interface Fall {
  readonly face: number;
  readonly total: number;
  readonly outcome: string;
  readonly words: string;
}

/** Everything a doubting player may ask about one roll. */
export function explain<F, O extends string>(of: Check<F, O>, facts: F, faces: readonly number[]): Explanation {
  const natural = faces.reduce((sum, face) => sum + face, 0);
  const total = totalOf(of, natural, facts);
  const outcome = judge(of, natural, facts);
  return {
    check: of.name,
    title: of.title,
    rule: of.rule,
    faces,
    natural,
    modifiers: activeModifiers(of, facts),
    total,
    rows: of.rows.map((row) => ({ needs: row.needs(facts), words: of.outcomes[row.outcome], outcome: row.outcome })),
    outcome,
    words: of.outcomes[outcome],
    chance: chanceOf(of, facts, outcome),
    falls: null,
  };
}

/** A volley explained: the best of its outcomes stands for the whole, and every die is told by itself. */
export function explainVolley<F, O extends string>(of: Check<F, O>, facts: F, faces: readonly number[]): Explanation {
  const falls = faces
    .map((face) => explain(of, facts, [face]))
    .map(({ natural, total, outcome, words }) => ({ face: natural, total, outcome, words }));
  const highest = faces.length > 0 ? Math.max(...faces) : 1;
  return { ...explain(of, facts, [highest]), faces, falls, words: tallied(falls) };
}

/** '2 a miss, 1 a hit', in the order in which the dice fell. */
function tallied(falls: readonly Fall[]): string {
  const counts = new Map<string, number>();
  for (const { words } of falls) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].map(([words, count]) => `${count} ${words}`).join(', ') || 'no dice';
}

export const activeModifiers = <F>(of: Check<F>, facts: F): { by: number; rule: string; words: string }[] =>
  of.modifiers.map(({ by, rule, words }) => ({ by: by(facts), rule, words })).filter(({ by }) => by !== 0);

/** One roll that a command would lead to. */
export interface Forecast {
  readonly check: string;
  readonly facts: object;
  readonly outcome: string;
  readonly chance: number;
}

/** What a command promises or risks, shown before the player commits. */
export interface Prospect {
  readonly words: string;
  readonly chance: number;
  readonly good: boolean;
  readonly rolls: readonly Forecast[];
  /** The rolls decide it between them; left out where any one of them is enough. */
  readonly joint?: boolean;
}

export const forecast = <F extends object, O extends string>(of: Check<F, O>, facts: F, outcome: O): Forecast => ({
  check: of.name,
  facts,
  outcome,
  chance: chanceOf(of, facts, outcome),
});

/** The chance that at least one of several independent rolls comes true. */
export function prospect(words: string, good: boolean, rolls: readonly Forecast[]): Prospect {
  const none = rolls.reduce((chance, roll) => chance * (1 - roll.chance), 1);
  return { words, good, rolls, chance: 1 - none };
}
