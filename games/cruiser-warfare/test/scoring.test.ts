import { describe, expect, test } from 'vitest';
import type { BasicBattle } from '../../../tactical/battle.ts';
import { BUILT_IN } from '../data/data.ts';
import { auto } from '../kind.ts';
import { conclusion } from '../rules/conclusion.ts';
import { allOrders } from '../rules/orders.ts';
import type { Loss } from '../rules/scoring.ts';
import { boxesMarked, shipLost } from '../rules/scoring.ts';
import type { ShipId } from '../state.ts';
import { view } from '../view.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const lose = (game: TestTable, id: ShipId, how: Loss, by: ShipId | null = null): TestTable =>
  game.run(auto('test', 'CW-14.0a', (g) => shipLost(g, id, how, by)));
const mark = (game: TestTable, id: ShipId, boxes: number, unseen = false): TestTable =>
  game.run(auto('test', 'CW-14.0b', (g) => boxesMarked(g, id, boxes, unseen)));

const spee = () =>
  table().fleet('central', 'coronel', ['scharnhorst', 'gneisenau', 'nurnberg']).fleet('allied', 'coronel', ['good-hope', 'montcalm']);
const damaged = (game: TestTable, id: ShipId): TestTable => {
  game.ship(id, { hull: 1 });
  return game;
};

/** A basic battle to which the sides have brought these gunnery factors. */
const withStrength = (game: TestTable, strength: BasicBattle['strength']): TestTable => {
  const course = { round: 1, range: 'long', left: null, over: false, quiet: 0, credit: {}, strength } as const;
  const fire = { pieces: [], aims: [], loaded: [], hits: [], strike: null, fired: [] };
  game.state.basic = { profile: 'cruiser-warfare', date: 1914.11, night: false, weather: 'clear', ...fire, ...course };
  return game;
};

test('CW-14.0a a sunk ship gives the enemy her value', () => {
  expect(lose(spee(), 'good-hope', 'sunk', 'scharnhorst').state.points).toEqual({ allied: 0, central: 11 });
  expect(lose(spee(), 'nurnberg', 'sunk', 'good-hope').state.points).toEqual({ allied: 4, central: 0 });
});

describe('hull boxes', () => {
  test('CW-14.0b each is worth a point', () => {
    expect(mark(spee(), 'good-hope', 2).state.points.central).toBe(2);
  });

  test('CW-14.0b they are taken back when she sinks, founders or is scuttled', () => {
    expect(lose(mark(spee(), 'good-hope', 2), 'good-hope', 'sunk', 'scharnhorst').state.points.central).toBe(11);
    expect(lose(mark(damaged(spee(), 'good-hope'), 'good-hope', 2), 'good-hope', 'scuttled').state.points.central).toBe(6);
  });

  test('CW-7.34c a Central cripple that is withdrawn is scuttled', () => {
    expect(lose(mark(spee(), 'nurnberg', 1), 'nurnberg', 'withdrawn').state.points.allied).toBe(2);
  });

  test('CW-14.0b and stay when she is withdrawn or given up', () => {
    expect(lose(mark(spee(), 'good-hope', 2), 'good-hope', 'withdrawn').state.points.central).toBe(2 + 6);
    expect(lose(mark(spee(), 'nurnberg', 1), 'nurnberg', 'removed').state.points.allied).toBe(1 + 2);
  });

  test('CW-14.0b a box that was repaired counts again when it is marked again', () => {
    expect(mark(mark(spee(), 'good-hope', 6), 'good-hope', 2).state.points.central).toBe(8);
  });

  test('CW-14.0b colliers, transports and prizes give none', () => {
    const game = table()
      .fleet('central', 'coronel', ['nurnberg', 'german-collier-1', 'prize-1'])
      .fleet('allied', 'coronel', ['anzac-fast-1']);
    for (const id of ['german-collier-1', 'prize-1', 'anzac-fast-1']) mark(game, id, 1);
    expect(game.state.points).toEqual({ allied: 0, central: 0 });
  });

  test('CW-14.0b points for what the enemy could not see are his, but he does not see them', () => {
    const game = mark(mark(spee(), 'good-hope', 2, true), 'good-hope', 1);
    expect(game.state.points.central).toBe(3);
    expect(game.view('central').points.central).toBe(1);
    expect(game.view('allied').points.central).toBe(3);
    expect(view(game.state, 'onlooker', BUILT_IN).points.central).toBe(1);
    expect(game.told('award', 'central')).toMatchObject([{ points: 1 }]);
    lose(game, 'good-hope', 'sunk', 'scharnhorst');
    expect([game.state.points.central, game.view('central').points.central]).toEqual([11, 11]);
  });
});

describe('what a loss is worth', () => {
  test('CW-11.1c half for a German armoured cruiser that no British ship sank, fractions up', () => {
    expect(lose(spee(), 'scharnhorst', 'sunk', 'montcalm').state.points.allied).toBe(6);
    expect(lose(spee(), 'scharnhorst', 'sunk', 'good-hope').state.points.allied).toBe(12);
    expect(lose(spee(), 'scharnhorst', 'foundered').state.points.allied).toBe(6);
    expect(lose(spee(), 'nurnberg', 'sunk', 'montcalm').state.points.allied).toBe(4);
  });

  test('CW-11.1c the dominions count as British, unless it is agreed that they do not', () => {
    const sunk = (dominions: string) =>
      lose(table({}, { dominions }).fleet('central', 'coronel', ['scharnhorst']), 'scharnhorst', 'sunk', 'australia').state.points.allied;
    expect([sunk('british'), sunk('apart')]).toEqual([12, 6]);
  });

  test('CW-11.1d half for a German ship against five times her side’s guns, and nothing is halved twice', () => {
    const sunk = (allied: number, id: string, by: string) =>
      lose(withStrength(spee(), { allied, central: 4 }), id, 'sunk', by).state.points.allied;
    expect(sunk(20, 'nurnberg', 'good-hope')).toBe(2);
    expect(sunk(19, 'nurnberg', 'good-hope')).toBe(4);
    expect(sunk(20, 'scharnhorst', 'montcalm')).toBe(6);
  });

  test('CW-11.1d against no guns at all it always holds', () => {
    expect(lose(withStrength(spee(), { allied: 1, central: 0 }), 'nurnberg', 'sunk', 'good-hope').state.points.allied).toBe(2);
  });

  test('CW-11.1d it is nothing to Austrians, nor to the Allies', () => {
    const game = withStrength(table().fleet('central', 'coronel', ['kaiserin-elisabeth']), { allied: 100, central: 4 });
    expect(lose(game, 'kaiserin-elisabeth', 'sunk', 'good-hope').state.points.allied).toBe(6);
    expect(lose(withStrength(spee(), { allied: 100, central: 4 }), 'good-hope', 'sunk', 'scharnhorst').state.points.central).toBe(11);
  });

  test('CW-11.1e double for an undamaged German ship that is scuttled; for an Austrian half as always', () => {
    expect(lose(spee(), 'scharnhorst', 'scuttled').state.points.allied).toBe(24);
    const game = table().fleet('central', 'coronel', ['kaiserin-elisabeth']);
    expect(lose(game, 'kaiserin-elisabeth', 'scuttled').state.points.allied).toBe(3);
  });

  test('CW-8.4b half for a Central ship given up dead in the water; nothing for an Allied one, who is told of to nobody', () => {
    const game = table()
      .fleet('central', 'coronel', ['scharnhorst'], { fought: true })
      .fleet('allied', 'coronel', ['good-hope'], { fought: true });
    for (const id of ['scharnhorst', 'good-hope']) game.ship(id, { slowed: 2, engines: 'stopped' });
    game.run(conclusion);
    expect(game.state.points).toEqual({ allied: 6, central: 0 });
    expect(game.told('lost', 'central')).toMatchObject([{ ship: 'scharnhorst' }]);
    expect(game.view('central').lost).toEqual(['scharnhorst']);
    expect(game.state.fleets).toEqual([]);
  });

  test('CW-8.4c a scuttled ship leaves play at once, for half her value, fractions up', () => {
    const game = damaged(spee(), 'good-hope').run(allOrders).play('allied', 'scuttle', 'good-hope');
    expect(game.state.points.central).toBe(6);
    expect(game.aboard('montcalm')).toEqual(['montcalm']);
  });

  test('CW-8.4c any ship may be scuttled; who does it is asked once more, and of a sound ship in so many words', () => {
    const game = damaged(spee(), 'good-hope').run(allOrders);
    expect(game.offered('allied', 'scuttle')).toEqual(['good-hope', 'montcalm']);
    expect(game.caution('allied', 'scuttle', 'good-hope')).toMatch(/goes to the bottom by her own crew\.$/);
    expect(game.caution('allied', 'scuttle', 'montcalm')).toMatch(/nothing is wrong with her/);
  });

  test('CW-11.8d ten for a transport that is sunk, half if her owner scuttles her', () => {
    const convoy = () => table().fleet('allied', 'coral-sea', ['anzac-fast-1', 'anzac-slow-1'], { mission: 'transport' });
    expect(lose(convoy(), 'anzac-slow-1', 'sunk', 'emden').state.points.central).toBe(10);
    expect(lose(convoy(), 'anzac-slow-1', 'scuttled').state.points.central).toBe(5);
  });

  test('CW-13.0-AR-STURDEE, CW-8.0c what brings Sturdee is British armoured cruisers that have sunk or foundered', () => {
    const counted = (id: ShipId, how: Loss): number => {
      const game = table().fleet('allied', 'coronel', ['good-hope', 'montcalm', 'glasgow']).fleet('central', 'coronel', ['scharnhorst']);
      return lose(game, id, how).state.cruisersSunk;
    };
    expect([counted('good-hope', 'sunk'), counted('good-hope', 'foundered'), counted('good-hope', 'withdrawn')]).toEqual([1, 1, 0]);
    expect([counted('montcalm', 'sunk'), counted('scharnhorst', 'sunk'), counted('glasgow', 'sunk')]).toEqual([0, 0, 0]);
  });

  test('CW-11.91 a leader is lost with his ship', () => {
    const game = lose(spee().leader('Spee', 'central', 'scharnhorst'), 'scharnhorst', 'sunk', 'good-hope');
    expect(game.state.leaders).toEqual([]);
    expect(game.told('leader-lost', 'allied')).toHaveLength(1);
  });
});
