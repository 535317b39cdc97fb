import { expect, test } from 'vitest';
import { isOvertaken, readSave, type StoredSave } from '../save.ts';

const save: StoredSave = {
  id: 'a1',
  game: 'nine-navies',
  started: 1,
  touched: 2,
  headline: 'Turn 3',
  ended: false,
  commands: 48,
  record: '{}',
  revision: 'c0ffee',
  seats: { allied: 'person', central: 'captain' },
};

test('what was stored is read as it was, and nothing else with it', () => {
  expect(readSave({ ...save, colour: 'blue' })).toEqual(save);
  const { seats: _, ...alone } = { ...save, commands: null };
  expect(readSave(alone)).toEqual(alone);
});

test('a save of an earlier version has no revision, and another can take its place once', () => {
  const { revision: _, ...earlier } = save;
  expect(readSave(earlier)).toEqual({ ...save, revision: '' });
  expect(isOvertaken({ ...save, revision: '' }, earlier)).toBe(false);
  expect(isOvertaken({ ...save, revision: '' }, save)).toBe(true);
});

const DAMAGED: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'save'],
  ['a list', []],
  ['a number for its id', { ...save, id: 5 }],
  ['an unknown game', { ...save, game: 'jutland' }],
  ['no game but a name of the language', { ...save, game: 'constructor' }],
  ['a beginning that is no date', { ...save, started: 'long ago' }],
  ['no last moment', { ...save, touched: undefined }],
  ['a last moment that is no number', { ...save, touched: Number.NaN }],
  ['a last moment beyond all calendars', { ...save, touched: 9e15 }],
  ['a headline that is an object', { ...save, headline: {} }],
  ['an ending that is a word', { ...save, ended: 'no' }],
  ['fewer orders than none', { ...save, commands: -1 }],
  ['no record', { ...save, record: null }],
  ['a record that is no text', { ...save, record: {} }],
  ['a revision that is a number', { ...save, revision: 7 }],
  ['seats that are a word', { ...save, seats: 'allied' }],
  ['a seat that is a number', { ...save, seats: { allied: 1 } }],
];

test.each(DAMAGED)('%s is unreadable', (_, row) => {
  expect(readSave(row)).toBeNull();
});

test('a save takes the place of what it goes on from, of nothing and of what is unreadable; never of what another tab has stored', () => {
  const rows = [save, undefined, { ...save, game: 'jutland', revision: 'decade' }, { ...save, revision: 'decade' }];
  expect(rows.map((row) => isOvertaken(save, row))).toEqual([false, false, false, true]);
});
