import { expect, test } from 'vitest';
import { counted, countedStrong, figure, percent, signed } from '../figures.ts';

test('what can happen is never called 0%, nor what can fail 100%', () => {
  expect([0, 0.004, 0.01, 0.5, 0.99, 0.996, 1].map(percent)).toEqual(['0%', '<1%', '1%', '50%', '99%', '>99%', '100%']);
});

test('one is one, several are many, and nothing is no', () => {
  expect([0, 1, 2].map((hits) => counted(hits, 'hit'))).toEqual(['no hits', '1 hit', '2 hits']);
  expect([0, 1, 2].map((dice) => countedStrong(dice, 'die', 'dice'))).toEqual(['no dice', '**1** die', '**2** dice']);
});

test('a minus is a real one, and nothing has no sign', () => {
  expect([-2, 0, 3].map(figure)).toEqual(['−2', '0', '3']);
  expect([-2, 0, 3].map(signed)).toEqual(['−2', '0', '+3']);
});
