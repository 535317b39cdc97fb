import { expect, test } from 'vitest';
import { check, comingRoll, d6, flag, otherwise, plus, upTo } from '../index.ts';
import { aheadOfAll } from '../odds.ts';

const gun = check(
  'gun',
  'T-1',
  'Gun',
  { fog: flag('fog') },
  {
    dice: d6,
    modifiers: [plus(1, 'T-1a', 'fog', (facts) => facts.fog)],
    rows: [upTo(2, 'hit'), otherwise('miss')],
    outcomes: { hit: 'a hit', miss: 'a miss' },
  },
);

test('rolls that are alike are told once, with how often, and those that differ apart', () => {
  const told = aheadOfAll([false, true, false, false].map((fog) => comingRoll(gun, { fog })));
  expect(told.map(({ times, modifiers }) => [times, modifiers.length])).toEqual([
    [3, 0],
    [1, 1],
  ]);
});
