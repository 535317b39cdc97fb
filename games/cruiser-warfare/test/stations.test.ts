import { describe, expect, test } from 'vitest';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { search } from '../rules/search.ts';
import { table } from './table.ts';

describe('station ships', () => {
  test('CW-11.7a in the Orders Phase Allied ships may be put on station, before the Central Powers write', () => {
    const game = table().fleet('allied', 'madeira', ['kent', 'essex']).fleet('central', 'madeira', ['emden']).run(allOrders);
    expect(game.asked).toEqual(['allied']);
    game.play('allied', 'station', 'essex');
    expect(game.at('essex')).toMatchObject({ post: 'station', area: 'madeira' });
    expect(game.view('central').markers).toContainEqual(expect.objectContaining({ post: 'station', counters: 1 }));
    game.play('allied', 'done');
    expect(game.asked).toEqual(['central']);
  });

  test('CW-11.7a not where there is no coal', () => {
    const game = table().fleet('allied', 'cocos-island', ['kent']).run(allOrders);
    expect(game.ordersFor('allied', 'kent', 'station')).toEqual([]);
  });

  test('CW-11.7a the whole fleet may go, and its marker is free', () => {
    const game = table().fleet('allied', 'madeira', ['kent']).run(allOrders).play('allied', 'station', 'kent');
    expect(game.state.fleets.map(({ post }) => post)).toEqual(['station']);
  });

  test('CW-11.7b all who lie in one area are one force, do not move, and may decline to search', () => {
    const game = table().fleet('allied', 'madeira', ['kent'], { post: 'station' }).fleet('allied', 'madeira', ['essex', 'cornwall']);
    game.fleet('central', 'madeira', ['emden']).run(allOrders).play('allied', 'station', 'essex');
    expect(game.aboard('kent')).toEqual(['kent', 'essex']);
    game.play('allied', 'station', 'cornwall').play('allied', 'done').play('central', 'done');
    expect(game.run(moveFleets).offered('allied')).toEqual(['done']);
    game.run(search).play('allied', 'done').play('central', 'done');
    expect(game.state.points.allied).toBe(0);
  });

  test('CW-11.7c a ship put on station in one turn may leave it in the next but one', () => {
    const recalls = (turn: number) => {
      const game = table({ turn: 4 }).fleet('allied', 'madeira', ['kent']).run(allOrders).play('allied', 'station', 'kent');
      game.state.turn = turn;
      game.run(allOrders);
      return game.ordersFor('allied', game.at('kent').id, 'recall');
    };
    expect(recalls(5)).toEqual([]);
    expect(recalls(6)).toEqual(['kent new']);
  });

  test('CW-11.7c, CW-5.54a into a fleet that is there, or into a new one with an intercept mission', () => {
    const game = table()
      .fleet('allied', 'madeira', ['kent', 'essex'], { post: 'station', name: 'station' })
      .fleet('allied', 'madeira', ['cornwall'])
      .run(allOrders);
    expect(game.ordersFor('allied', 'station', 'recall')).toEqual(['kent new', 'kent cornwall', 'essex new', 'essex cornwall']);
    game.play('allied', 'recall', ['kent', 'new']).play('allied', 'recall', ['essex', 'cornwall']);
    expect(game.at('kent')).toMatchObject({ post: 'marker', mission: 'intercept' });
    expect(game.aboard('cornwall')).toEqual(['cornwall', 'essex']);
  });

  test('CW-11.7c, CW-15.3a nobody is recalled into a decoy', () => {
    const game = table({}, { decoys: 'on' }).fleet('allied', 'madeira', ['kent'], { post: 'station' });
    game.fleet('allied', 'madeira', [], { decoy: true, name: 'nothing' }).run(allOrders);
    expect(game.ordersFor('allied', 'kent', 'recall')).toEqual(['kent new']);
  });

  test('CW-5.54a a fleet formed from station takes no coal in that turn, and does not move with a slow ship in it; one that is joined may', () => {
    const formed = (ship: string, into: string) => {
      const game = table().fleet('allied', 'madeira', [ship, 'carnarvon'], { post: 'station', name: 'station' });
      game.fleet('allied', 'madeira', ['weymouth']).run(allOrders).play('allied', 'recall', [ship, into]);
      const works = game.ordersFor('allied', game.at(ship).id, 'work').length;
      const id = game.at(ship).id;
      game.play('allied', 'done').play('central', 'done').run(moveFleets);
      return [works, game.offered('allied', 'move').some((move) => move.startsWith(id))];
    };
    expect([formed('bristol', 'new'), formed('kent', 'new'), formed('kent', 'weymouth')]).toEqual([
      [0, true],
      [0, false],
      [1, true],
    ]);
  });

  test('CW-5.54a, CW-10.31 who coals on station does not leave it in that turn', () => {
    const game = table().fleet('allied', 'madeira', ['kent'], { post: 'station' }).run(allOrders);
    expect(game.play('allied', 'work', ['kent', 'coal']).ordersFor('allied', 'kent', 'recall')).toEqual([]);
  });

  test('CW-11.7c, CW-12.41 who came in this turn and went on station for want of a marker may leave it at once, and move', () => {
    const game = table().fleet('allied', 'madeira', ['kent'], { post: 'station', name: 'station' });
    game.piece('kent').posted = 3;
    game.run(allOrders).play('allied', 'recall', ['kent', 'new']);
    const { id } = game.at('kent');
    game.play('allied', 'done').play('central', 'done').run(moveFleets);
    expect(game.offered('allied', 'move')).toContain(`${id} azores`);
  });

  test('CW-13.0-A-BISCAY the ships of the Bay of Biscay never leave their station', () => {
    const game = table().fleet('allied', 'bay-of-biscay', ['eclipse'], { post: 'station' }).run(allOrders);
    expect(game.ordersFor('allied', 'eclipse', 'recall')).toEqual([]);
  });
});

describe('blockade', () => {
  test('CW-5.5n an interceptor in an area with a Central port may be told to blockade it, at once', () => {
    const told = (italy: number): string[] => {
      const game = table().fleet('allied', 'solomons', ['sydney'], { movedIn: 2 }).fleet('allied', 'arabian-sea', ['fox']);
      game.state.entered.italy = italy;
      return game.run(allOrders).offered('allied', 'blockade');
    };
    expect([told(0), told(1)]).toEqual([['sydney'], ['sydney', 'fox']]);
  });

  test('CW-5.5n not off Tsingtao once it has fallen', () => {
    const game = table({ tsingtaoFell: 2 }).fleet('allied', 'yellow-sea', ['hampshire']).run(allOrders);
    expect(game.ordersFor('allied', 'hampshire', 'blockade')).toEqual([]);
  });

  test('CW-5.5o in the Move Fleets Phase any of its ships lie down before the port; with the last one the marker is free', () => {
    const game = table()
      .fleet('allied', 'solomons', ['sydney', 'melbourne'], { name: 'fleet' })
      .run(allOrders)
      .play('allied', 'blockade', 'fleet');
    expect(game.view('central').markers).toMatchObject([{ post: 'marker', counters: null }]);
    game.play('allied', 'done').play('central', 'done').run(moveFleets).play('allied', 'lay', 'sydney');
    expect(game.at('sydney').post).toBe('blockade');
    expect(game.at('fleet').pieces).toEqual(['melbourne']);
    expect(game.view('central').markers).toContainEqual(expect.objectContaining({ post: 'blockade', counters: 1 }));
    game.play('allied', 'lay', 'melbourne');
    expect(game.state.fleets.map(({ post }) => post)).toEqual(['blockade']);
  });

  test('CW-5.5q blockaders of one area are one force without a marker, and do not move', () => {
    const game = table()
      .fleet('allied', 'solomons', ['sydney'], { post: 'blockade' })
      .fleet('allied', 'solomons', ['melbourne'], { order: { act: 'blockade', to: null } });
    game.run(moveFleets).play('allied', 'lay', 'melbourne');
    expect(game.aboard('sydney')).toEqual(['sydney', 'melbourne']);
    expect(game.offered('allied')).toEqual(['done']);
  });

  test('CW-5.5r to lift a blockade ships go into a fleet with a marker, there or new, at any time', () => {
    const game = table()
      .fleet('allied', 'solomons', ['sydney', 'melbourne'], { post: 'blockade', name: 'blockade' })
      .fleet('allied', 'solomons', ['encounter']);
    game.piece('sydney').posted = 2;
    game.run(allOrders).play('allied', 'recall', ['sydney', 'encounter']);
    expect(game.aboard('encounter')).toEqual(['encounter', 'sydney']);
    game.play('allied', 'recall', ['melbourne', 'new']);
    expect(game.state.fleets.map(({ post }) => post)).toEqual(['marker', 'marker']);
  });
});
