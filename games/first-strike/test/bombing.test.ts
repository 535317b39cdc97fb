import { expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/index.ts';
import { AIRCRAFT } from '../data/counters.ts';
import { airMovement } from '../rules/air-movement.ts';
import { bombDrop, bombing } from '../rules/bombing.ts';
import { airRaid } from '../rules/raid.ts';
import { scoreOf } from '../rules/victory.ts';
import type { Altitude } from '../state.ts';
import { outcomesOf, overTheCoast } from './situations.ts';

test('FS-9.6a example 8: which dice hit, at each height, whole and damaged', () => {
  const hits = (factor: number, altitude: Altitude) => Math.round(6 * chanceOf(bombDrop, { factor, altitude }, 'hit'));
  expect([hits(2, 'low'), hits(2, 'medium'), hits(2, 'high')]).toEqual([4, 2, 1]);
  expect([hits(1, 'low'), hits(1, 'medium'), hits(1, 'high')]).toEqual([3, 1, 0]);
});

test('FS-9.6a a whole aircraft hits from Low with a 4, from Medium with a 2, from High with a 1, and with no more', () => {
  const game = overTheCoast({
    '119': { at: 'target-a', altitude: 'low' },
    '120': { at: 'target-a', altitude: 'low' },
    '122': { at: 'target-b' },
    '135': { at: 'target-b' },
    '136': { at: 'target-c', altitude: 'high' },
    '811': { at: 'target-c', altitude: 'high' },
  });
  game.dice(4, 5, 2, 3, 1, 2).run(bombing);
  for (const id of ['119', '120', '122', '135', '136', '811']) game.play('bomb', id);
  expect(outcomesOf(game, 'bomb')).toEqual(['hit', 'miss', 'hit', 'miss', 'hit', 'miss']);
  expect(game.state.hits).toEqual([1, 1, 1, 0]);
});

test('FS-9.6a a damaged aircraft hits from Low with a 3, from Medium with a 1, from High never', () => {
  const hurt = { damaged: true, bombs: 1 };
  const game = overTheCoast({
    '119': { at: 'target-d', altitude: 'low', ...hurt },
    '120': { at: 'target-d', altitude: 'low', ...hurt },
    '122': { at: 'target-d', ...hurt },
    '135': { at: 'target-d', ...hurt },
    '136': { at: 'target-d', altitude: 'high', ...hurt },
  });
  game.dice(3, 4, 1, 2, 1).run(bombing);
  for (const id of ['119', '120', '122', '135', '136']) game.play('bomb', id);
  expect(outcomesOf(game, 'bomb')).toEqual(['hit', 'miss', 'hit', 'miss', 'miss']);
});

test('FS-9.6a the button to bomb says how likely it hits', () => {
  const game = overTheCoast({
    '119': { at: 'target-a', altitude: 'low' },
    '120': { at: 'target-a' },
    '122': { at: 'target-a', altitude: 'low', damaged: true, bombs: 1 },
    '135': { at: 'target-a', altitude: 'high', damaged: true, bombs: 1 },
  }).run(bombing);
  const chances = (['119', '120', '122', '135'] as const).map((id) => game.odds('bomb', id));
  expect(chances).toEqual([{ hit: 67 }, { hit: 33 }, { hit: 50 }, { hit: 0 }]);
});

test.each([
  { die: 2, hits: 1 },
  { die: 3, hits: 0 },
])('FS-9.6a one bomb a round for each aircraft, and it is gone whether it hits or not: a $die', ({ die, hits }) => {
  const game = overTheCoast({ '119': { at: 'target-a' }, '120': { at: 'target-a' } })
    .dice(die)
    .run(bombing)
    .play('bomb', '119');
  expect([game.aircraft('119').bombs, game.aircraft('120').bombs, game.state.hits]).toEqual([1, 2, [hits, 0, 0, 0]]);
  expect(game.offered).toEqual(['bomb 120', 'done']);
  expect(game.whyNot('bomb', '119')?.rule).toBe('FS-9.6a');
});

test('FS-9.6a who flew, climbed or was held by the wind drops nothing in that round', () => {
  const planes = { '119': { at: 'entry-1' }, '120': { at: 'target-a' }, '122': { at: 'target-a' }, '135': { at: 'target-a' } } as const;
  const game = overTheCoast(planes, { highWind: true }).dice(1, 1, 6).run(airMovement);
  game.play('fly', ['119', 'target-a']).play('climb', '120').play('dive', '122').play('done').run(bombing);
  expect(game.offered).toEqual(['bomb 135', 'done']);
  expect(game.whyNot('bomb', '119')?.rule).toBe('FS-9.6a');
});

test('FS-9.6a only over an installation, and only with a bomb', () => {
  const game = overTheCoast({ '119': { at: 'entry-1' }, '120': { at: 'target-a', bombs: 0 }, '122': { at: 'escape' } }).run(bombing);
  expect(game.asks).toBeNull();
});

test('FS-9.6a the bomb may be kept', () => {
  const game = overTheCoast({ '119': { at: 'target-a' } })
    .run(bombing)
    .play('done');
  expect([game.aircraft('119').bombs, game.asks]).toEqual([2, null]);
});

test('FS-9.6b with its last bomb gone an aircraft must leave in the next round, not in this', () => {
  const game = overTheCoast({ '119': { at: 'target-a', bombs: 1 } })
    .dice(1)
    .run(airRaid)
    .play('done')
    .play('bomb', '119');
  expect(game.aircraft('119')).toMatchObject({ at: 'target-a', bombs: 0 });
  game.play('done');
  expect(game.offered).toEqual(['fly 119 escape']);
});

test('FS-9.6b held by the wind it must try again in the round after', () => {
  const game = overTheCoast({ '119': { at: 'target-a', bombs: 0 } }, { highWind: true })
    .dice(6, 5)
    .run(airRaid);
  game.play('fly', ['119', 'escape']).play('done');
  expect([game.aircraft('119').at, ...game.offered]).toEqual(['target-a', 'fly 119 escape']);
  expect(game.play('fly', ['119', 'escape']).aircraft('119').at).toBe('escape');
});

test('FS-9.6c all nine aircraft and all eighteen bombs on one installation count', () => {
  const game = overTheCoast(Object.fromEntries(AIRCRAFT.map(({ id }) => [id, { at: 'target-c', altitude: 'low' }]))).run(airRaid);
  for (const _round of [2, 3]) {
    game.play('done').dice(4, 4, 4, 4, 4, 4, 4, 4, 4);
    for (const { id } of AIRCRAFT) game.play('bomb', id);
    game.play('done');
  }
  expect(game.state.hits).toEqual([0, 0, 18, 0]);
  expect(scoreOf(game.data, game.state)).toMatchObject([{ rule: 'FS-9.10a', points: 9 }]);
});

test('FS-9.6a who drops no bomb although a target lies below is asked again', () => {
  const game = overTheCoast({ '119': { at: 'target-a', altitude: 'low' } })
    .dice(6)
    .run(bombing);
  expect(game.question.caution('done', undefined)).toBe('Seaplane 119 is over a target, and drops no bomb on it this round.');
  game.play('bomb', '119');
  expect(game.question.caution('done', undefined)).toBeUndefined();
  const two = overTheCoast({ '119': { at: 'target-a' }, '120': { at: 'target-b' } }).run(bombing);
  expect(two.question.caution('done', undefined)).toBe('Seaplane 119, Seaplane 120 are over a target, and drop no bomb on it this round.');
});
