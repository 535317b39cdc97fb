/** The log as it is read: rolls under what came of them, and ships that do the same in one line. */
import { expect, test } from 'vitest';
import type { Explanation, Scene } from '../../kernel/index.ts';
import { DRAWN, plain, routine } from '../../kernel/index.ts';
import { readOf } from '../reading.ts';
import type { ShownEntry } from '../sight.ts';

const shot: Explanation = {
  check: 'shot',
  title: 'Shot',
  rule: 'TY-3',
  sides: 6,
  faces: [4],
  natural: 4,
  modifiers: [],
  total: 4,
  rows: [],
  outcome: 'hit',
  words: 'a hit',
  chance: 0.5,
  falls: null,
  counted: null,
};

const told = (words: string, scene: Scene = plain(), ...about: string[]): ShownEntry => ({
  phase: 'Moves',
  words,
  rule: 'TY-1',
  about,
  roll: null,
  by: null,
  scene,
  parts: [],
  round: 1,
});
const rolled = (...about: string[]): ShownEntry => ({ ...told('Shot: 4: a hit', plain(), ...about), roll: shot });
const sails = (ship: string, sea: string): ShownEntry =>
  told(`${ship} sails into ${sea}`, routine({ many: `# ships sail into ${sea}` }), ship, sea);

const read = (...entries: ShownEntry[]) => readOf(entries, 10);
const words = (...entries: ShownEntry[]) => read(...entries).map((line) => line.words);

test('ships that do the same are one line that opens, however they lie among each other', () => {
  const [north, south] = read(sails('Lion', 'the north'), sails('Tiger', 'the south'), sails('Erin', 'the north'));
  expect([north?.words, south?.words]).toEqual(['2 ships sail into the north', 'Tiger sails into the south']);
  expect(north).toMatchObject({
    at: 10,
    about: ['Lion', 'the north', 'Erin'],
    gathered: [{ words: 'Lion sails into the north' }, { at: 12 }],
  });
  expect(south).toMatchObject({ at: 11, gathered: [] });
});

test('what lies between parts them', () => {
  expect(words(sails('Lion', 'it'), told('Round 2'), sails('Tiger', 'it'))).toEqual([
    'Lion sails into it',
    'Round 2',
    'Tiger sails into it',
  ]);
});

test('a roll stands under what came of it', () => {
  const [line, ...others] = read(rolled('lion'), told('Lion is hit', plain({ rolls: 'before' }), 'lion'));
  expect(others).toEqual([]);
  expect(line).toMatchObject({ words: 'Lion is hit', at: 10, parts: [{ words: 'Shot: 4: a hit', roll: shot }] });
});

test('a roll for another stays by itself', () => {
  expect(words(rolled('tiger'), told('Lion is hit', plain({ rolls: 'before' }), 'lion'))).toEqual(['Shot: 4: a hit', 'Lion is hit']);
  expect(words(rolled('lion'), told('Lion sails', plain(), 'lion'))).toHaveLength(2);
});

test('what is tried takes the roll that follows under it', () => {
  const [line, ...others] = read(told('Lion looks out', plain({ rolls: 'after' }), 'lion'), rolled('lion'), told('Nobody'));
  expect(line?.parts).toHaveLength(1);
  expect(others.map((each) => each.words)).toEqual(['Nobody']);
});

test('gathered lines keep their rolls', () => {
  const looks = routine({ rolls: 'after', many: '# fleets look out' });
  const [line] = read(told('Lion looks out', looks, 'lion'), rolled('lion'), told('Erin looks out', looks, 'erin'), rolled('erin'));
  expect(line).toMatchObject({
    words: '2 fleets look out',
    parts: [],
    gathered: [{ parts: [{ roll: shot }] }, { parts: [{ roll: shot }] }],
  });
});

test('a draw stands under what came of it, and lets the roll before it through', () => {
  const drawn = told('Which mount is lost, one of 3', DRAWN, 'lion');
  const lost = plain({ rolls: 'before' });
  const [line, next, ...others] = read(
    rolled('lion'),
    drawn,
    told('Lion loses a mount', lost, 'lion'),
    drawn,
    told('Another', lost, 'lion'),
  );
  expect(others).toEqual([]);
  expect(line).toMatchObject({ words: 'Lion loses a mount', parts: [{ roll: shot }, { words: 'Which mount is lost, one of 3' }] });
  expect(next).toMatchObject({ words: 'Another', parts: [{ roll: null }] });
});
