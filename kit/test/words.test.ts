import { expect, test } from 'vitest';
import { capital, sentence } from '../words.ts';

test('a sentence has no empty parts, and begins with a capital where it should', () => {
  expect(capital(sentence('emden', false, '', undefined, 'sunk'))).toBe('Emden, sunk');
  expect(capital('')).toBe('');
});
