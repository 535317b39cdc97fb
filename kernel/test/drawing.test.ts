import { expect, test } from 'vitest';
import { between, byWeight, FastDice, oneIn, oneOfList, shuffled } from '../index.ts';

const luck = new FastDice('drawing');
const chance = (of: number): number => luck.draw(of);
const often = <T>(draw: () => T): T[] => Array.from({ length: 3000 }, draw);
const share = <T>(draws: readonly T[], thing: T): number => draws.filter((each) => each === thing).length / draws.length;

test('one in so many, and numbers with both ends', () => {
  expect(
    share(
      often(() => oneIn(4, chance)),
      true,
    ),
  ).toBeCloseTo(0.25, 1);
  expect(new Set(often(() => between(2, 4, chance)))).toEqual(new Set([2, 3, 4]));
  expect([oneIn(1, chance), new Set(often(() => between(3, 1, chance)))]).toEqual([true, new Set([3])]);
});

test('one of a list, and none of an empty one, for which nothing is drawn', () => {
  expect(new Set(often(() => oneOfList(['a', 'b'], chance)))).toEqual(new Set(['a', 'b']));
  expect(oneOfList(['a'], chance)).toBe('a');
  expect(oneOfList([], () => expect.unreachable())).toBeUndefined();
});

test('a list comes out whole in every order', () => {
  const list = ['a', 'b', 'c'];
  expect([...new Set(often(() => shuffled(list, chance).join('')))].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  expect(list).toEqual(['a', 'b', 'c']);
});

test('each as likely as its weight', () => {
  const weights = [
    ['none', 0],
    ['heavy', 3],
    ['light', 1],
  ] as const;
  const draws = often(() => byWeight(weights, chance));
  expect([share(draws, 'heavy'), share(draws, 'light')]).toEqual([expect.closeTo(0.75, 1), expect.closeTo(0.25, 1)]);
  expect([byWeight(weights, () => 0), byWeight(weights, (of) => (3 * of) / 4), byWeight(weights, (of) => of - 1)]).toEqual([
    'heavy',
    'light',
    'light',
  ]);
  expect([byWeight([], chance), byWeight([['none', 0]], chance)]).toEqual([undefined, undefined]);
});
