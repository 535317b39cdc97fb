import { expect, test } from 'vitest';
import { capital, counted, percent, sentence } from '../words.ts';

test('what can happen is never called 0%, nor what can fail 100%', () => {
  expect([0, 0.004, 0.01, 0.5, 0.99, 0.996, 1].map(percent)).toEqual(['0%', '<1%', '1%', '50%', '99%', '>99%', '100%']);
});

test('things are counted, and none is no thing', () => {
  expect([counted(0, 'ship'), counted(1, 'ship'), counted(2, 'ship'), counted(3, 'box', 'boxes')]).toEqual([
    'no ships',
    '1 ship',
    '2 ships',
    '3 boxes',
  ]);
});

test('a sentence has no empty parts, and begins with a capital where it should', () => {
  expect(capital(sentence('emden', false, '', undefined, 'sunk'))).toBe('Emden, sunk');
  expect(capital('')).toBe('');
});
