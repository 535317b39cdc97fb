/**
 * CW-7.4d, CW-7.71a, CW-11.31, CW-11.32: the dice of guns and torpedoes, thrown, thrown again and confirmed. Written once: what is rolled,
 * what a button promises and what a captain expects all come from here.
 */
import type { Check, Odds, Procedure, Row } from '../kernel/index.ts';
import { anyOf, badge, chanceOf, comingRoll, oddsOf, oneOf, rollingMany, spreadOfProcedure } from '../kernel/index.ts';
import { yesOrNo } from './faces.ts';

/** What one die comes to. 'again' is a near miss of crack gunners (CW-11.31). */
export type Fall = 'hit' | 'again' | 'miss';

export const CRACK = oneOf('crack gunners throw again for a five', ['no', 'after-modifiers', 'natural']);

/** CW-11.31: whether the five counts before or after modifiers is a reading. */
export const nearMiss: Row<{ readonly crack: 'no' | 'after-modifiers' | 'natural' }, 'again'> = {
  outcome: 'again',
  covers: (total, { crack }, natural) => (crack === 'after-modifiers' && total === 5) || (crack === 'natural' && natural === 5),
  needs: ({ crack }) => (crack === 'no' ? 'never' : crack === 'natural' ? '5 on the die' : '5'),
};

export const FALLS: Readonly<Record<Fall, string>> = { hit: 'a hit', again: 'a near miss', miss: 'a miss' };

export const crackShot = {
  ...yesOrNo(3, 'crack-gunners', 'CW-11.31', 'Crack gunners throw again', 'a hit', 'a miss'),
  counts: 'yes',
} as const;
export const reservists = {
  ...yesOrNo(4, 'reservists', 'CW-11.32', 'Reservists confirm a hit', 'confirmed', 'not confirmed'),
  uncounts: 'no',
} as const;

/** What a die is worth to whoever fires, in hits. */
export const worthOfFall = (fall: Fall): number => (fall === 'hit' ? 1 : fall === 'again' ? chanceOf(crackShot, {}, 'yes') : 0);

/** So many dice at one target, and how many hits they come to in the end. */
export function* broadside<F extends object>(die: Check<F, Fall>, at: F, dice: number, confirmed: boolean): Procedure<number> {
  const falls = yield* rollingMany(die, at, dice);
  const again = yield* rollingMany(crackShot, {}, falls.get('again') ?? 0);
  const scored = (falls.get('hit') ?? 0) + (again.get('yes') ?? 0);
  if (!confirmed) return scored;
  return (yield* rollingMany(reservists, {}, scored)).get('yes') ?? 0;
}

/** Kept, because captains ask about the same few dice again and again. */
const known = new Map<string, number>();

/** The chance that one die of a broadside comes to a hit in the end. */
export function chanceToHit<F extends object>(die: Check<F, Fall>, at: F, confirmed: boolean): number {
  const key = `${die.name} ${Object.values(at).join(' ')} ${confirmed}`;
  let chance = known.get(key);
  if (chance === undefined) {
    chance = spreadOfProcedure(() => broadside(die, at, 1, confirmed)).chance(1);
    known.set(key, chance);
  }
  return chance;
}

/** That at least one of the dice comes to a hit. */
export function oddsToHit<F extends object>(die: Check<F, Fall>, at: F, dice: number, confirmed: boolean): Odds {
  const each = chanceToHit(die, at, confirmed);
  const chance = anyOf(Array.from({ length: dice }, () => each));
  return oddsOf([{ ...badge('hit', 'hit', true, chance), dice: { count: dice, each } }], comingRoll(die, at));
}
