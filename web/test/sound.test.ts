import { expect, test } from 'vitest';
import { grave, plain, routine } from '../../kernel/index.ts';
import type { ShownEntry } from '../../table/index.ts';
import { soundsOf } from '../sound/heard.ts';
import { told } from './told.ts';

const of = (heard: number, entries: readonly ShownEntry[], ending: Parameters<typeof soundsOf>[0]['ending'] = null) =>
  soundsOf({ heard, log: { from: 0, entries }, ending });

const moved = told('Moves', 'sails', routine());
const sunk = told('Battles', 'is sunk', grave());

test('guns are heard for what is grave, once, and nothing for what was heard before or for routine', () => {
  expect(of(0, [moved, sunk, sunk])).toEqual(['guns']);
  expect(of(2, [moved, sunk, moved])).toEqual([]);
  expect(of(1, [moved])).toEqual([]);
});

test('dice are heard where something was rolled and nothing is grave, also within a salvo', () => {
  const rolled = (entry: ShownEntry): ShownEntry => ({
    ...entry,
    roll: {
      check: 'guns',
      title: '',
      rule: '',
      sides: 6,
      faces: [1],
      natural: 1,
      modifiers: [],
      total: 1,
      rows: [],
      outcome: '',
      words: '',
      chance: 1,
      falls: [],
      counted: null,
    },
  });
  expect(of(0, [rolled(moved)])).toEqual(['dice']);
  expect(of(0, [{ ...moved, parts: [rolled(moved)] }])).toEqual(['dice']);
  expect(of(0, [rolled(moved), sunk])).toEqual(['guns']);
});

test('the bell is struck when a turn begins, and when the game ends', () => {
  expect(of(0, [moved, { ...told('Turn', 'Turn 2', plain()), round: 2 }])).toEqual(['bell']);
  expect(of(0, [sunk], { result: 'allied', words: 'The Allies win', winner: 'allied', score: 1 })).toEqual(['guns', 'bell']);
});
