/** The operations as they are built in: what history says of them, in figures. */
import { expect, test } from 'vitest';
import { OPERATIONS } from '../data/operations.ts';

test('the operations come in the order of history', () => {
  expect(OPERATIONS.map(({ id }) => id)).toEqual(['scarborough-1914', 'dogger-bank-1915']);
});
