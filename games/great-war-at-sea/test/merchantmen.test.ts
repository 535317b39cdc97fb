/** GW-10.2, GW-10.3 (ours): merchantmen are stopped, and transports unload. */
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/index.ts';
import { chancesOf } from '../../../test/scripted-table.ts';
import { findRoll, hunting, trafficFor } from '../rules/merchantmen.ts';
import { orders } from '../rules/orders.ts';
import { unloading } from '../rules/unloading.ts';
import type { Weather } from '../state.ts';
import { british, by, german, operationWith, table, tableOf } from './table.ts';

const raider = (zone: string) => german('emden', zone, ['kolberg'], { mission: 'raid' });

function hunt(zone: string, aims: Parameters<typeof operationWith>[1] = {}) {
  const game = tableOf(operationWith([british('beatty', 'L6', ['lion']), british('jellicoe', 'F2', ['iron-duke']), raider(zone)], aims));
  game.fleet('emden', { track: [zone], task: { do: 'hunt' } });
  return game;
}

const PLAIN: { traffic: number; weather: Weather; night: boolean; warned: boolean } = {
  traffic: 3,
  weather: 'mist',
  night: false,
  warned: false,
};
const sixths = (changes: Partial<typeof PLAIN>): number => Math.round(6 * chanceOf(findRoll, { ...PLAIN, ...changes }, 'found'));

describe('looking for merchantmen', () => {
  test('GW-10.2a three off the British coast, one on the open sea, none where what sails is one’s own', () => {
    const { war } = hunt('M5');
    const traffic = (zone: string) => [trafficFor(war, 'central', zone), trafficFor(war, 'allied', zone)];
    expect([traffic('N4'), traffic('M6'), traffic('M7'), traffic('O12'), traffic('D6')]).toEqual([
      [3, 0],
      [1, 0],
      [1, 1],
      [0, 2],
      [0, 0],
    ]);
  });

  test('GW-10.2b as many of six as the traffic, more in clear weather, fewer at night, in fog and squall, and after a find', () => {
    expect(sixths({})).toBe(3);
    expect(sixths({ weather: 'clear' })).toBe(4);
    expect(sixths({ night: true })).toBe(2);
    expect(sixths({ weather: 'clear', night: true })).toBe(2);
    expect(sixths({ weather: 'fog' })).toBe(2);
    expect(sixths({ weather: 'squall', warned: true })).toBe(1);
  });

  test('GW-10.2b not in a storm', () => {
    const game = hunt('N4');
    game.state.weather.centre = 'storm';
    expect(game.run(hunting).told('hindered', 'central')).toMatchObject([{ task: 'hunt', by: 'weather' }]);
  });

  test.each([
    ['GW-10.2c a small ship is a point', [3, 3], 'small', 1],
    ['GW-10.2c a large one two', [3, 5], 'large', 2],
    ['GW-10.2c a neutral nothing', [3, 6, 3], 'neutral', 0],
    ['GW-10.2c but for one with contraband', [3, 6, 4], 'contraband', 1],
  ] as const)('%s', (_name, dice, what, points) => {
    const game = hunt('N4')
      .dice(...dice)
      .run(hunting);
    expect(game.told('merchantman', 'allied')).toEqual([{ type: 'merchantman', zone: 'N4', what, points }]);
    expect(game.seenBy('allied').points.central).toBe(points);
    expect(game.state.found).toEqual({ N4: 1 });
  });

  test('GW-18.1a merchantmen may count double', () => {
    const game = hunt('N4', { aims: [{ kind: 'worth', side: 'central', of: 'merchant', times: 2 }] });
    expect(game.dice(3, 5).run(hunting).seenBy('central').points.central).toBe(4);
  });

  test('GW-10.2b who finds nothing is not heard of', () => {
    const game = hunt('N4').dice(2).run(hunting);
    expect(game.read('allied')).toEqual([]);
    expect(game.rolls).toEqual(['merchantman: none']);
    expect(game.seenBy('allied').known).toEqual([]);
  });

  test('GW-10.2d the alarm: the raider is reported, and fleets within three zones may amend their orders', () => {
    const game = hunt('N4').dice(3, 1).run(hunting);
    expect(game.seenBy('allied').known).toMatchObject([{ zone: 'N4', ships: [] }]);
    expect([game.fleet('beatty').alarmedIn, game.fleet('jellicoe').alarmedIn]).toEqual([1, 0]);
    for (const id of ['beatty', 'jellicoe']) game.fleet(id, { plot: [by(), by(), by()] });
    game.state.turn = 2;
    expect(
      game
        .run(orders)
        .offered('allied', 'move')
        .map((move) => move.split(' ')[0]),
    ).not.toContain('jellicoe');
    game.play('allied', 'move', ['beatty', 'L5']);
    game.play('allied', 'done').play('central', 'done');
    expect(game.fleet('beatty').plot).toEqual([by('L5')]);
  });

  test('GW-10.2d three zones off hear her, four do not', () => {
    const alarmed = (zone: string): number => {
      const game = hunt('N4');
      game.fleet('beatty', { zone });
      return game.dice(3, 1).run(hunting).fleet('beatty').alarmedIn;
    };
    expect([alarmed('N7'), alarmed('N8')]).toEqual([1, 0]);
  });

  test('GW-10.2b the odds stand on the order', () => {
    const game = table(british('beatty', 'K4', ['lion']), raider('N5'))
      .run(orders)
      .play('central', 'move', ['emden', 'N4']);
    expect(chancesOf(game.question('central').odds('task', ['emden', 'hunt', '']))).toEqual({ 'a merchantman': 4 / 6 });
  });
});

describe('transports', () => {
  const convoy = () => {
    const fleets = [
      british('convoy', 'D4', ['slow-transport', 'slow-transport', 'collier'], { mission: 'transport', bound: 'lerwick' }),
      british('escort', 'D4', ['mary-rose'], { mission: 'escort', charge: 'convoy' }),
      german('brummer', 'D6', ['brummer'], { mission: 'raid' }),
    ];
    const game = tableOf(operationWith(fleets, { aims: [{ kind: 'deliver', side: 'allied', fleets: ['convoy'], points: 3 }] }));
    for (const id of ['convoy', 'escort']) game.fleet(id, { track: ['D4'], task: { do: 'unload', port: 'lerwick' } });
    return game;
  };

  test('GW-10.3 unload at the end of the turn and lie in port; nobody else is told', () => {
    const game = convoy().run(unloading);
    expect(game.fleet('convoy')).toMatchObject({ port: 'lerwick', bound: null });
    expect(game.fleet('escort').port).toBe('lerwick');
    expect(game.told('unloaded', 'allied')).toMatchObject([{ port: 'lerwick', ships: 2 }]);
    expect([game.read('central'), game.seenBy('central').points.allied]).toEqual([[], 0]);
  });

  test('GW-18.1d count each', () => {
    expect(convoy().run(unloading).seenBy('allied').points.allied).toBe(6);
  });

  test('GW-10.3 do not while the enemy is there, and try again in the next turn if they stay', () => {
    const game = convoy();
    game.fleet('convoy', { metIn: 1 });
    game.run(unloading);
    expect(game.fleet('convoy')).toMatchObject({
      port: null,
      bound: 'lerwick',
      plot: [{ way: [], task: { do: 'unload', port: 'lerwick' } }],
    });
    expect(game.told('hindered', 'allied')).toMatchObject([{ by: 'contact' }]);
  });

  test('GW-10.3 nor what they were to do there instead', () => {
    const game = convoy();
    const next = { way: [], task: { do: 'port', port: 'lerwick' } } as const;
    game.fleet('convoy', { metIn: 1, plot: [next] });
    expect(game.run(unloading).fleet('convoy').plot).toEqual([next]);
  });

  test('GW-10.3 go where their plot leads them otherwise', () => {
    const game = convoy();
    game.fleet('convoy', { metIn: 1, plot: [by('D5')] });
    expect(game.run(unloading).fleet('convoy').plot).toEqual([by('D5')]);
  });
});
