import { expect, test } from 'vitest';
import { sequence } from '../kind.ts';
import { attacksOnHarwich } from '../rules/attacks.ts';
import { endPhase } from '../rules/end-phase.ts';
import { launchAircraft } from '../rules/launch.ts';
import { damageParty, rollEvent } from '../rules/random-events.ts';
import { rollBritishSortie } from '../rules/sortie.ts';
import type { TestTable } from './table.ts';
import { afterTheRaid, awaitingRescue, table } from './table.ts';

const event = sequence('event', 'FS-6.0a', [rollEvent, damageParty]);
const repairable = (): TestTable => {
  const game = table();
  game.ship('arethusa', { flipped: true });
  game.ship('1st-battle', { flipped: true, markers: 1 });
  return game;
};

test.each([
  { dice: [1, 1], what: 'high-winds' },
  { dice: [1, 2], what: 'poor-weather' },
  { dice: [1, 3, 11], what: 'suspicious' }, // the lot is a squadron
  { dice: [1, 4, 1], what: 'snafu' },
  { dice: [1, 5], what: 'on-alert' },
  { dice: [1, 6], what: 'none' },
  { dice: [2, 6], what: 'damage-party' },
  { dice: [3, 6, 1], what: 'jellicoe' },
  { dice: [4, 6, 1], what: 'snafu' },
  { dice: [5, 6], what: 'poor-weather' },
  { dice: [6, 6], what: 'high-winds' },
])('FS-6.0a the dice $dice bring $what', ({ dice, what }) => {
  expect(
    table({ turn: 2 })
      .dice(...dice)
      .run(event).rolls[0],
  ).toBe(`random-event: ${what}`);
});

test.each([
  [1, 1],
  [6, 6],
])('FS-6.0b %i and %i bring High Wind, also while aircraft wait for rescue', (...dice) => {
  expect(
    table()
      .dice(...dice)
      .run(event).state.highWind,
  ).toBe(true);
  expect(
    awaitingRescue('119')
      .dice(...dice)
      .run(event).state.highWind,
  ).toBe(true);
});

test('FS-6.0b once the raid is over there is no High Wind', () => {
  const game = afterTheRaid().dice(6, 6).run(event);
  expect([game.state.highWind, game.told('event-passed').length]).toEqual([false, 1]);
});

test.each([
  [1, 2],
  [5, 6],
])('FS-6.0c %i and %i put Poor Weather where the Harwich Force is', (...dice) => {
  expect(
    table({ harwich: 'D' })
      .dice(...dice)
      .run(event).state.poorWeather,
  ).toBe('D');
});

test('FS-6.0d one counter more is drawn at once, and it attacks in the same turn', () => {
  const game = table({ fog: null }).dice(2, 2).draws('u-boat-2').dice(1).run(event);
  expect([game.told('counters-drawn'), game.raider('u-boat-2').at]).toEqual([[{ type: 'counters-drawn', counters: ['u-boat-2'] }], 'A']);
  expect(game.dice(6, 6, 1).run(attacksOnHarwich).told('attacked')).toEqual([
    { type: 'attacked', raider: 'u-boat-2', ship: 'harwich-destroyers', hit: false },
  ]);
});

test('FS-6.0d with nothing in the container nothing comes', () => {
  const game = table({ container: [] }).dice(2, 2).run(event);
  expect([game.rolls, game.told('placed')]).toEqual([['random-event: suspicious'], []]);
});

test.each([
  [1, 3],
  [2, 4],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 4],
])('FS-6.0e a Snafu and a %i add %i False Alarms', (die, count) => {
  expect(table({ falseAlarms: 7 }).dice(1, 4, die).run(event).state.falseAlarms).toBe(7 + count);
});

test('FS-6.0e the second Snafu, five or ten, is no event', () => {
  const game = table({ falseAlarms: 7 }).dice(1, 4, 1).run(event).dice(5, 5).run(event);
  expect([game.state.falseAlarms, game.told('event-passed').length]).toEqual([10, 1]);
});

test.each([
  [1, 2],
  [4, 5],
  [5, 5],
])('FS-6.0f a six turns alert %i into %i', (from, to) => {
  expect(table({ alert: from }).dice(3, 3).run(event).state.alert).toBe(to);
});

test('FS-6.0g a seven changes nothing', () => {
  const game = table({ turn: 2, harwich: 'B' });
  const before = structuredClone(game.state);
  expect(game.dice(3, 4).run(event).state).toEqual(before);
  expect(game.asks).toBeNull();
});

test('FS-6.0h a damaged squadron at sea or in reserve is chosen, and a flipped one turned back', () => {
  const game = repairable().dice(4, 4).run(event);
  expect(game.offered).toEqual(['repair arethusa', 'repair 1st-battle']);
  expect(game.whyNot('repair', 'undaunted')).toMatchObject({ rule: 'FS-6.0h' });
  game.play('repair', 'arethusa');
  expect([game.ship('arethusa').flipped, game.asks]).toEqual([false, null]);
});

test('FS-6.0h of a squadron with a marker the marker goes first', () => {
  const game = repairable().dice(4, 4).run(event).play('repair', '1st-battle');
  expect(game.ship('1st-battle')).toMatchObject({ flipped: true, markers: 0 });
});

test('FS-6.0h it comes once in a game', () => {
  const game = repairable().dice(4, 4).run(event).play('repair', 'arethusa').dice(4, 4).run(event);
  expect([game.asks, game.told('event-passed').length]).toEqual([null, 1]);
});

test('FS-6.0h with nothing to mend it is no event and may come again', () => {
  const game = table().dice(4, 4).run(event);
  expect(game.asks).toBeNull();
  game.ship('undaunted', { flipped: true });
  expect(game.dice(2, 6).run(event).asks).toBe('damage-party');
});

test('FS-6.0h a ship that is sunk or has gone home, a German, or E-11 is not mended', () => {
  const game = table({ e11: { home: false, hits: 1 } });
  game.ship('empress', { at: 'sunk', flipped: true });
  game.ship('2nd-battle', { at: 'out', flipped: true, markers: 2 });
  game.german('i-battle', 'german-reserve', { markers: 1 });
  expect(game.dice(4, 4).run(event).asks).toBeNull();
});

test.each([1, 2, 3, 4, 5, 6])('FS-6.0i with a %i launches are one easier, and sorties too if it is even', (die) => {
  expect(table().dice(4, 5, die).run(event).state.jellicoe).toEqual({ launch: true, sortie: die % 2 === 0 });
});

test.each([
  [1, 'stays'],
  [2, 'joins'],
])('FS-6.0i after a %i a cruiser squadron that rolls four %s', (die, outcome) => {
  const game = afterTheRaid({ harwich: 'A', sortied: true }).onlyAircraft('119').dice(4, 5, die).run(event);
  game.german('i-battle', 'sortie');
  for (const ship of game.state.ships) if (ship.at === 'british-reserve' && ship.id !== '6th-cruiser') ship.at = 'out';
  expect(game.dice(4).run(rollBritishSortie).rolls.at(-1)).toBe(`british-sortie: ${outcome}`);
  expect(game.dice(6).run(launchAircraft).rolls.at(-1)).toBe('launch: launched');
});

test('FS-6.0i it is for this turn only', () => {
  expect(table().dice(4, 5, 2).run(event).run(endPhase).state.jellicoe).toEqual({ launch: false, sortie: false });
});
