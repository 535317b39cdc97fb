import { expect, test } from 'vitest';
import { badge } from '../../kernel/index.ts';
import { worstOf } from '../table/worst.ts';

const hit = (chance: number) => badge(`hit ${chance}`, 'hit', false, chance);

test('of many odds the two worst stand on the button, and how many more there are', () => {
  const raid = worstOf([badge('home', 'home', true, 0.9), hit(0.2), hit(0.5), hit(0.1), hit(0.4)]);
  expect([raid.shown.map(({ chance }) => chance), raid.more]).toEqual([[0.5, 0.4], 3]);
});

test('three stand there as they are', () => {
  const three = [hit(0.2), hit(0.5), hit(0.1)];
  expect(worstOf(three)).toEqual({ shown: three, more: 0 });
});
