/** Chances as values, and procedures that give roll, odds and explanation alike. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amount,
  anyOf,
  atLeastOf,
  bestOf,
  countOf,
  d6,
  Engine,
  naturalOf,
  numbered,
  opposed,
  type Procedure,
  rolling,
  rollingMany,
  ScriptedDice,
  Spread,
  spreadOf,
  spreadOfProcedure,
  stepsOf,
  sumOf,
  throwsIn,
} from '../index.ts';
import type { Toy } from './toy.ts';
import { shot, toy } from './toy.ts';

const die = naturalOf(d6);
const damage = amount('damage', 'TY-6', 'Damage', { dice: d6, words: (n) => `${n} points` });

const total = <T extends string | number | boolean>(spread: Spread<T>): number =>
  [...spread.entries].reduce((sum, [, chance]) => sum + chance, 0);

test('sums, bests and contests of dice are exact', () => {
  expect(atLeastOf(sumOf(die, 2), 7)).toBeCloseTo(21 / 36, 12);
  expect(bestOf(die, 2).chance(6)).toBeCloseTo(11 / 36, 12);
  expect(opposed(die, die).chance('first')).toBeCloseTo(15 / 36, 12);
  expect(countOf(die, 3, (face) => face === 6).chance(0)).toBeCloseTo((5 / 6) ** 3, 12);
  expect(anyOf([0.5, 0.5])).toBe(0.75);
  expect(sumOf(die, 3, 4).chance(4)).toBeCloseTo(1 - 1 / 216, 12);
});

test('whatever is combined, the chances add up to one', () => {
  const weights = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 20 })), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(weights, weights, fc.integer({ min: 0, max: 4 }), (a, b, times) => {
      const [one, two] = [Spread.of(a), Spread.of(b)];
      for (const each of [
        one.with(two, (x, y) => x + y),
        sumOf(one, times),
        bestOf(one, times + 1),
        one.followedBy((n) => (n > 4 ? two : one)),
      ])
        expect(total(each)).toBeCloseTo(1, 9);
      expect(one.with(two, (x, y) => x + y).mean(Number)).toBeCloseTo(one.mean(Number) + two.mean(Number), 9);
    }),
  );
});

/** A shot, and for a hit a die of damage; a ship of four points sinks. */
function* broadside(dice: number): Procedure<'sunk' | 'hurt' | 'missed'> {
  const falls = yield* rollingMany(shot, { fog: false, guns: 2 }, dice);
  let points = 0;
  for (let hit = 0; hit < (falls.get('hit') ?? 0); hit++) points += yield* rolling(damage, {});
  return points >= 4 ? 'sunk' : points > 0 ? 'hurt' : 'missed';
}

test('the odds of a procedure are those of its parts put together', () => {
  const one = spreadOfProcedure(() => broadside(1));
  expect([one.chance('missed'), one.chance('hurt'), one.chance('sunk')].map((chance) => Math.round(chance * 36))).toEqual([24, 6, 6]);
  const hit = Spread.chance(2 / 6).followedBy((hits): Spread<number> => (hits ? spreadOf(damage, {}) : Spread.certain<number>(0)));
  for (const dice of [0, 2, 3])
    expect(spreadOfProcedure(() => broadside(dice)).chance('sunk')).toBeCloseTo(atLeastOf(sumOf(hit, dice), 4), 12);
  expect(throwsIn(() => broadside(2)).map(({ check }) => check.name)).toEqual(['shot', 'damage']);
});

test('with dice in hand the same procedure rolls, and every roll is told', () => {
  const dice = new ScriptedDice([2, 5, 1, 4, 1]);
  const { auto } = stepsOf<Toy>();
  const told: string[] = [];
  const come: string[] = [];
  const flow = numbered(auto('fire', 'TY-6', (g) => void come.push(g.run(broadside(3), { about: 'a', by: 'red' }))));
  new Engine<Toy>(flow, toy.begin('short', {}, { gold: 9 }), dice, { gold: 9 }, ({ what, by, about }) => {
    if (what.kind === 'roll' || what.kind === 'volley') told.push(`${by} ${about} ${what.check.name} ${what.faces.join(' ')}`);
  }).begin();
  expect([come, told, dice.left]).toEqual([['sunk'], ['red a shot 2 5 1', 'red a damage 4', 'red a damage 1'], []]);
});

test('the average of many games is what the odds promise', () => {
  let seed = 7;
  const fall = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return 1 + (Math.floor(seed / 65536) % 6);
  };
  const games = 20_000;
  let sunk = 0;
  for (let n = 0; n < games; n++) {
    const run = broadside(2);
    for (let step = run.next(); ; step = run.next()) {
      if (step.done) {
        if (step.value === 'sunk') sunk++;
        break;
      }
      step.value.fall(Array.from({ length: step.value.dice ?? 1 }, fall));
    }
  }
  expect(sunk / games).toBeCloseTo(spreadOfProcedure(() => broadside(2)).chance('sunk'), 1);
});
