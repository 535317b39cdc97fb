/** Exact chances of checks, what a command promises or risks, and the explanation of a roll: all read from the check's declaration. */
import type { Outcome } from './chance.ts';
import { Spread } from './chance.ts';
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

/** What the dice alone show. */
export const naturalOf = (dice: DiceSpec): Spread<number> => Spread.of(waysToRoll(dice));

/** The distribution of a check's outcomes. */
export const spreadOf = <F, O extends Outcome>(of: Check<F, O>, facts: F): Spread<O> =>
  naturalOf(of.dice).map((natural) => judge(of, natural, facts));

export interface ChanceOfOutcome<O extends Outcome = Outcome> {
  readonly outcome: O;
  readonly words: string;
  /** How many of `of` equally likely falls give this outcome. */
  readonly ways: number;
  readonly of: number;
  readonly chance: number;
}

/** Every outcome with its exact chance, in the order in which the check names them. */
export function odds<F, O extends Outcome>(of: Check<F, O>, facts: F): ChanceOfOutcome<O>[] {
  const all = of.dice.sides ** of.dice.count;
  const tally = new Map<O, number>();
  for (const outcome of of.outcomesOf(facts)) tally.set(outcome, 0);
  for (const [sum, n] of waysToRoll(of.dice)) {
    const outcome = judge(of, sum, facts);
    tally.set(outcome, (tally.get(outcome) ?? 0) + n);
  }
  return [...tally].map(([outcome, ways]) => ({ outcome, words: of.words(outcome), ways, of: all, chance: ways / all }));
}

export function chanceOf<F, O extends Outcome>(of: Check<F, O>, facts: F, outcome: O): number {
  let ways = 0;
  for (const [sum, n] of waysToRoll(of.dice)) if (judge(of, sum, facts) === outcome) ways += n;
  return ways / of.dice.sides ** of.dice.count;
}

/** What one outcome of a compound roll is called on a button. */
export interface Badge {
  /** What boards and bots know it by. */
  readonly key: string;
  readonly words: string;
  readonly chance: number;
  readonly good: boolean;
  /** So many dice are thrown for it, and any one of them is enough. */
  readonly dice?: { readonly count: number; readonly each: number };
}

/** One roll that a command would lead to: a check, and what it would be rolled with. */
export interface ComingRoll {
  readonly check: Check<object, Outcome>;
  readonly facts: object;
}

/** What a command promises or risks, shown before the player commits: named parts of one distribution, and the rolls behind it. */
export interface Odds {
  readonly badges: readonly Badge[];
  readonly rolls: readonly ComingRoll[];
}

export const comingRoll = <F extends object, O extends Outcome>(check: Check<F, O>, facts: F): ComingRoll => ({ check, facts });

export const badge = (key: string, words: string, good: boolean, chance: number): Badge => ({ key, words, good, chance });

export const oddsOf = (badges: readonly Badge[], ...rolls: ComingRoll[]): Odds => ({ badges, rolls });

/** The odds of one roll: the outcomes that count, each in the words given. */
export function oddsOfRoll<F extends object, O extends Outcome>(
  check: Check<F, O>,
  facts: F,
  told: readonly (readonly [outcome: O, words: string, good: boolean])[],
): Odds {
  const spread = spreadOf(check, facts);
  return {
    badges: told.map(([outcome, words, good]) => badge(String(outcome), words, good, spread.chance(outcome))),
    rolls: [{ check, facts }],
  };
}

/** A roll to come, with everything that would count. */
export interface RollAhead {
  readonly title: string;
  readonly rule: string;
  readonly modifiers: Explanation['modifiers'];
  /** What each outcome asks for, and how likely it is. */
  readonly rows: readonly (Explanation['rows'][number] & { readonly chance: number })[];
  /** How often the same is rolled. */
  readonly times: number;
}

/** Rolls that are alike are told once. */
export function aheadOfAll(rolls: readonly ComingRoll[]): readonly RollAhead[] {
  const told = new Map<string, RollAhead>();
  for (const coming of rolls) {
    const roll = aheadOf(coming);
    const key = JSON.stringify(roll);
    told.set(key, { ...roll, times: (told.get(key)?.times ?? 0) + 1 });
  }
  return [...told.values()];
}

export function aheadOf({ check, facts }: ComingRoll): RollAhead {
  const { title, rule } = check;
  const spread = spreadOf(check, facts);
  const rows = rowsOf(check, facts).map((row, place) => ({ ...row, chance: spread.chance(check.rows[place]?.outcome ?? row.outcome) }));
  return { title, rule, modifiers: activeModifiers(check, facts), rows, times: 1 };
}

export interface Explanation {
  readonly check: string;
  readonly title: string;
  readonly rule: string;
  /** Of each of its dice. */
  readonly sides: number;
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
  /** How often came what is counted of such a roll, and how often it was to be expected; null where nothing is counted. */
  readonly counted: Counted | null;
}

export interface Counted {
  readonly came: number;
  readonly expected: number;
  /** What is counted, a 'prize'; hits unless told. */
  readonly of?: string;
}

/** One die of a volley. */
export interface Fall {
  readonly face: number;
  readonly total: number;
  readonly outcome: string;
  readonly words: string;
}

const rowsOf = <F, O extends Outcome>(of: Check<F, O>, facts: F): Explanation['rows'] =>
  of.rows.map((row) => ({ needs: row.needs(facts), words: of.words(row.outcome), outcome: String(row.outcome) }));

/** Everything a doubting player may ask about one roll. */
export function explain<F, O extends Outcome>(of: Check<F, O>, facts: F, faces: readonly number[]): Explanation {
  const natural = faces.reduce((sum, face) => sum + face, 0);
  const outcome = judge(of, natural, facts);
  return {
    check: of.name,
    title: of.title,
    rule: of.rule,
    sides: of.dice.sides,
    faces,
    natural,
    modifiers: activeModifiers(of, facts),
    total: totalOf(of, natural, facts),
    rows: rowsOf(of, facts),
    outcome: String(outcome),
    words: of.words(outcome),
    chance: chanceOf(of, facts, outcome),
    falls: null,
    counted: countedOf(of, facts, [outcome]) ?? talliedOf(of, facts, outcome),
  };
}

/** How often came what is counted, and how often it was to be expected; null where nothing is. */
export function countedOf<F, O extends Outcome>(of: Check<F, O>, facts: F, outcomes: readonly O[]): Counted | null {
  const { counts, uncounts } = of;
  const awaited = counts ?? uncounts;
  if (awaited === undefined) return null;
  const each = counts === undefined ? -1 : 1;
  const came = outcomes.filter((outcome) => outcome === awaited).length;
  return { came: each * came, expected: each * outcomes.length * chanceOf(of, facts, awaited) };
}

/** How many of what it tallies a roll brought, and how many were to be expected; null where it tallies nothing. */
function talliedOf<F, O extends Outcome>(of: Check<F, O>, facts: F, outcome: O): Counted | null {
  if (of.tallies === undefined) return null;
  const worth = (each: O): number => of.worth?.(each, facts) ?? 0;
  return { came: worth(outcome), expected: spreadOf(of, facts).mean(worth), of: of.tallies };
}

/** A volley explained: the best of its outcomes stands for the whole, and every die is told by itself. */
export function explainVolley<F, O extends Outcome>(of: Check<F, O>, facts: F, faces: readonly number[]): Explanation {
  const falls = faces
    .map((face) => explain(of, facts, [face]))
    .map(({ natural, total, outcome, words }) => ({ face: natural, total, outcome, words }));
  const highest = faces.length > 0 ? Math.max(...faces) : 1;
  const counted = countedOf(
    of,
    facts,
    faces.map((face) => judge(of, face, facts)),
  );
  return { ...explain(of, facts, [highest]), faces, falls, counted, words: of.rows.length === 0 ? summed(falls) : tallied(falls) };
}

/** '2 misses, 1 hit', in the order in which the dice fell. */
function tallied(falls: readonly Fall[]): string {
  const counts = new Map<string, number>();
  for (const { words } of falls) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].map(([words, count]) => `${count} ${countedWords(words, count)}`).join(', ') || 'no dice';
}

/** 'a miss', of which there are so many; whatever is no such thing stays as it is. */
function countedWords(words: string, count: number): string {
  const [, thing] = /^an? (.+)$/.exec(words) ?? [];
  if (thing === undefined) return words;
  return count === 1 ? thing : `${thing}${thing.endsWith('s') ? 'es' : 's'}`;
}

/** Dice that are themselves the result are added up. */
const summed = (falls: readonly Fall[]): string => `${falls.reduce((sum, { total }) => sum + total, 0)} in all`;

const activeModifiers = <F, O extends Outcome>(of: Check<F, O>, facts: F): { by: number; rule: string; words: string }[] =>
  of.modifiers.map(({ by, rule, words }) => ({ by: by(facts), rule, words })).filter(({ by }) => by !== 0);
