/** GW-18.2 (ours): what history held fleets to. */
import { describe, expect, test } from 'vitest';
import type { Limit } from '../data/operation.ts';
import { aftermath } from '../rules/aftermath.ts';
import { contactPhase } from '../rules/contact.ts';
import { turnBack } from '../rules/giving-up.ts';
import { moveFleets } from '../rules/movement.ts';
import { orders } from '../rules/orders.ts';
import { british, by, german, operationWith, type TestTable, table, tableOf } from './table.ts';

const under = (limits: readonly Limit[]): TestTable =>
  tableOf(
    operationWith(
      [british('beatty', 'K4', ['lion']), british('tyrwhitt', 'R6', ['arethusa']), german('hipper', 'N11', ['seydlitz', 'moltke'])],
      { limits },
    ),
  );

const at = (game: TestTable, turn: number): TestTable => {
  game.state.turn = turn;
  return game;
};

describe('a fleet that is held', () => {
  const held = (before: number | 'contact') => under([{ kind: 'held', fleets: ['beatty'], before }]);

  test('GW-18.2 writes no way before its turn, and others do', () => {
    const game = held(3).run(orders);
    expect(game.offered('allied', 'move').filter((move) => move.startsWith('beatty'))).toEqual(['beatty']);
    expect(game.offered('allied', 'steer').filter((move) => move.startsWith('beatty'))).toEqual([]);
    expect(game.offered('allied', 'move')).toContain('tyrwhitt R7');
  });

  test('GW-18.2 does not stir, whatever is written, and makes its way when the time has come', () => {
    const game = held(3);
    game.fleet('beatty', { plot: [by('K5')] });
    expect(game.run(moveFleets).fleet('beatty')).toMatchObject({ zone: 'K4', plot: [by('K5')] });
    expect(at(game, 3).run(moveFleets).fleet('beatty').zone).toBe('K5');
  });

  test('GW-18.2 or until it is met, and not when another is', () => {
    const game = held('contact');
    game.fleet('beatty', { plot: [by('K5')] });
    game.fleet('tyrwhitt', { metIn: 1 });
    expect(at(game, 8).run(moveFleets).fleet('beatty').zone).toBe('K4');
    game.fleet('beatty', { metIn: 8 });
    expect(game.run(moveFleets).fleet('beatty').zone).toBe('K5');
  });
});

describe('a fleet that is barred from zones', () => {
  const barred = (before: number | 'contact') => under([{ kind: 'barred', fleets: ['beatty'], zones: ['K5', 'L4'], before }]);

  test('GW-18.2 writes no way into them before the turn', () => {
    const game = barred(4).run(orders);
    expect(game.offered('allied', 'move')).toContain('beatty K3');
    expect(game.offered('allied', 'move').filter((move) => /beatty.* (K5|L4)/.test(move))).toEqual([]);
    expect(at(game, 4).run(orders).offered('allied', 'move')).toContain('beatty K5');
  });

  test('GW-18.2 steers no farther than they are', () => {
    const game = barred(4).run(orders).play('allied', 'steer', ['beatty', 'K8']).play('allied', 'done').play('central', 'done');
    expect(game.fleet('beatty').plot).toEqual([]);
  });

  test('GW-18.2 stops before them', () => {
    const game = barred(4);
    game.fleet('beatty', { zone: 'K3', plot: [by('K4', 'K5')] });
    expect(game.run(moveFleets).fleet('beatty')).toMatchObject({ zone: 'K4', plot: [by('K5')] });
  });

  test('GW-18.2 until any of its side is met', () => {
    const game = barred('contact');
    game.fleet('beatty', { plot: [by('K5')] });
    expect(game.run(moveFleets).fleet('beatty').zone).toBe('K4');
    game.fleet('hipper', { metIn: 1 });
    expect(game.run(moveFleets).fleet('beatty').zone).toBe('K4');
    game.fleet('tyrwhitt', { metIn: 1 });
    expect(game.run(moveFleets).fleet('beatty').zone).toBe('K5');
  });
});

describe('a fleet that must not be risked', () => {
  const fought = (die: number): TestTable => {
    const game = under([{ kind: 'caution', fleets: ['hipper'], upTo: 4 }]);
    game.fleet('hipper', { metIn: 1, plot: [by('N10'), by('N9')] });
    game.state.fighting = { zone: 'N11', step: 0, fleets: { allied: ['beatty'], central: ['hipper'] }, surprise: false };
    return game.dice(die).run(aftermath);
  };

  test('GW-18.2 turns back after contact on so many of six', () => {
    expect(fought(4).fleet('hipper')).toMatchObject({ mission: 'abort' });
    expect(fought(5).fleet('hipper')).toMatchObject({ mission: 'intercept', plot: [by('N10'), by('N9')] });
  });

  test('GW-5.2-ABORT makes for the nearest dockyard with capital ships, and for the nearest port without', () => {
    const portOf = (ships: readonly string[]) => {
      const game = table(german('light', 'Q7', ships), british('beatty', 'K4', ['lion']));
      turnBack(game.war, game.state, game.fleet('light'));
      return game.fleet('light').plot.at(-1)?.task;
    };
    expect(portOf(['stralsund'])).toEqual({ do: 'port', port: 'ostend' });
    expect(portOf(['seydlitz'])).toEqual({ do: 'port', port: 'wilhelmshaven' });
  });

  test('GW-18.2 no die is thrown for one that has given up already', () => {
    const game = under([{ kind: 'caution', fleets: ['hipper'], upTo: 4 }]);
    game.fleet('hipper', { mission: 'abort', plot: [by('N12')] });
    game.state.fighting = { zone: 'N11', step: 0, fleets: { allied: ['beatty'], central: ['hipper'] }, surprise: false };
    expect(game.run(aftermath).rolls).toEqual([]);
  });

  test('GW-18.2 only its own side sees the die', () => {
    const game = fought(4);
    expect(game.read('allied')).toEqual([]);
    expect(game.rolls).toEqual(['caution: back']);
  });
});

describe('a fleet in disguise', () => {
  const meeting = (metIn: number) => {
    const game = under([{ kind: 'disguise', fleets: ['hipper'] }]);
    game.fleet('beatty', { zone: 'M8', track: ['M8'] });
    game.fleet('hipper', { zone: 'M8', track: ['M8'], metIn });
    return game.dice(4).run(contactPhase).state.contacts;
  };

  test('GW-18.2 surprises the first whom it meets, and no other', () => {
    expect(meeting(0)).toMatchObject([{ surprise: true }]);
    expect(meeting(1)).toMatchObject([{ surprise: false }]);
  });
});
