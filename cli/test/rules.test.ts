import { expect, test } from 'vitest';
import { rulesIn, rulesUnder } from '../rulebook.ts';
import { lineAhead } from './io.ts';

const BOOK =
  '# Title\n\nPreface.\n\n## 1 First\n\n### XY-1.0 One\n\nText one.\n\n### XY-1.0a More\n\nText two.\n\n## 2 Second\n\nBetween.\n\n### XY-1.01 Other\n';

test('a rulebook is cut into rules with their chapters', () => {
  expect(rulesIn(BOOK)).toEqual([
    { id: 'XY-1.0', title: 'One', chapter: '1 First', text: 'Text one.' },
    { id: 'XY-1.0a', title: 'More', chapter: '1 First', text: 'Text two.' },
    { id: 'XY-1.01', title: 'Other', chapter: '2 Second', text: '' },
  ]);
});

test('a number brings what lies below it, and not what only looks like it', () => {
  expect(rulesUnder(rulesIn(BOOK), 'xy-1.0').map(({ id }) => id)).toEqual(['XY-1.0', 'XY-1.0a']);
  expect(rulesUnder(rulesIn(BOOK), 'XY-1[').map(({ id }) => id)).toEqual([]);
});

test('by number, by words, and the contents', async () => {
  expect((await lineAhead(['rules', 'first-strike', 'FS-9.4b'])).out).toContain('AA batteries never move.');
  expect((await lineAhead(['rules', 'first-strike', 'batteries', 'never'])).out).toContain('FS-9.4b');
  expect((await lineAhead(['rules', 'first-strike'])).out).toMatch(/FS-9\.4b +Batteries stand still/);
  const { rules } = JSON.parse((await lineAhead(['rules', 'first-strike', 'FS-9.4b', '--json'])).out);
  expect(rules).toMatchObject([{ id: 'FS-9.4b', title: 'Batteries stand still' }]);
});
