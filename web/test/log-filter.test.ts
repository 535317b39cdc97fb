/** What of the log is shown: by words, phase, weight and place. */
import { expect, test } from 'vitest';
import { grave, routine } from '../../kernel/index.ts';
import { type Filter, isFiltered, UNFILTERED } from '../table/log-filter.ts';
import { groupsOf, linesIn } from '../table/log-groups.ts';
import { told } from './told.ts';

const sails = routine({ many: '# ships sail' });
const LOG = [
  told('Moves', '**König** sails', sails),
  told('Moves', 'Kaiser sails', sails),
  told('Battles', 'Battle is joined'),
  told('Battles', '**König** is sunk', grave()),
];
const shown = (filter: Partial<Filter>, newFrom = 99) =>
  groupsOf(LOG).flatMap((group) => linesIn(group, { ...UNFILTERED, ...filter }, newFrom).map(({ words }) => words));

test('all of it, gathered', () => {
  expect(shown({})).toEqual(['2 ships sail', 'Battle is joined', '**König** is sunk']);
  expect(isFiltered(UNFILTERED)).toBe(false);
});

test('by ship, without case and marks', () => {
  expect(shown({ typed: ' konig' })).toEqual(['**König** sails', '**König** is sunk']);
});

test('by phase', () => {
  expect(shown({ phase: 'Battles' })).toEqual(['Battle is joined', '**König** is sunk']);
});

test('by weight', () => {
  expect(shown({ least: 'plain' })).toEqual(['Battle is joined', '**König** is sunk']);
  expect(shown({ least: 'grave' })).toEqual(['**König** is sunk']);
});

test('a part of it', () => {
  expect(shown({ extract: { title: 'Battle', from: 1, to: 3 } })).toEqual(['Kaiser sails', 'Battle is joined']);
});

test('what is new is not gathered with what was read before', () => {
  expect(shown({}, 1)).toEqual(['**König** sails', 'Kaiser sails', 'Battle is joined', '**König** is sunk']);
});
