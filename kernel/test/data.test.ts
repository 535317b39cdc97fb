import { expect, test } from 'vitest';
import { frozen, oncePer } from '../data.ts';

test('a table is worked out once for each value of the data, whatever comes of it', () => {
  const asked: object[] = [];
  const tableOf = oncePer((data: object) => void asked.push(data));
  const [one, other] = [{}, {}];
  for (const data of [one, one, other, one]) tableOf(data);
  expect(asked).toEqual([one, other]);
});

test('what is frozen is so down to its last part, in lists and in maps', () => {
  const data = frozen({ areas: [{ links: [{ to: 'a' }] }], sheets: new Map([['x', { hull: { boxes: 2 } }]]), name: null });
  expect([data, data.areas[0], data.areas[0]?.links[0], data.sheets.get('x')?.hull].every(Object.isFrozen)).toBe(true);
});
