import { expect, test } from 'vitest';
import { capital, gathered, sentence } from '../words.ts';

test('a sentence has no empty parts, and begins with a capital where it should', () => {
  expect(capital(sentence('emden', false, '', undefined, 'sunk'))).toBe('Emden, sunk');
  expect(capital('')).toBe('');
});

test('boats with numbers are gathered under their class, where the first of them stands', () => {
  const boats = [
    'Acheron class 2',
    'Lion',
    'V1 class 4',
    'Acheron class 1',
    'Acheron class 3',
    'Acheron class 5',
    'Acheron class 6',
    'V187',
    'L 6',
  ];
  expect(gathered(boats)).toBe('Acheron class 1 to 3, 5, 6, Lion, V1 class 4, V187, L 6');
  expect(gathered([])).toBe('');
});
