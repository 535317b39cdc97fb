import { expect, test } from 'vitest';
import { readSave, type Save, wholeRecordIn } from '../save.ts';

const save: Save = {
  id: 'a1',
  game: 'nine-navies',
  started: 1,
  touched: 2,
  headline: 'Turn 3',
  ended: false,
  commands: 48,
  seats: { allied: 'person', central: 'captain' },
};

test('what was stored is read as it was, and nothing else with it', () => {
  expect(readSave({ ...save, colour: 'blue' })).toEqual(save);
  const { seats: _, ...alone } = { ...save, commands: null };
  expect(readSave(alone)).toEqual(alone);
});

test('in a save of an earlier version lies its whole record', () => {
  const earlier = { ...save, record: '{}', revision: 'c0ffee' };
  expect([readSave(earlier), wholeRecordIn(earlier)]).toEqual([save, '{}']);
  expect([save, { ...save, record: null }, null].map(wholeRecordIn)).toEqual([null, null, null]);
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
  ['seats that are a word', { ...save, seats: 'allied' }],
  ['a seat that is a number', { ...save, seats: { allied: 1 } }],
];

test.each(DAMAGED)('%s is unreadable', (_, row) => {
  expect(readSave(row)).toBeNull();
});
