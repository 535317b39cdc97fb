import { expect, test } from 'vitest';
import type { ContainerId } from '../data/counters.ts';
import { sequence } from '../kind.ts';
import { rollAlert } from '../rules/alert.ts';
import { drawCounters } from '../rules/reaction.ts';
import type { State } from '../state.ts';
import type { TestTable } from './table.ts';
import { afterTheRaid, awaitingRescue, table } from './table.ts';

const counted = (game: TestTable): number | undefined => game.told('counters-drawn')[0]?.counters.length;

/** Draws this counter in the company of False Alarms, with these dice to deploy it. */
const draw = (game: TestTable, id: ContainerId, ...dice: number[]): TestTable => {
  game.state.falseAlarms = 5;
  const company = Array.from({ length: game.state.alert }, () => 'false-alarm' as const);
  return game
    .draws(id, ...company)
    .dice(...dice)
    .run(drawCounters);
};

const deployed = (id: ContainerId, dice: number[], changes: Partial<State>): TestTable =>
  draw(table({ harwich: 'B', fog: null, ...changes }), id, ...dice);

test.each([
  [1, 2],
  [2, 3],
  [5, 6],
])('FS-7.2 at alert %i there are %i counters drawn (worked example 1)', (alert, count) => {
  const game = table({ alert, falseAlarms: 9 })
    .draws(...Array.from({ length: count }, () => 'false-alarm' as const))
    .run(drawCounters);
  expect(counted(game)).toBe(count);
});

test('FS-7.2 the alert counts as the check has left it', () => {
  const game = table({ fog: null, falseAlarms: 3 })
    .dice(6)
    .draws('false-alarm', 'false-alarm', 'false-alarm')
    .run(sequence('reaction', 'FS-3.0b', [rollAlert, drawCounters]));
  expect([game.state.alert, counted(game)]).toEqual([2, 3]);
});

test('FS-7.2 the log tells a draw in one line, with the single draws under it', () => {
  const game = table({ alert: 1 }).draws('i-battle', 'ii-battle').run(drawCounters);
  expect(game.lines).toEqual([
    ['counters-drawn', 2],
    ['placed', 0],
    ['placed', 0],
  ]);
});

test('FS-7.2 a container with less is emptied', () => {
  expect(
    counted(
      table({ alert: 5, container: ['i-battle', 'ii-battle'] })
        .dice(1, 1)
        .run(drawCounters),
    ),
  ).toBe(2);
});

test('FS-7.2 a counter that goes back is not drawn again in the same turn', () => {
  const game = table({ fog: null, container: ['ff-19-1'] })
    .dice(1, 2)
    .run(drawCounters);
  expect([counted(game), game.state.container]).toEqual([1, ['ff-19-1']]);
});

test.each([
  { die: 3, fog: null, at: 'B' },
  { die: 4, fog: null, at: 'british-reserve' },
  { die: 2, fog: 'german-reserve', at: 'B' },
  { die: 3, fog: 'german-reserve', at: 'british-reserve' },
  { die: 3, fog: 'B', at: 'B' },
] as const)('FS-7.3a at alert 3 with fog at $fog an airship that rolls $die goes to $at', ({ die, fog, at }) => {
  expect(deployed('l-3', [die], { alert: 3, fog }).raider('l-3').at).toBe(at);
});

test.each([
  { alert: 3, die: 3, fog: null, at: 'B' },
  { alert: 3, die: 4, fog: null, at: 'container' },
  { alert: 3, die: 2, fog: 'B', at: 'B' },
  { alert: 3, die: 3, fog: 'B', at: 'container' },
  { alert: 3, die: 3, fog: 'german-reserve', at: 'B' },
  { alert: 5, die: 5, fog: null, at: 'B' },
] as const)('FS-7.3b at alert $alert with fog at $fog an FF 19 that rolls $die goes to $at', ({ alert, die, fog, at }) => {
  const game = deployed('ff-19-1', [die], { alert, fog });
  expect([game.raider('ff-19-1').at, game.state.container.includes('ff-19-1')]).toEqual([at, at === 'container']);
});

test.each([
  [1, 6, null],
  [5, 6, null],
  [1, 5, 'B'],
  [5, 5, 'B'],
] as const)('FS-7.3b at alert %i an FF 19 that rolls %i with fog at %s is out of the game', (alert, die, fog) => {
  const game = deployed('ff-19-1', [die], { alert, fog });
  expect([game.raider('ff-19-1').at, game.state.container.includes('ff-19-1')]).toEqual(['out', false]);
});

test('FS-7.3b once the raid is over an FF 19 is out of the game without a roll, but not before', () => {
  expect(draw(afterTheRaid(), 'ff-19-1').raider('ff-19-1').at).toBe('out');
  expect(draw(awaitingRescue('119'), 'ff-19-1', 1).raider('ff-19-1').at).toBe('C');
});

test.each([
  { die: 3, fog: null, at: 'B' },
  { die: 4, fog: null, at: 'british-reserve' },
  { die: 2, fog: 'B', at: 'B' },
  { die: 3, fog: 'B', at: 'british-reserve' },
  { die: 3, fog: 'german-reserve', at: 'B' },
] as const)('FS-7.3c at alert 3 with fog at $fog a U-boat that rolls $die goes to $at', ({ die, fog, at }) => {
  expect(deployed('u-boat-1', [die], { alert: 3, fog }).raider('u-boat-1').at).toBe(at);
});

test('FS-7.3c with aircraft in the Rescue space a U-boat goes for them instead of the Harwich Force', () => {
  expect(draw(awaitingRescue('119'), 'u-boat-1', 1).raider('u-boat-1').at).toBe('rescue');
  expect(draw(awaitingRescue('119'), 'u-boat-1', 2).raider('u-boat-1').at).toBe('british-reserve');
  expect(draw(afterTheRaid(), 'u-boat-1', 1).raider('u-boat-1').at).toBe('C');
});

test.each(['i-battle', 'i-scouting', 'iii-scouting', 'torpedo-boats-2'] as const)(
  'FS-7.3d %s goes to the German reserve, before the raid and after it',
  (id) => {
    expect(deployed(id, [], {}).ship(id).at).toBe('german-reserve');
    expect(draw(afterTheRaid(), id).ship(id).at).toBe('german-reserve');
  },
);

test('FS-7.3e a battery is emplaced by lot on a target that has none', () => {
  const game = table();
  game.battery('battery-1', 'target-b');
  draw(game, 'battery-2', 2);
  expect(game.battery('battery-2').at).toBe('target-c');
});

test('FS-7.3e a battery drawn once the raid has been launched is out of the game', () => {
  expect(draw(awaitingRescue('119'), 'battery-2').battery('battery-2').at).toBe('out');
  expect(draw(afterTheRaid(), 'battery-2').battery('battery-2').at).toBe('out');
});

test('FS-7.3f False Alarms do nothing and do not come back', () => {
  const game = table({ falseAlarms: 7 }).draws('false-alarm', 'false-alarm').run(drawCounters);
  expect([game.state.falseAlarms, game.state.container.length, game.rolls]).toEqual([5, 21, []]);
});
