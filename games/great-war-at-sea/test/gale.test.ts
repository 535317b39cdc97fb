import { describe, expect, test } from 'vitest';
import { tacticalPhase } from '../rules/battle.ts';
import { rideOutGales } from '../rules/gale.ts';
import { allowance } from '../rules/speed.ts';
import { british, german, type TestTable, table } from './table.ts';

const flotilla = british('tyrwhitt', 'M7', ['arethusa', 'acasta-class']);
const hipper = german('hipper', 'M7', ['seydlitz']);

const atSea = (): TestTable => {
  const game = table(flotilla, hipper);
  game.state.weather.centre = 'gale';
  game.fleet('tyrwhitt', { track: ['M7'] });
  game.fleet('hipper', { track: ['M7'] });
  return game;
};
const THREE_RIDE_IT_OUT = [6, 5, 6, 5, 6, 5];

describe('GW-11.7a small craft at sea', () => {
  test('GW-11.7a a destroyer goes down on 12, and her owner alone knows', () => {
    const game = atSea().dice(6, 6, 6, 5, 6, 5).run(rideOutGales);
    expect(game.told('lost', 'allied')).toEqual([{ type: 'lost', side: 'allied', ship: 'acasta-1', how: 'gale' }]);
    expect(game.told('lost', 'central')).toEqual([]);
    expect(game.seenBy('central').ships.every(({ fate }) => fate === 'afloat')).toBe(true);
  });
  test('GW-11.7a her piece sails on with those that are left', () => {
    expect(atSea().dice(6, 6, 6, 5, 6, 5).run(rideOutGales).fleet('tyrwhitt').pieces).toEqual(['arethusa', 'acasta-1-piece']);
  });
  test('GW-11.7a, GW-WX-GALE armed trawlers too, which the sheet calls armed yachts', () => {
    const game = table(british('trawlers', 'M7', ['armed-trawler-class']), hipper);
    game.state.weather.centre = 'gale';
    game.fleet('trawlers', { track: ['M7'] });
    game.dice(6, 5, 6, 6, 6, 5).run(rideOutGales);
    expect(game.told('lost', 'allied')).toHaveLength(1);
  });
  test('GW-11.7a once for each gale', () => {
    const game = atSea()
      .dice(...THREE_RIDE_IT_OUT)
      .run(rideOutGales)
      .run(rideOutGales);
    expect(game.rolls).toHaveLength(3);
  });
  test('GW-11.7a another gale is another throw', () => {
    const game = atSea()
      .dice(...THREE_RIDE_IT_OUT, ...THREE_RIDE_IT_OUT)
      .run(rideOutGales);
    game.state.weather.centre = 'storm';
    game.run(rideOutGales);
    game.state.weather.centre = 'gale';
    expect(game.run(rideOutGales).rolls).toHaveLength(6);
  });
  test('GW-11.7a it is enough to pass through', () => {
    const game = atSea().dice(...THREE_RIDE_IT_OUT);
    game.fleet('tyrwhitt', { zone: 'E5', track: ['M7', 'E5'] });
    expect(game.run(rideOutGales).rolls).toHaveLength(3);
  });
  test('GW-11.7a also for who made for port by it', () => {
    const game = atSea().dice(...THREE_RIDE_IT_OUT);
    game.fleet('tyrwhitt', { zone: 'K2', port: 'rosyth', track: ['M7', 'K2'], ran: [2, 0] });
    expect(game.run(rideOutGales).rolls).toHaveLength(3);
  });
  test('GW-11.7a not in port', () => {
    const game = atSea();
    game.fleet('tyrwhitt', { zone: 'K2', port: 'rosyth', track: ['K2'] });
    expect(game.run(rideOutGales).rolls).toEqual([]);
  });
  test('GW-11.7a a battle throws for nobody again', () => {
    const game = atSea();
    game.state.contacts = [{ allied: 'tyrwhitt', central: 'hipper', zone: 'M7', step: 0, surprise: false }];
    game.dice(1, 1).run(tacticalPhase);
    expect(game.told('battle-began')).toHaveLength(1);
    expect(game.rolls.filter((roll) => roll.startsWith('gale'))).toEqual([]);
  });
});

test('GW-WX-SQUALL destroyers are held to speed 1 on the map too', () => {
  const game = table(british('tyrwhitt', 'M7', ['acasta-class']), hipper);
  const zones = () => allowance(game.war, game.state, game.fleet('tyrwhitt'));
  expect(zones()).toBe(3);
  game.state.weather.centre = 'squall';
  expect(zones()).toBe(2);
});
