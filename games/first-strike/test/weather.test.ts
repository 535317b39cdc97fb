import { expect, test } from 'vitest';
import { sequence } from '../kind.ts';
import { airMovement } from '../rules/air-movement.ts';
import { rollAlert } from '../rules/alert.ts';
import { antiAircraftFire } from '../rules/anti-aircraft.ts';
import { attacksOnHarwich } from '../rules/attacks.ts';
import { endPhase } from '../rules/end-phase.ts';
import { arrivals, launchAircraft } from '../rules/launch.ts';
import { rollEvent } from '../rules/random-events.ts';
import { sailOrLaunch } from '../rules/strategic.ts';
import { turn } from '../rules/turn.ts';
import { rollFog } from '../rules/weather.ts';
import { awaitingRescue, table } from './table.ts';

const fogAndEvent = sequence('weather', 'FS-3.0a', [rollFog, rollEvent]);
const inHighWind = { harwich: 'B', raid: 'flying', highWind: true } as const;

test('FS-5.0a weather in other spaces leaves the Harwich Force in the clear', () => {
  const game = table({ harwich: 'B', fog: 'british-reserve', poorWeather: 'A' }).run(sailOrLaunch);
  expect(game.offered).toContain('launch');
  expect(game.onlyAircraft('119').dice(5).run(launchAircraft).aircraft('119').at).toBe('cuxhaven');
});

test('FS-5.0b fog and Poor Weather may lie in one space', () => {
  expect(table({ harwich: 'B' }).dice(1, 1, 2).run(fogAndEvent).state).toMatchObject({ fog: 'B', poorWeather: 'B' });
});

test('FS-5.0b there is one fog marker: rolled again it leaves its old space', () => {
  const game = table({ fog: 'A', harwich: 'B' }).dice(2).run(rollFog);
  expect(game.state.fog).toBe('british-reserve');
});

test('FS-5.0b Poor Weather stays where it was put, and the Harwich Force sails out of it to the rescue', () => {
  const game = awaitingRescue('119', { poorWeather: 'C' }).run(sailOrLaunch).play('sail', 'D');
  expect(game.state).toMatchObject({ poorWeather: 'C', harwich: 'D' });
  expect(game.dice(3).run(endPhase).rolls).toEqual(['rescue: saved']);
});

test('FS-5.0c fog and Poor Weather of turn 2 are gone in turn 3', () => {
  const game = table({ turn: 2, falseAlarms: 2 }).dice(1, 1, 2, 3).draws('false-alarm', 'false-alarm').run(turn);
  expect(game.state).toMatchObject({ fog: 'A', poorWeather: 'A' });
  expect(game.play('hold').state).toMatchObject({ turn: 3, fog: null, poorWeather: null });
});

test('FS-5.1a throughout turn 1 fog lies on the German reserve', () => {
  const game = table({ falseAlarms: 2 }).dice(2).draws('false-alarm', 'false-alarm').run(turn);
  expect([game.rolls, game.state.fog]).toEqual([['alert: down'], 'german-reserve']);
  expect(game.play('hold').state.fog).toBeNull();
});

test.each([
  [1, 'D'],
  [2, 'british-reserve'],
  [3, 'british-reserve'],
  [4, 'german-reserve'],
  [5, 'german-reserve'],
  [6, null],
])('FS-5.1b with the Harwich Force in D a %i puts fog at %s', (die, at) => {
  expect(table({ harwich: 'D', turn: 2, fog: null }).dice(die).run(rollFog).state.fog).toBe(at);
});

test.each([
  { reading: 'minus-one', die: 2, alert: 2 },
  { reading: 'minus-one', die: 3, alert: 3 },
  { reading: 'minus-one', die: 6, alert: 3 },
  { reading: 'plus-one', die: 1, alert: 3 },
  { reading: 'plus-one', die: 4, alert: 3 },
  { reading: 'plus-one', die: 5, alert: 4 },
])('FS-5.2 with fog-alert $reading and fog on the German reserve a $die turns alert 3 into $alert', ({ reading, die, alert }) => {
  expect(table({ alert: 3, fog: 'german-reserve' }, { 'fog-alert': reading }).dice(die).run(rollAlert).state.alert).toBe(alert);
});

test.each(['minus-one', 'plus-one'])('FS-5.2 with fog-alert %s fog elsewhere leaves the alert roll alone', (reading) => {
  expect(table({ alert: 3, fog: 'A' }, { 'fog-alert': reading }).dice(5).run(rollAlert).state.alert).toBe(3);
  expect(table({ alert: 3, fog: 'british-reserve' }, { 'fog-alert': reading }).dice(2).run(rollAlert).state.alert).toBe(3);
});

test('FS-5.2 fog adds one to an attack, to a launch and to a rescue', () => {
  expect(table({ fog: 'A' }).raidersIn('A', 'u-boat-1').dice(6, 2, 6).run(attacksOnHarwich).rolls[0]).toBe('raider-attack: miss');
  expect(table({ fog: 'A' }).onlyAircraft('119').dice(5).run(launchAircraft).rolls).toEqual(['launch: grounded']);
  expect(awaitingRescue('119', { fog: 'C' }).dice(3).run(endPhase).rolls).toEqual(['rescue: lost']);
});

test('FS-5.3 nothing takes off in Poor Weather', () => {
  const game = table({ harwich: 'B', poorWeather: 'B' }).run(sailOrLaunch);
  expect(game.offered).toEqual(['sail C', 'hold']);
  expect(game.whyNot('launch')).toMatchObject({ rule: 'FS-5.3' });
});

test.each([
  [2, 'saved'],
  [3, 'lost'],
])('FS-5.3 read as a modifier, Poor Weather adds one to the rescue: a %i is %s', (die, outcome) => {
  expect(awaitingRescue('119', { poorWeather: 'C' }).dice(die).run(endPhase).rolls).toEqual([`rescue: ${outcome}`]);
});

test('FS-5.3 read as no rescue, the aircraft wait a turn, are still attacked, and the raid goes on', () => {
  const game = awaitingRescue('119', { poorWeather: 'C' }, { 'poor-weather-rescue': 'no-rescue' })
    .raidersIn('rescue', 'u-boat-1')
    .dice(2, 2)
    .run(endPhase);
  expect([game.rolls, game.aircraft('119').at, game.state.raid]).toEqual([
    ['rescue-attack: miss', 'rescue-attack: miss'],
    'rescue',
    'rescue',
  ]);
});

test('FS-5.3 read as no rescue, clear weather lets the rolls be made as ever', () => {
  expect(awaitingRescue('119', {}, { 'poor-weather-rescue': 'no-rescue' }).dice(3).run(endPhase).rolls).toEqual(['rescue: saved']);
});

test('FS-5.4 High Wind does nothing on the Strategic Map', () => {
  const game = table({ harwich: 'B', fog: null, highWind: true }).onlyAircraft('119').run(sailOrLaunch);
  expect(game.offered).toContain('launch');
  expect(game.dice(5).run(launchAircraft).rolls).toEqual(['launch: launched']);
  expect(table({ highWind: true, fog: null }).raidersIn('A', 'u-boat-1').dice(6, 2, 6).run(attacksOnHarwich).rolls[0]).toBe(
    'raider-attack: hit',
  );
});

test('FS-5.5 High Wind adds one to the arrival, so that a one comes in at 2 and a five is late', () => {
  const game = table(inHighWind).onlyAircraft('119', '120');
  for (const id of ['119', '120'] as const) game.aircraft(id, { at: 'cuxhaven', carrier: null, bombs: 2 });
  game.dice(1, 1, 5).run(arrivals);
  expect([game.aircraft('119').at, game.aircraft('120').at]).toEqual(['entry-2', 'cuxhaven']);
});

test('FS-5.5 High Wind takes one off the altitude, so that nobody comes in low', () => {
  const game = table(inHighWind).onlyAircraft('119', '120');
  for (const id of ['119', '120'] as const) game.aircraft(id, { at: 'cuxhaven', carrier: null, bombs: 2 });
  game.dice(1, 4, 1, 6).run(arrivals);
  expect([game.aircraft('119').altitude, game.aircraft('120').altitude]).toEqual(['medium', 'high']);
});

test.each([
  [5, 'target-a', 'low'],
  [6, 'entry-1', 'medium'],
] as const)('FS-5.5 in High Wind a %i sees one aircraft at %s and the other at %s', (die, at, altitude) => {
  const game = table(inHighWind).onlyAircraft('119', '120');
  for (const id of ['119', '120'] as const) game.aircraft(id, { at: 'entry-1', carrier: null, bombs: 2 });
  game.run(airMovement).dice(die).play('fly', ['119', 'target-a']).dice(die).play('dive', '120');
  expect([game.aircraft('119').at, game.aircraft('120').altitude]).toEqual([at, altitude]);
});

test.each([
  [1, 'hit'],
  [2, 'miss'],
])('FS-5.5 High Wind adds one to the flak: a %i over its own target is a %s', (die, outcome) => {
  const game = table(inHighWind).onlyAircraft('119');
  game.battery('battery-1', 'target-a');
  game.aircraft('119', { at: 'target-a', carrier: null, bombs: 2 });
  expect(game.dice(die).run(antiAircraftFire).rolls).toEqual([`flak: ${outcome}`]);
});
