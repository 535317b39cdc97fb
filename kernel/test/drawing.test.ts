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
  expect(between(3, 1, chance)).toBe(3);
});

test('one of a list, and none of an empty one', () => {
  expect(new Set(often(() => oneOfList(['a', 'b'], chance)))).toEqual(new Set(['a', 'b']));
  expect(oneOfList([], chance)).toBeUndefined();
});

test('a list comes out whole in every order', () => {
  const list = ['a', 'b', 'c'];
  expect(new Set(often(() => shuffled(list, chance).join(''))).size).toBe(6);
  expect(list).toEqual(['a', 'b', 'c']);
});

test('each as likely as its weight', () => {
  const draws = often(() =>
    byWeight(
      [
        ['heavy', 3],
        ['light', 1],
        ['none', 0],
      ],
      chance,
    ),
  );
  expect(share(draws, 'heavy')).toBeCloseTo(0.75, 1);
  expect(share(draws, 'none')).toBe(0);
  expect(byWeight([], chance)).toBeUndefined();
});
