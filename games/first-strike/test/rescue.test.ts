import { expect, test } from 'vitest';
import { odds } from '../../../kernel/index.ts';
import { endPhase } from '../rules/end-phase.ts';
import { attacksInRescue, rescueAttack, rescueRoll, rescues } from '../rules/rescue.ts';
import { rollGermanSortie } from '../rules/sortie.ts';
import { downAtSea, outcomesOf, rolledFor } from './situations.ts';

test('FS-9.8 example 4: down on turn 2, nobody is picked up before turn 3', () => {
  const game = downAtSea(['119'], { turn: 2 }).run(endPhase);
  expect([game.state.turn, game.aircraft('119').at]).toEqual([3, 'rescue']);
  game.dice(1).run(endPhase).play('land', 'engadine');
  expect(game.aircraft('119')).toMatchObject({ at: 'aboard', carrier: 'engadine' });
});

test('FS-9.8 the Harwich Force need not stay in B', () => {
  const game = downAtSea(['119'], { harwich: 'C' }).dice(3).run(rescues);
  expect(game.asks).toBe('landing');
});

test('FS-9.8.1a each U-boat and FF 19 rolls against each aircraft and E-11, an airship against nobody', () => {
  const game = downAtSea(['119', '120']);
  for (const id of ['u-boat-1', 'ff-19-1', 'l-3'] as const) game.raider(id, 'rescue');
  game.dice(6, 6, 6, 6, 6, 6).run(attacksInRescue);
  expect(rolledFor(game, 'rescue-attack')).toEqual(['119', '120', 'e-11', '119', '120', 'e-11']);
});

test('FS-9.8.1a a U-boat hits with a 2 and not with a 3, an FF 19 with a 1 and not with a 2', () => {
  const submarine = downAtSea(['119', '120']);
  submarine.raider('u-boat-1', 'rescue');
  submarine.dice(2, 3, 6).run(attacksInRescue);
  expect([submarine.aircraft('119').at, submarine.aircraft('120').at]).toEqual(['lost', 'rescue']);
  const floatplane = downAtSea(['119', '120']);
  floatplane.raider('ff-19-1', 'rescue');
  floatplane.dice(1, 2, 6).run(attacksInRescue);
  expect([floatplane.aircraft('119').at, floatplane.aircraft('120').at]).toEqual(['lost', 'rescue']);
});

test('FS-9.8.1a fog and Poor Weather where the Harwich Force lies add one each', () => {
  for (const weather of [{ fog: 'B' }, { poorWeather: 'B' }] as const) {
    const game = downAtSea(['119', '120'], weather);
    game.raider('u-boat-1', 'rescue');
    game.dice(1, 2, 6).run(attacksInRescue);
    expect(outcomesOf(game, 'rescue-attack')).toEqual(['hit', 'miss', 'miss']);
  }
  expect(odds(rescueAttack, { factor: 2, fog: true, poorWeather: true })).toMatchObject([{ outcome: 'hit', ways: 0 }, { ways: 6 }]);
});

test('FS-9.8.1a weather elsewhere does not matter', () => {
  const game = downAtSea(['119'], { harwich: 'C', fog: 'B', poorWeather: 'B' });
  game.raider('u-boat-1', 'rescue');
  game.dice(2, 6).run(attacksInRescue);
  expect(game.aircraft('119').at).toBe('lost');
});

test('FS-9.8.1a without an aircraft in the water there is no attack, not even on E-11', () => {
  const game = downAtSea([]);
  game.raider('u-boat-1', 'rescue');
  expect(game.run(attacksInRescue).rolls).toEqual([]);
});

test('FS-9.8.1b one hit damages E-11, the second sinks her, and then she is left alone', () => {
  const game = downAtSea(['119']);
  for (const id of ['u-boat-1', 'u-boat-2', 'u-boat-3'] as const) game.raider(id, 'rescue');
  game.dice(6, 2, 6, 2, 6).run(attacksInRescue);
  expect(game.told('e11-hit').map(({ sunk }) => sunk)).toEqual([false, true]);
  expect(game.state.e11.hits).toBe(2);
});

test('FS-9.8.2a a 3 saves an aircraft, a 4 does not', () => {
  const game = downAtSea(['119', '120']).dice(3, 4).run(rescues).play('land', 'empress');
  expect(game.aircraft('119')).toMatchObject({ at: 'aboard', carrier: 'empress', damaged: true });
  expect(game.aircraft('120').at).toBe('lost');
});

test('FS-9.8.2a fog where the Harwich Force lies takes the 3 away', () => {
  const game = downAtSea(['119', '120'], { fog: 'B' }).dice(2, 3).run(rescues).play('land', 'empress');
  expect(outcomesOf(game, 'rescue')).toEqual(['saved', 'lost']);
});

test('FS-9.8.2a weather that the Harwich Force has sailed out of does not matter', () => {
  const game = downAtSea(['119'], { harwich: 'C', fog: 'B', poorWeather: 'B' }).dice(3).run(rescues);
  expect(outcomesOf(game, 'rescue')).toEqual(['saved']);
});

test('FS-9.8.2a with poor-weather-rescue at modifier Poor Weather takes the 3 away', () => {
  const game = downAtSea(['119', '120'], { poorWeather: 'B' }, { 'poor-weather-rescue': 'modifier' })
    .dice(2, 3)
    .run(rescues)
    .play('land', 'empress');
  expect(outcomesOf(game, 'rescue')).toEqual(['saved', 'lost']);
});

test('FS-9.8.2a with poor-weather-rescue at no-rescue the aircraft wait in Poor Weather, under attack, and roll in the turn after', () => {
  const game = downAtSea(['119', '120'], { poorWeather: 'B' }, { 'poor-weather-rescue': 'no-rescue' });
  game.raider('u-boat-1', 'rescue');
  game.dice(1, 6, 6).run(endPhase);
  expect([game.aircraft('119').at, game.aircraft('120').at, game.state.raid]).toEqual(['lost', 'rescue', 'rescue']);
  game.dice(6, 6, 3).run(endPhase).play('land', 'empress');
  expect([game.aircraft('120').at, game.state.raid, game.state.raidOverTurn]).toEqual(['aboard', 'over', 4]);
});

test('FS-9.8.2a with poor-weather-rescue at no-rescue fog alone puts nothing off', () => {
  const game = downAtSea(['119'], { fog: 'B', poorWeather: 'A' }, { 'poor-weather-rescue': 'no-rescue' }).dice(3).run(rescues);
  expect(outcomesOf(game, 'rescue')).toEqual(['lost']);
});

test('FS-9.8.2a example 11: in fog and Poor Weather only a 1 saves', () => {
  expect(odds(rescueRoll, { fog: true, poorWeather: true })).toMatchObject([
    { outcome: 'saved', ways: 1 },
    { outcome: 'lost', ways: 5 },
  ]);
  const game = downAtSea(['119', '120'], { fog: 'B', poorWeather: 'B' }).dice(1, 2).run(rescues).play('land', 'empress');
  expect(outcomesOf(game, 'rescue')).toEqual(['saved', 'lost']);
});

test('FS-9.8.2a saved, but with no carrier box free, it is lost all the same', () => {
  const game = downAtSea(['119']);
  for (const id of ['120', '122', '135'] as const) game.aircraft(id, { at: 'aboard', carrier: 'engadine' });
  for (const id of ['empress', 'riviera'] as const) game.ship(id, { at: 'sunk', flipped: true });
  game.dice(1).run(rescues);
  expect(game.told('aircraft-lost')).toEqual([{ type: 'aircraft-lost', aircraft: '119', how: 'no-room', rule: 'FS-9.8.2a' }]);
});

test('FS-9.8.2a the Germans attack first: what they destroy is not rolled for', () => {
  const game = downAtSea(['119']);
  game.raider('u-boat-1', 'rescue');
  game.dice(2, 6).run(endPhase);
  expect(game.rolls).toEqual(['rescue-attack: hit', 'rescue-attack: miss']);
  expect(game.state.raid).toBe('over');
});

test('FS-9.8.2b E-11 goes home with the last aircraft, and not before', () => {
  const waiting = downAtSea(['119'], { poorWeather: 'B' }, { 'poor-weather-rescue': 'no-rescue' }).run(rescues);
  expect(waiting.state.e11.home).toBe(false);
  const done = downAtSea(['119']).dice(6).run(rescues);
  expect(done.state.e11.home).toBe(true);
});

test('FS-9.8.2b a damaged E-11 goes home too, a sunk one does not', () => {
  expect(
    downAtSea(['119'], { e11: { home: false, hits: 1 } })
      .dice(6)
      .run(rescues).state.e11,
  ).toEqual({ home: true, hits: 1 });
  expect(
    downAtSea(['119'], { e11: { home: false, hits: 2 } })
      .dice(6)
      .run(rescues).state.e11,
  ).toEqual({ home: false, hits: 2 });
});

test('FS-9.8.3 with the High Sea Fleet out a 3 still saves and a 4 does not', () => {
  const game = downAtSea(['119', '120'], { sortied: true });
  game.german('i-battle', 'sortie');
  game.dice(3, 4).run(rescues).play('land', 'empress');
  expect(outcomesOf(game, 'rescue')).toEqual(['saved', 'lost']);
});

test('FS-9.9 the raid is over when the last aircraft has left the Rescue space, and the Germans may come out the turn after', () => {
  const game = downAtSea(['119'], { alert: 5 }).dice(4).run(rescues);
  expect(game.state).toMatchObject({ raid: 'over', raidOverTurn: 3 });
  game.german('i-battle');
  expect(game.run(rollGermanSortie).state.sortied).toBe(false);
  game.state.turn = 4;
  expect(game.dice(5).run(rollGermanSortie).state.sortied).toBe(true);
});
