/** Tables at the server in words. */
import { expect, test } from 'vitest';
import { standingOf } from '../online/words.ts';

test('how a game came out is told without the marks of strong words', () => {
  const ending = 'Both sides agree on a **draw**.';
  expect(standingOf({ stage: 'over', seats: [], ending })).toBe('Both sides agree on a draw.');
});
