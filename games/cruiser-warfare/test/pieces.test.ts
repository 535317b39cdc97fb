import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../data/data.ts';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { speedOf } from '../rules/speed.ts';
import { table } from './table.ts';

const flotilla = (count: number) =>
  table().fleet(
    'allied',
    'yellow-sea',
    Array.from({ length: count }, (_, n) => `asakaze-${n + 1}`),
    { name: 'flotilla' },
  );

describe('pieces', () => {
  test('CW-9.1 three warships to a piece, three large transports, five small ones', () => {
    expect(flotilla(8).state.pieces.map(({ ships }) => ships.length)).toEqual([3, 3, 2]);
    const convoy = table().fleet(
      'allied',
      'tasman-sea',
      [
        'anzac-fast-1',
        'anzac-fast-2',
        'anzac-fast-3',
        'anzac-fast-4',
        'anzac-slow-1',
        'anzac-slow-2',
        'anzac-slow-3',
        'anzac-slow-4',
        'anzac-slow-5',
        'anzac-slow-6',
      ],
      { mission: 'transport' },
    );
    expect(convoy.state.pieces.map(({ ships }) => ships.length)).toEqual([3, 1, 5, 1]);
  });

  test('CW-9.2 a piece with one ship is that ship', () => {
    const game = flotilla(1).run(allOrders);
    expect(game.ordersFor('allied', 'flotilla', 'shift')).toEqual([]);
    expect(game.state.pieces).toMatchObject([{ ships: ['asakaze-1'] }]);
  });

  test('CW-9.4 one ship dead in the water holds the piece, until she is parted from it', () => {
    const game = flotilla(3);
    game.ship('asakaze-2', { slowed: 4, engines: 'stopped' });
    expect(game.run(moveFleets).offered('allied')).toEqual(['done']);
    game.run(allOrders).dice(1).play('allied', 'shift', ['asakaze-2', 'new']);
    game.play('allied', 'divide', game.piece('asakaze-2').id).play('allied', 'done').play('central', 'done');
    for (const fleet of game.state.fleets) fleet.heldIn = -1; // next turn
    expect(game.run(moveFleets).offered('allied', 'move')).toContain('flotilla sea-of-japan');
  });

  test('CW-9.5 a piece has the fuel of one ship, and burns it as one', () => {
    const game = flotilla(3);
    expect(game.piece('asakaze-3').fuel).toBe(5);
    game.run(moveFleets).play('allied', 'move', ['flotilla', 'sea-of-japan']);
    expect(game.piece('asakaze-3').fuel).toBe(3);
  });

  test('CW-9.6 a ship may get a piece of her own, with the fuel that is left', () => {
    const game = flotilla(3).fuel('asakaze-1', 4);
    game.run(allOrders).play('allied', 'shift', ['asakaze-3', 'new']);
    expect(game.state.pieces.map(({ ships, fuel }) => [ships, fuel])).toEqual([
      [['asakaze-1', 'asakaze-2'], 4],
      [['asakaze-3'], 4],
    ]);
    expect(game.offered('allied', 'shift').filter((each) => each.startsWith('asakaze-3'))).toEqual([]);
  });

  test('CW-9.6 the example: of three Asakazes one is slowed to speed 1; on a piece of her own she holds up the others no longer', () => {
    const game = flotilla(3);
    game.ship('asakaze-2', { hull: 0, slowed: 2 });
    const pace = (ship: string) => Math.min(...game.piece(ship).ships.map((id) => speedOf(BUILT_IN, game.state, id, false)));
    expect(pace('asakaze-1')).toBe(2);
    game.run(allOrders).play('allied', 'shift', ['asakaze-2', 'new']);
    expect([pace('asakaze-1'), pace('asakaze-3'), pace('asakaze-2')]).toEqual([4, 4, 2]);
  });

  test('CW-9.6 or go onto another piece of her class in the fleet while there is room, and the lower level of fuel holds', () => {
    const asakazes = [1, 2, 3, 4, 5].map((n) => `asakaze-${n}`);
    const game = table()
      .fleet('allied', 'yellow-sea', [...asakazes, 'river-1'], { name: 'flotilla' })
      .fuel('asakaze-4', 2);
    const [three, two] = [game.piece('asakaze-1').id, game.piece('asakaze-4').id];
    game.run(allOrders);
    expect(game.offered('allied', 'shift')).toEqual([
      ...['asakaze-1', 'asakaze-2', 'asakaze-3'].flatMap((ship) => [`${ship} new`, `${ship} ${two}`]),
      ...['asakaze-4', 'asakaze-5'].map((ship) => `${ship} new`),
    ]);
    game.play('allied', 'shift', ['asakaze-3', two]);
    expect([...game.piece('asakaze-3').ships].sort()).toEqual(['asakaze-3', 'asakaze-4', 'asakaze-5']);
    expect([game.piece('asakaze-3').fuel, game.piece('asakaze-1').fuel]).toEqual([2, 5]);
    game.play('allied', 'shift', ['asakaze-4', three]);
    expect(game.piece('asakaze-1').fuel).toBe(2);
  });

  test('CW-9.6 all of them may be parted in one phase, and each sail by herself', () => {
    const game = flotilla(3).run(allOrders);
    game.play('allied', 'shift', ['asakaze-1', 'new']).play('allied', 'shift', ['asakaze-2', 'new']);
    expect(game.state.pieces.map(({ ships }) => ships)).toEqual([['asakaze-3'], ['asakaze-1'], ['asakaze-2']]);
    game.dice(1, 1);
    for (const ship of ['asakaze-1', 'asakaze-2']) game.play('allied', 'divide', game.piece(ship).id);
    expect(game.state.fleets.map(({ pieces }) => pieces.length)).toEqual([1, 1, 1]);
  });

  test('CW-9.6 a piece whose last ship leaves it is gone', () => {
    const game = flotilla(4).run(allOrders);
    game.play('allied', 'shift', ['asakaze-1', 'new']).play('allied', 'shift', ['asakaze-4', game.piece('asakaze-1').id]);
    expect(game.at('flotilla').pieces).toHaveLength(2);
    expect(game.state.pieces.map(({ ships }) => ships)).toEqual([
      ['asakaze-2', 'asakaze-3'],
      ['asakaze-1', 'asakaze-4'],
    ]);
  });

  test('CW-9.6, CW-11.7c who was put on station in this phase does not leave it on another piece', () => {
    const game = flotilla(3).run(allOrders);
    game.play('allied', 'station', game.piece('asakaze-1').id);
    const station = game.at('asakaze-1').id;
    game.play('allied', 'shift', ['asakaze-1', 'new']);
    expect(game.ordersFor('allied', station, 'recall')).toEqual([]);
  });
});
