import { describe, expect, test } from 'vitest';
import { stopDead } from '../../../tactical/vessel.ts';
import { sheetOf } from '../data/data.ts';
import { auto } from '../kind.ts';
import { aftermath } from '../rules/aftermath.ts';
import { tacticalPhase } from '../rules/battle.ts';
import { loseShip } from '../rules/losses.ts';
import { moveFleets } from '../rules/movement.ts';
import { orders } from '../rules/orders.ts';
import { holdTows } from '../rules/towing.ts';
import { british, by, german, operationWith, type TestTable, table, tableOf } from './table.ts';

const beatty = british('beatty', 'M7', ['lion', 'indomitable', 'southampton', 'acasta-class']);
const hipper = german('hipper', 'O13', ['seydlitz']);

const dead = (game: TestTable, ship: string): TestTable => {
  stopDead(sheetOf(game.war, ship), game.ship(ship));
  return game;
};

const lionDead = (): TestTable => dead(table(beatty, hipper), 'lion');
const handIn = (game: TestTable): TestTable => game.play('allied', 'done').play('central', 'done');
const LION_BEHIND_INDOMITABLE = { by: 'indomitable', of: 'lion' };

describe('GW-11.2a taking in tow', () => {
  test('GW-11.2a a dead ship is towed by one of her size, and not by a cruiser or by destroyers', () => {
    expect(lionDead().run(orders).offered('allied', 'tow')).toEqual(['beatty indomitable lion']);
  });
  test('GW-11.2a nobody tows a ship that can steam', () => {
    expect(table(beatty, hipper).run(orders).offered('allied', 'tow')).toEqual([]);
  });
  test.each([
    [2, []],
    [3, [LION_BEHIND_INDOMITABLE]],
  ])('GW-11.2a on %i', (die, tows) => {
    const game = lionDead().run(orders).play('allied', 'tow', ['beatty', 'indomitable', 'lion']).dice(die);
    expect(handIn(game).state.tows).toEqual(tows);
  });
  test.each([
    [4, 0],
    [5, 1],
  ])('GW-11.2a in a squall %i makes fast %i', (die, lines) => {
    const game = lionDead();
    game.state.weather.centre = 'squall';
    game.run(orders).play('allied', 'tow', ['beatty', 'indomitable', 'lion']).dice(die);
    expect(handIn(game).state.tows).toHaveLength(lines);
  });
  test.each(['storm', 'gale'] as const)('GW-11.2a in a %s nobody can', (weather) => {
    const game = lionDead();
    game.state.weather.centre = weather;
    expect(game.run(orders).offered('allied', 'tow')).toEqual([]);
  });
  test.each(['mist', 'fog'] as const)('GW-11.2a in %s as in clear weather', (weather) => {
    const game = lionDead();
    game.state.weather.centre = weather;
    game.run(orders).play('allied', 'tow', ['beatty', 'indomitable', 'lion']).dice(3);
    expect(handIn(game).state.tows).toHaveLength(1);
  });
  test('GW-11.2a not in port', () => {
    const game = lionDead();
    game.fleet('beatty', { zone: 'K2', port: 'rosyth' });
    expect(game.run(orders).offered('allied', 'tow')).toEqual([]);
  });
  test('GW-11.2a no destroyer tows a cruiser, and a cruiser tows a destroyer', () => {
    const towed = (ship: string): string[] =>
      dead(table(british('beatty', 'M7', ['southampton', 'mary-rose']), hipper), ship)
        .run(orders)
        .offered('allied', 'tow');
    expect([towed('southampton'), towed('mary-rose')]).toEqual([[], ['beatty southampton mary-rose']]);
  });
  test('GW-11.2a small ships that share a piece neither tow nor are towed', () => {
    const towing = (wreck: string): string[] =>
      dead(table(british('boats', 'M7', ['mary-rose', 'acasta-class']), hipper), wreck)
        .run(orders)
        .offered('allied', 'tow');
    expect([towing('mary-rose'), towing('acasta-1')]).toEqual([[], []]);
  });
  test('GW-11.2a one line to a ship', () => {
    const game = dead(table(british('beatty', 'M7', ['lion', 'indomitable', 'tiger']), hipper), 'lion').run(orders);
    expect(game.offered('allied', 'tow')).toEqual(['beatty indomitable lion', 'beatty tiger lion']);
    expect(game.play('allied', 'tow', ['beatty', 'indomitable', 'lion']).offered('allied', 'tow')).toEqual([]);
  });
  test('GW-11.2a who tows already takes no other', () => {
    const game = dead(lionDead(), 'southampton');
    game.state.tows = [LION_BEHIND_INDOMITABLE];
    expect(game.run(orders).offered('allied', 'tow')).toEqual([]);
  });
  test('GW-11.2a the enemy reads nothing of it', () => {
    const game = lionDead().run(orders).play('allied', 'tow', ['beatty', 'indomitable', 'lion']).dice(6);
    handIn(game);
    expect(game.read('central').filter(({ what }) => what.kind === 'roll')).toEqual([]);
    expect(game.seenBy('central').tows).toEqual([]);
    expect(game.seenBy('allied').tows).toEqual([LION_BEHIND_INDOMITABLE]);
  });
  test('GW-11.2a with the switch off nobody tows', () => {
    const game = tableOf(operationWith([beatty, hipper]), { towing: 'off' });
    expect(dead(game, 'lion').run(orders).offered('allied', 'tow')).toEqual([]);
  });
});

describe('GW-11.2b the way home', () => {
  const moved = (game: TestTable): string => {
    game.fleet('beatty', { plot: [by('M6', 'M5')] });
    return game.run(moveFleets).fleet('beatty').zone;
  };
  test('GW-11.2b with a dead ship a fleet lies where it is', () => {
    expect(moved(lionDead())).toBe('M7');
  });
  test('GW-11.2b with her in tow it makes one zone', () => {
    const game = lionDead();
    game.state.tows = [LION_BEHIND_INDOMITABLE];
    expect(moved(game)).toBe('M6');
    expect(game.fleet('beatty').plot).toEqual([by('M5')]);
  });
  test('GW-11.2b with another dead ship in the fleet it lies still', () => {
    const game = dead(lionDead(), 'southampton');
    game.state.tows = [LION_BEHIND_INDOMITABLE];
    expect(moved(game)).toBe('M7');
  });
});

describe('GW-11.2c bad weather', () => {
  test.each([
    ['squall', 1, 0],
    ['squall', 2, 1],
    ['storm', 3, 0],
    ['storm', 4, 1],
    ['gale', 5, 0],
    ['gale', 6, 1],
  ] as const)('GW-11.2c in a %s %i leaves %i lines', (weather, die, lines) => {
    const game = lionDead();
    game.state.tows = [LION_BEHIND_INDOMITABLE];
    game.state.weather.centre = weather;
    game.dice(die).run(holdTows);
    expect(game.state.tows).toHaveLength(lines);
    expect(game.told('tow-parted', 'allied')).toHaveLength(1 - lines);
    expect(game.told('tow-parted', 'central')).toEqual([]);
  });
  test('GW-11.2c fog parts no line', () => {
    const game = lionDead();
    game.state.tows = [LION_BEHIND_INDOMITABLE];
    game.state.weather.centre = 'fog';
    expect(game.run(holdTows).state.tows).toHaveLength(1);
  });
});

describe('GW-11.2d letting go', () => {
  const inTow = (): TestTable => {
    const game = lionDead();
    game.state.tows = [LION_BEHIND_INDOMITABLE];
    return game;
  };
  test('GW-11.2d by order, which is given once', () => {
    const game = inTow().run(orders).play('allied', 'castOff', ['beatty', 'lion']);
    expect(game.offered('allied', 'castOff')).toEqual([]);
    expect(handIn(game).state.tows).toEqual([]);
  });
  test('GW-11.2d when the tug is detached and the other stays', () => {
    const game = inTow();
    game.fleet('beatty', { foughtIn: 0 });
    handIn(game.run(orders).play('allied', 'detach', ['beatty', 'lion', 'rosyth']));
    expect(game.state.tows).toEqual([]);
  });
  test('GW-11.2d not when both leave together', () => {
    const game = inTow().run(orders).play('allied', 'detach', ['beatty', 'lion', 'rosyth']);
    handIn(game.play('allied', 'detach', ['beatty', 'indomitable', 'rosyth']));
    expect(game.state.tows).toEqual([LION_BEHIND_INDOMITABLE]);
    expect(game.fleet('allied-detached-1').pieces).toEqual(['lion', 'indomitable']);
  });
  test('GW-11.2d in port', () => {
    const game = inTow();
    game.fleet('beatty', { zone: 'K2', port: 'rosyth' });
    expect(game.run(holdTows).state.tows).toEqual([]);
  });
  test.each([
    ['GW-11.2d a line that was dropped in battle', true],
    ['GW-11.2d and no other', false],
  ])('%s', (_name, dropped) => {
    const game = inTow();
    game.fleet('hipper', { zone: 'M7', track: ['M7'] });
    game.fleet('beatty', { track: ['M7'] });
    game.state.contacts = [{ allied: 'beatty', central: 'hipper', zone: 'M7', step: 0, surprise: false }];
    game.dice(1, 1, 1, 1).run(tacticalPhase);
    const towed = () => game.state.battle?.pieces.filter(({ tow }) => tow !== null) ?? [];
    expect(towed()).toHaveLength(2);
    if (dropped) for (const piece of towed()) piece.tow = null;
    expect(game.run(aftermath).state.tows).toEqual(dropped ? [] : [LION_BEHIND_INDOMITABLE]);
  });
  test('GW-11.2d when one of the two goes down', () => {
    for (const ship of ['lion', 'indomitable'])
      expect(inTow().run(auto('loss', 'GW-11.2d', (g) => loseShip(g, ship, false))).state.tows).toEqual([]);
  });
});

describe('GW-11.2e dead ships', () => {
  test('GW-11.2e a ship that cannot move may be left at any time, and makes for home when she can', () => {
    const game = lionDead();
    handIn(game.run(orders).play('allied', 'detach', ['beatty', 'lion', 'rosyth']));
    expect(game.fleet('beatty').pieces).not.toContain('lion');
    game.ship('lion', { slowed: 1, engines: 'patched' });
    game.run(moveFleets);
    expect(game.fleet('allied-detached-1').zone).not.toBe('M7');
    expect(game.fleet('allied-detached-1').mission).toBe('abort');
  });
  test('GW-11.2e or scuttled, of which the enemy hears nothing', () => {
    const game = lionDead().run(orders);
    expect(game.offered('allied', 'scuttle')).toEqual(['beatty lion']);
    expect(game.play('allied', 'scuttle', ['beatty', 'lion']).offered('allied', 'scuttle')).toEqual([]);
    handIn(game);
    expect(game.ship('lion').fate).toBe('gone');
    expect(game.told('lost', 'allied')).toEqual([{ type: 'lost', side: 'allied', ship: 'lion', how: 'scuttled' }]);
    expect(game.told('lost', 'central')).toEqual([]);
    expect(game.seenBy('central').points.central).toBe(0);
  });
  test('GW-11.2e a ship that steams is not', () => {
    expect(table(beatty, hipper).run(orders).offered('allied', 'scuttle')).toEqual([]);
  });
});
