import { expect, test } from 'vitest';
import {
  atLeast,
  chanceOf,
  check,
  d6,
  exactly,
  explain,
  explainVolley,
  flag,
  judge,
  minus,
  naturally,
  odds,
  oneOf,
  otherwise,
  rollInWords,
  sway,
  twoD6,
  upTo,
  whole,
} from '../index.ts';
import { shot } from './toy.ts';

const storm = check(
  'storm',
  'TY-9',
  'Storm',
  { force: whole('wind', 0, 12), sky: oneOf('sky', ['clear', 'grey']) },
  {
    dice: twoD6,
    modifiers: [sway('TY-9a', 'wind', (f) => f.force), minus(2, 'TY-9b', 'a clear sky', (f) => f.sky === 'clear')],
    rows: [exactly([7], 'lull'), atLeast(10, 'gale'), upTo((f) => f.force, 'calm'), otherwise('breeze')],
    outcomes: { lull: 'a lull', gale: 'a gale', calm: 'calm', breeze: 'a breeze' },
  },
);

test('odds are exact: counted over every fall of the dice', () => {
  expect(odds(shot, { fog: false, guns: 2 }).map(({ outcome, ways, of }) => [outcome, ways, of])).toEqual([
    ['hit', 2, 6],
    ['miss', 4, 6],
  ]);
  expect(odds(shot, { fog: true, guns: 2 }).map(({ ways }) => ways)).toEqual([1, 5]);
  expect(odds(storm, { force: 0, sky: 'grey' }).map(({ outcome, ways }) => [outcome, ways])).toEqual([
    ['lull', 6],
    ['gale', 6],
    ['calm', 0],
    ['breeze', 24],
  ]);
});

test('odds agree with judging every fall by hand', () => {
  const facts = { force: 3, sky: 'clear' } as const;
  let gales = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (judge(storm, a + b, facts) === 'gale') gales++;
  expect(chanceOf(storm, facts, 'gale')).toBeCloseTo(gales / 36);
});

test('the first row that covers the total decides', () => {
  expect(judge(storm, 4, { force: 3, sky: 'grey' })).toBe('lull');
  expect(judge(storm, 7, { force: 3, sky: 'grey' })).toBe('gale');
  expect(judge(storm, 2, { force: 3, sky: 'clear' })).toBe('calm');
});

test('a row may ask for the dice themselves, whatever is added or taken away', () => {
  const search = check(
    'search',
    'TY-10',
    'Search',
    { storm: flag('a storm') },
    {
      dice: d6,
      modifiers: [minus(3, 'TY-10a', 'a storm', (f) => f.storm)],
      rows: [naturally([6], 'surprise'), atLeast(5, 'contact'), otherwise('nothing')],
      outcomes: { surprise: 'a surprise', contact: 'contact', nothing: 'nothing' },
    },
  );
  expect(judge(search, 6, { storm: true })).toBe('surprise');
  expect(judge(search, 5, { storm: true })).toBe('nothing');
  expect(judge(search, 5, { storm: false })).toBe('contact');
  expect(chanceOf(search, { storm: true }, 'surprise')).toBeCloseTo(1 / 6);
});

test('an explanation holds every modifier that counted, with its rule, and the chance beforehand', () => {
  const roll = explain(shot, { fog: true, guns: 3 }, [3]);
  expect(roll).toMatchObject({ natural: 3, total: 4, outcome: 'miss', modifiers: [{ by: 1, rule: 'TY-3a', words: 'fog' }] });
  expect(roll.rows.map(({ needs }) => needs)).toEqual(['3 or less', 'anything else']);
  expect(roll.chance).toBeCloseTo(4 / 6);
  expect(rollInWords(roll)).toBe('Shot: **3**, +1 fog = **4**: a miss');
  expect(rollInWords(explain(shot, { fog: false, guns: 3 }, [3]))).toBe('Shot: **3**: a hit');
});

test('a check without a row for a total is a mistake in the rules', () => {
  const gap = check('gap', 'TY-8', 'Gap', {}, { dice: d6, modifiers: [], rows: [upTo(3, 'low')], outcomes: { low: 'low' } });
  expect(() => judge(gap, 4, {})).toThrow('check gap has no row for a total of 4');
});

test('a volley is told die by die', () => {
  const volley = explainVolley(shot, { fog: true, guns: 3 }, [1, 6, 2]);
  expect(volley.falls?.map(({ face, total, outcome }) => [face, total, outcome])).toEqual([
    [1, 2, 'hit'],
    [6, 7, 'miss'],
    [2, 3, 'hit'],
  ]);
  expect(rollInWords(volley)).toBe('Shot: 1 6 2, +1 fog: 2 hits, 1 miss');
});
