import { expect, expectTypeOf, test } from 'vitest';
import type { ReadingsOf } from '../readings.ts';
import { readingsFrom } from '../readings.ts';
import type { Option } from '../ruleset.ts';

const options = [
  {
    id: 'weather',
    title: 'Weather',
    rule: 'R-1',
    values: [
      { id: 'fair', words: 'always fair' },
      { id: 'rolled', words: 'by the dice' },
    ],
  },
  { id: 'night-action', title: 'Night', rule: 'R-2', values: [{ id: 'off', words: 'none' }] },
] as const satisfies readonly Option[];

test('each switch reads as what was chosen, and else as its first value', () => {
  expect(readingsFrom(options, {})).toEqual({ weather: 'fair', 'night-action': 'off' });
  expect(readingsFrom(options, { weather: 'rolled', 'night-action': 'on', moon: 'full' })).toEqual({
    weather: 'rolled',
    'night-action': 'off',
  });
});

test('the values are known by type', () => {
  expectTypeOf<ReadingsOf<typeof options>>().toEqualTypeOf<{ readonly weather: 'fair' | 'rolled'; readonly 'night-action': 'off' }>();
});

test('an option without values is an error of the game', () => {
  expect(() => readingsFrom([{ id: 'empty', title: '', rule: 'R-3', values: [] }], {})).toThrow('an option has no values');
});
