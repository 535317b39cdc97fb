import { expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/index.ts';
import { airMovement } from '../rules/air-movement.ts';
import { antiAircraftFire, batteryFire } from '../rules/anti-aircraft.ts';
import { airRaid } from '../rules/raid.ts';
import { drawCounters } from '../rules/reaction.ts';
import type { Altitude } from '../state.ts';
import type { Planes } from './situations.ts';
import { outcomesOf, overTheCoast, rolledFor } from './situations.ts';
import { table } from './table.ts';

/** The Airship Shed, target B, is defended. */
const atTheShed = (planes: Planes, changes = {}) => {
  const game = overTheCoast(planes, changes);
  game.battery('battery-1', 'target-b');
  return game;
};

test('FS-9.5a a battery fires at all over it and in the spaces joined to it, once each', () => {
  const game = atTheShed({
    '119': { at: 'target-b' },
    '120': { at: 'target-b' },
    '122': { at: 'entry-2' },
    '135': { at: 'entry-3' },
    '136': { at: 'entry-1' },
    '811': { at: 'entry-4' },
    '812': { at: 'target-a' },
    '814': { at: 'escape' },
    '815': { at: 'cuxhaven' },
  });
  game.dice(6, 6, 6, 6).run(antiAircraftFire);
  expect(rolledFor(game, 'flak')).toEqual(['119', '120', '122', '135']);
});

test('FS-9.5a between two batteries an aircraft is fired at twice', () => {
  const game = atTheShed({ '119': { at: 'entry-2' } });
  game.battery('battery-2', 'target-a');
  game.battery('battery-3', 'target-d');
  game.dice(6, 6).run(antiAircraftFire);
  expect(rolledFor(game, 'flak')).toEqual(['119', '119']);
});

test('FS-9.5b example 7: which dice hit, at each height, over the battery and beside it', () => {
  const hits = (altitude: Altitude, connected: boolean, highWind: boolean) =>
    Math.round(6 * chanceOf(batteryFire, { altitude, connected, highWind }, 'hit'));
  const row = (altitude: Altitude) => [
    hits(altitude, false, false),
    hits(altitude, true, false),
    hits(altitude, false, true),
    hits(altitude, true, true),
  ];
  expect(row('low')).toEqual([3, 2, 2, 1]);
  expect(row('medium')).toEqual([2, 1, 1, 0]);
  expect(row('high')).toEqual([1, 0, 0, 0]);
});

test('FS-9.5b over the battery: Low falls to a 3, Medium to a 2, High to a 1, and to no more', () => {
  const game = atTheShed({
    '119': { at: 'target-b', altitude: 'low' },
    '120': { at: 'target-b', altitude: 'low' },
    '122': { at: 'target-b' },
    '135': { at: 'target-b' },
    '136': { at: 'target-b', altitude: 'high' },
    '811': { at: 'target-b', altitude: 'high' },
  });
  game.dice(3, 4, 2, 3, 1, 2).run(antiAircraftFire);
  expect(outcomesOf(game, 'flak')).toEqual(['hit', 'miss', 'hit', 'miss', 'hit', 'miss']);
});

test('FS-9.5b beside the battery Medium falls to a 1 and not to a 2', () => {
  const game = atTheShed({ '119': { at: 'entry-2' }, '120': { at: 'entry-3' } })
    .dice(1, 2)
    .run(antiAircraftFire);
  expect(outcomesOf(game, 'flak')).toEqual(['hit', 'miss']);
});

test('FS-9.5b high winds spoil the aim by one', () => {
  const game = atTheShed({ '119': { at: 'target-b' }, '120': { at: 'target-b' } }, { highWind: true })
    .dice(1, 2)
    .run(antiAircraftFire);
  expect(outcomesOf(game, 'flak')).toEqual(['hit', 'miss']);
});

test('FS-9.5b the buttons to fly, climb and dive say how likely the guns hit where the aircraft would be', () => {
  const game = atTheShed({ '119': { at: 'entry-2' }, '120': { at: 'target-b' }, '122': { at: 'target-a' } }).run(airMovement);
  expect(game.odds('fly', ['119', 'target-b'])).toEqual({ 'hit by flak': 33 });
  expect([game.odds('climb', '120'), game.odds('dive', '120')]).toEqual([{ 'hit by flak': 17 }, { 'hit by flak': 50 }]);
  expect([game.odds('climb', '119'), game.odds('dive', '119')]).toEqual([{ 'hit by flak': 0 }, { 'hit by flak': 33 }]);
  expect([game.odds('climb', '122'), game.odds('fly', ['120', 'escape'])]).toEqual([{}, {}]);
});

/** Diving at entry 2, between two batteries. */
const divingBetweenTwo = (highWind: boolean, altitude: 'medium' | 'high') => {
  const game = atTheShed({ '119': { at: 'entry-2', altitude } }, { highWind });
  game.battery('battery-2', 'target-a');
  return game.run(airMovement).odds('dive', '119');
};

test('FS-9.5b so they do between two batteries', () => {
  expect([divingBetweenTwo(false, 'medium'), divingBetweenTwo(false, 'high')]).toEqual([{ 'hit by flak': 56 }, { 'hit by flak': 31 }]);
});

test('FS-9.4.1 in high winds they also say that the move may come to nothing, and then the guns find it where it was', () => {
  expect(divingBetweenTwo(true, 'medium')).toEqual({ 'held by the wind': 17, 'hit by flak': 25 }); // 5 in 6 of 11 in 36, and 0 where it was
  expect(divingBetweenTwo(true, 'high')).toEqual({ 'held by the wind': 17 });
});

test('FS-9.5a the button that ends the moves says what awaits those who keep still, if anything can hit them', () => {
  const safe = { '122': { at: 'target-a' }, '135': { at: 'entry-2', altitude: 'high' } } as const;
  const game = atTheShed({ '119': { at: 'target-b' }, '120': { at: 'entry-2' }, ...safe }).run(airMovement);
  expect(game.odds('done')).toEqual({ '119 hit by flak': 33, '120 hit by flak': 17 });
});

test('FS-9.5c a hit on an aircraft with two bombs leaves it damaged with one', () => {
  const game = atTheShed({ '119': { at: 'target-b', bombs: 2 } })
    .dice(2)
    .run(antiAircraftFire);
  expect(game.aircraft('119')).toMatchObject({ at: 'target-b', damaged: true, bombs: 1 });
});

test('FS-9.5c a single bomb stays', () => {
  const game = atTheShed({ '119': { at: 'target-b', bombs: 1 } })
    .dice(2)
    .run(antiAircraftFire);
  expect(game.aircraft('119')).toMatchObject({ at: 'target-b', damaged: true, bombs: 1 });
  expect(game.told('aircraft-hit')).toMatchObject([{ aircraft: '119', bombLost: false }]);
});

test('FS-9.5d example 10: the second hit destroys it, bomb and all', () => {
  const game = atTheShed({ '119': { at: 'target-b', bombs: 2 } })
    .dice(2, 2)
    .run(antiAircraftFire)
    .run(antiAircraftFire);
  expect(game.aircraft('119')).toMatchObject({ at: 'lost', bombs: 0 });
  expect(game.told('aircraft-lost')).toEqual([{ type: 'aircraft-lost', aircraft: '119', how: 'shot-down', rule: 'FS-9.5d' }]);
});

test('FS-9.5d two batteries can shoot it down in one round', () => {
  const game = atTheShed({ '119': { at: 'entry-2' } });
  game.battery('battery-2', 'target-a');
  game.dice(1, 1).run(antiAircraftFire);
  expect(game.aircraft('119').at).toBe('lost');
});

test('FS-9.5e a battery drawn when the raid has begun goes out of the game', () => {
  for (const raid of ['flying', 'rescue', 'over'] as const) {
    const game = table({ raid, container: ['battery-2'] })
      .dice(1)
      .run(drawCounters);
    expect(game.battery('battery-2').at, raid).toBe('out');
  }
  const before = table({ raid: 'before', container: ['battery-2'] })
    .dice(1, 3)
    .run(drawCounters);
  expect(before.battery('battery-2').at).toBe('target-c');
});

test('FS-9.5e the guns fire after the aircraft have moved', () => {
  const game = atTheShed({ '119': { at: 'entry-2', altitude: 'high' } })
    .dice(1, 1)
    .run(airRaid);
  game.play('fly', ['119', 'target-b']).play('done');
  expect(outcomesOf(game, 'flak')).toEqual(['miss', 'hit']);
});

test('FS-9.5e the guns fire before the bombs fall: a damaged aircraft aims with factor 1', () => {
  const game = atTheShed({ '119': { at: 'target-b' } })
    .dice(6, 2, 2)
    .run(airRaid)
    .play('done')
    .play('bomb', '119');
  expect(game.rolls).toEqual(['flak: miss', 'flak: hit', 'bomb: miss']);
});
