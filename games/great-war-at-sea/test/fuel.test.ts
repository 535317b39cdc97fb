import { describe, expect, test } from 'vitest';
import { aftermath } from '../rules/aftermath.ts';
import { tacticalPhase } from '../rules/battle.ts';
import { refuel } from '../rules/coaling.ts';
import { burnFuel } from '../rules/fuel.ts';
import { giveUp } from '../rules/giving-up.ts';
import { allowance } from '../rules/speed.ts';
import { british, german, operationWith, type TestTable, table, tableOf } from './table.ts';

const beatty = british('beatty', 'M7', ['lion', 'acasta-class']);
const hipper = german('hipper', 'O13', ['seydlitz']);
const scene = (): TestTable => tableOf(operationWith([beatty, hipper]), { fuel: 'on' });
const FULL = 160;

describe('GW-19.1 points of fuel', () => {
  test('GW-19.1 ten for each box', () => {
    expect(scene().ship('lion').fuel).toBe(FULL);
  });
  test('GW-19.1 or what the operation says', () => {
    const game = tableOf(operationWith([beatty, hipper], { fuel: [{ ship: 'lion', points: 50 }] }), { fuel: 'on' });
    expect(game.ship('lion').fuel).toBe(50);
    expect(game.ship('seydlitz').fuel).toBe(140);
  });
  test('GW-19.1 nobody counts it unless the switch is on', () => {
    const game = table(beatty, hipper);
    game.fleet('beatty', { ran: [3, 0] });
    expect(game.run(burnFuel).ship('lion')).toMatchObject({ fuel: 0, starved: false });
  });
  test('GW-19.1 the enemy sees nothing of it', () => {
    const lion = scene()
      .seenBy('central')
      .ships.find(({ id }) => id === 'lion');
    expect(lion?.fuel).toBe(0);
  });
});

describe('GW-19.2 what steaming costs', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 4],
    [3, 9],
  ])('GW-19.2 %i zones cost %i', (zones, cost) => {
    const game = scene();
    game.fleet('beatty', { ran: [zones, 0] });
    expect(game.run(burnFuel).ship('lion').fuel).toBe(FULL - cost);
  });
  test('GW-19.2 nothing in port', () => {
    const game = scene();
    game.fleet('beatty', { zone: 'K2', port: 'rosyth' });
    expect(game.run(burnFuel).ship('lion').fuel).toBe(FULL);
  });
  test('GW-19.2 two for each round of a battle', () => {
    const game = scene();
    game.fleet('hipper', { zone: 'M7', track: ['M7'] });
    game.fleet('beatty', { track: ['M7'] });
    game.state.contacts = [{ allied: 'beatty', central: 'hipper', zone: 'M7', step: 0, surprise: false }];
    game.dice(1, 1).run(tacticalPhase);
    if (game.state.battle) game.state.battle.round = 3;
    game.run(aftermath);
    expect([game.ship('lion').fuel, game.ship('seydlitz').fuel]).toEqual([FULL - 6, 140 - 6]);
  });
  test('GW-19.2 without fuel she lies dead in the water', () => {
    const game = scene();
    game.ship('lion', { fuel: 1 });
    game.run(burnFuel);
    expect(game.ship('lion')).toMatchObject({ fuel: 0, starved: true });
    expect(allowance(game.war, game.state, game.fleet('beatty'))).toBe(0);
    expect(game.told('out-of-fuel', 'allied')).toHaveLength(1);
    expect(game.told('out-of-fuel', 'central')).toEqual([]);
    expect(game.run(burnFuel).told('out-of-fuel', 'allied')).toHaveLength(1);
  });
  test('GW-19.2 a ship in tow burns none', () => {
    const game = tableOf(operationWith([british('beatty', 'M7', ['lion', 'indomitable']), hipper]), { fuel: 'on' });
    game.state.tows = [{ by: 'indomitable', of: 'lion' }];
    game.run(burnFuel);
    expect([game.ship('lion').fuel, game.ship('indomitable').fuel]).toEqual([FULL, 169]);
  });
});

describe('GW-19.3 refuelling', () => {
  const inPort = (zone: string, port: string): TestTable => {
    const game = scene();
    game.fleet('beatty', { zone, port });
    game.ship('lion', { fuel: 0, starved: true });
    game.ship('acasta-1', { fuel: 1 });
    return game.run(refuel);
  };
  test('GW-19.3 in a major port a capital ship takes 20 points, others fill up', () => {
    const game = inPort('K2', 'rosyth');
    expect(game.ship('lion')).toMatchObject({ fuel: 20, starved: false });
    expect(game.ship('acasta-1').fuel).toBe(60);
  });
  test('GW-19.3 half of that in a minor one', () => {
    const minor = scene().war.theatre.ports.find(({ size, owner }) => size === 'minor' && owner === 'british');
    const game = inPort(minor?.zone ?? '', minor?.id ?? '');
    expect(game.ship('lion').fuel).toBe(10);
    expect(game.ship('acasta-1').fuel).toBe(31);
  });
  test('GW-11.1e none in a port in ruins', () => {
    const game = scene();
    game.fleet('beatty', { zone: 'K2', port: 'rosyth' });
    game.ship('lion', { fuel: 5 });
    game.state.shelled.rosyth = 6;
    expect(game.run(refuel).ship('lion').fuel).toBe(5);
  });
  test('GW-19.3 not in a turn in which it moved or fought', () => {
    const game = scene();
    game.ship('lion', { fuel: 5 });
    game.fleet('beatty', { zone: 'K2', port: 'rosyth', ran: [1, 0] });
    expect(game.run(refuel).ship('lion').fuel).toBe(5);
    game.fleet('beatty', { ran: [0, 0], foughtIn: 1 });
    expect(game.run(refuel).ship('lion').fuel).toBe(5);
  });
  test('GW-19.3 half from a collier at anchor off a coast, in fog at the worst', () => {
    const game = tableOf(operationWith([british('beatty', 'E3', ['lion', 'collier']), hipper]), { fuel: 'on' });
    game.ship('lion', { fuel: 5 });
    game.state.weather.north = 'squall';
    expect(game.run(refuel).ship('lion').fuel).toBe(5);
    game.state.weather.north = 'fog';
    expect(game.run(refuel).ship('lion').fuel).toBe(15);
  });
});

test('GW-19.3 a collier has coal and an oiler has oil', () => {
  const taken = (tender: string) => {
    const game = tableOf(operationWith([british('beatty', 'E3', ['lion', 'arethusa', tender]), hipper]), { fuel: 'on' });
    game.state.weather.north = 'clear';
    for (const id of ['lion', 'arethusa']) game.ship(id, { fuel: 5 });
    game.run(refuel);
    return ['lion', 'arethusa'].map((id) => game.ship(id).fuel > 5);
  };
  expect([taken('collier'), taken('oiler')]).toEqual([
    [true, false],
    [false, true],
  ]);
});

describe('GW-19.4 home with what is left', () => {
  const pacesHome = (fuel: number): number[] => {
    const game = scene();
    game.ship('lion', { fuel });
    giveUp(game.war, game.state, game.fleet('beatty'), 'rosyth');
    return game.fleet('beatty').plot.map(({ way }) => way.length);
  };
  test('GW-19.4 at full speed if there is fuel for it', () => {
    expect(Math.max(...pacesHome(100))).toBe(2);
  });
  test('GW-19.4 slower if not, or if none would be left', () => {
    expect([8, 12, 13].map((fuel) => Math.max(...pacesHome(fuel)))).toEqual([1, 1, 2]);
  });
});
