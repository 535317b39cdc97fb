import { expect, test } from 'vitest';
import { BadRecord, oneLine, quoted, shown } from '../index.ts';

test('what is fit to be said stays as it is', () => {
  expect(quoted("Kaiserin Augusta, 'Ποσειδῶν' and 🚢")).toBe("Kaiserin Augusta, 'Ποσειδῶν' and 🚢");
  expect(quoted('x'.repeat(200))).toBe('x'.repeat(200));
});

test.each([
  ['new lines', 'one\r\ntwo\u2028three\u0085four', 'one two three four'],
  ['escape codes', '\u001b[31mred\u001b[0m\u009b2J', '[31mred [0m 2J'],
  ['marks that turn the writing', 'game\u202ekcuf', 'game kcuf'],
  ['half a character', 'ship \ud83d', 'ship'],
])('%s go out', (_, words, said) => {
  expect(quoted(words)).toBe(said);
});

test('what is long is cut between two characters', () => {
  expect(quoted('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
  expect(quoted('🚢'.repeat(300))).toBe(`${'🚢'.repeat(199)}…`);
  expect(oneLine('x'.repeat(5_000_000))).toHaveLength(1000);
});

test('a value is told by its kind or its text, however deep or long it is', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect([deep, {}, undefined, null, 4, 'a\n'].map(shown)).toEqual(['a list', 'an object', 'nothing', 'null', '4', '"a\\n"']);
  expect(shown('x'.repeat(5_000_000))).toHaveLength(200);
});

test('a bad record tells place and reason in one line', () => {
  const { message, place, reason } = new BadRecord('options, \u001b[2J\n', `no '${'x'.repeat(5000)}'`);
  expect([place, reason.length, message.length]).toEqual(['options, [2J', 1000, 1028]);
  expect(message).not.toMatch(/\p{Cc}/u);
});
