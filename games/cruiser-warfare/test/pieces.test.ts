import { describe, expect, test } from 'vitest';
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
    expect(game.onCard('allied', 'flotilla', 'split')).toEqual([]);
    expect(game.state.pieces).toMatchObject([{ ships: ['asakaze-1'] }]);
  });

  test('CW-9.4 one ship dead in the water holds the piece, until she is parted from it', () => {
    const game = flotilla(3);
    game.ship('asakaze-2', { slowed: 4, engines: 'stopped' });
    expect(game.run(moveFleets).offered('allied')).toEqual(['done']);
    const piece = game.piece('asakaze-1').id;
    game.run(allOrders).dice(1).play('allied', 'open', 'flotilla').play('allied', 'split', [piece, 'asakaze-2']);
    game.state.shifted = [];
    game.play('allied', 'divide', game.piece('asakaze-2').id).play('allied', 'close').play('allied', 'done').play('central', 'done');
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
    const { id } = game.piece('asakaze-1');
    game.run(allOrders).play('allied', 'open', 'flotilla').play('allied', 'split', [id, 'asakaze-3']);
    expect(game.state.pieces.map(({ ships, fuel }) => [ships, fuel])).toEqual([
      [['asakaze-1', 'asakaze-2'], 4],
      [['asakaze-3'], 4],
    ]);
    expect(game.offered('allied', 'split')).toEqual([]);
    expect(game.offered('allied', 'merge')).toEqual([]);
  });

  test('CW-9.6 the example: of three Asakazes one is slowed to speed 1; on a piece of her own she holds up the others no longer', () => {
    const game = flotilla(3);
    game.ship('asakaze-2', { hull: 0, slowed: 2 });
    const pace = (ship: string) => Math.min(...game.piece(ship).ships.map((id) => speedOf(game.state, id, false)));
    expect(pace('asakaze-1')).toBe(2);
    const { id } = game.piece('asakaze-1');
    game.run(allOrders).play('allied', 'open', 'flotilla').play('allied', 'split', [id, 'asakaze-2']);
    expect([pace('asakaze-1'), pace('asakaze-3'), pace('asakaze-2')]).toEqual([4, 4, 2]);
  });

  test('CW-9.6 pieces of a class may join while there is room, with the lower level of fuel', () => {
    const game = flotilla(5).fuel('asakaze-4', 2).fleet('allied', 'yellow-sea', ['river-1']);
    const three = game.piece('asakaze-1').id;
    const two = game.piece('asakaze-4').id;
    game.run(allOrders);
    expect(game.onCard('allied', 'flotilla', 'merge')).toEqual([]);
    game.play('allied', 'open', 'flotilla').play('allied', 'split', [three, 'asakaze-3']);
    game.state.shifted = [];
    const single = game.piece('asakaze-3').id;
    game.play('allied', 'merge', [two, single].sort());
    expect(game.piece('asakaze-3')).toMatchObject({ fuel: 2 });
    expect([...game.piece('asakaze-3').ships].sort()).toEqual(['asakaze-3', 'asakaze-4', 'asakaze-5']);
  });
});
