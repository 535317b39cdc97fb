import { describe, expect, test } from 'vitest';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { search } from '../rules/search.ts';
import { table } from './table.ts';

const withDecoys = () => table({}, { decoys: 'on' });

describe('decoys', () => {
  test('CW-15.3a an empty marker may be split from any fleet, real or not, and looks like a division', () => {
    const game = withDecoys().fleet('central', 'yellow-sea', ['emden']).run(allOrders).play('allied', 'done');
    game.dice(2).play('central', 'decoy', 'emden');
    expect(game.view('allied').markers).toMatchObject([{ area: 'yellow-sea' }, { area: 'yellow-sea' }]);
    expect(game.told('divided-openly', 'allied')).toMatchObject([{ side: 'central', area: 'yellow-sea' }]);
    const decoy = game.state.fleets.find((fleet) => fleet.decoy);
    expect(decoy).toMatchObject({ pieces: [], mission: 'raid' });
    expect(game.ordersFor('central', decoy?.id ?? '', 'decoy')).toEqual([decoy?.id]);
  });

  test('CW-15.3a as many in a phase as there are markers, and no more, however often they are taken away', () => {
    const game = withDecoys().fleet('central', 'yellow-sea', ['emden'], { hidden: true }).run(allOrders).play('allied', 'done');
    for (let n = 0; n < 9; n++) game.play('central', 'decoy', 'emden');
    const [first = '', second = ''] = game.state.fleets.filter(({ decoy }) => decoy).map(({ id }) => id);
    game.play('central', 'withdraw-decoy', first).play('central', 'decoy', 'emden');
    game.play('central', 'withdraw-decoy', second);
    expect(game.ordersFor('central', 'emden', 'decoy')).toEqual([]);
  });

  test('CW-15.3a the enemy reads the same of a decoy as of a division', () => {
    const read = (verb: string, target: string) => {
      const game = withDecoys()
        .fleet('central', 'yellow-sea', ['emden', 'dresden'], { name: 'raider' })
        .run(allOrders)
        .play('allied', 'done');
      game.dice(1).play('central', verb, target);
      return [game.view('allied'), game.read('allied').map(({ what }) => what)];
    };
    expect(read('decoy', 'raider')).toEqual(read('divide', 'dresden'));
  });

  test('CW-15.3a within the limit of markers, and with the option only', () => {
    const game = withDecoys().fleet('central', 'yellow-sea', ['emden']);
    for (let n = 0; n < 9; n++) game.fleet('central', 'yellow-sea', [], { decoy: true });
    game.run(allOrders).play('allied', 'done');
    expect(game.ordersFor('central', 'emden', 'decoy')).toEqual([]);
    const without = table().fleet('central', 'yellow-sea', ['emden']).run(allOrders).play('allied', 'done');
    expect(without.ordersFor('central', 'emden', 'decoy')).toEqual([]);
  });

  test('CW-15.3a a decoy is plotted and moves like a fleet, without fuel', () => {
    const game = withDecoys().fleet('central', 'yellow-sea', [], { decoy: true, name: 'nothing' }).run(allOrders).play('allied', 'done');
    game.play('central', 'plot', ['nothing', 'philippine-sea']);
    expect(game.at('nothing').next).toEqual({ act: 'move', to: 'philippine-sea' });
    game.at('nothing').order = { act: 'move', to: 'philippine-sea' };
    game.play('central', 'done').run(moveFleets).play('allied', 'done');
    expect(game.at('nothing').area).toBe('philippine-sea');
    expect(game.told('moved-fleet', 'allied')).toHaveLength(1);
  });

  test('CW-15.3a, CW-5.51 a decoy that real ships join is a decoy no more; two decoys are still nothing', () => {
    const joined = (...ships: string[]) => {
      const game = withDecoys().fleet('central', 'yellow-sea', ships, { decoy: ships.length === 0, name: 'raider' });
      game.fleet('central', 'yellow-sea', [], { decoy: true, name: 'nothing' }).run(allOrders).play('allied', 'done');
      game.play('central', 'combine', ['raider', 'nothing']);
      return game.ordersFor('central', 'nothing', 'withdraw-decoy');
    };
    expect(joined('emden')).toEqual([]);
    expect(joined()).toEqual(['nothing']);
  });

  test('CW-15.3b a decoy that is found is taken away, and there is no battle', () => {
    const game = withDecoys().fleet('allied', 'yellow-sea', ['fox']).fleet('central', 'yellow-sea', [], { decoy: true, name: 'nothing' });
    game.run(search).play('allied', 'search', 'fox').play('allied', 'done').dice(4).play('central', 'done');
    expect(game.state.fleets.map(({ id }) => id)).toEqual(['fox']);
    expect(game.state.contacts).toEqual([]);
    expect(game.told('decoy-gone', 'allied')).toHaveLength(1);
  });

  test('CW-15.3b a decoy may pretend to search, claims no modifier and finds nobody', () => {
    const game = withDecoys().fleet('allied', 'yellow-sea', [], { decoy: true, name: 'nothing' }).fleet('central', 'yellow-sea', ['emden']);
    game.run(search).play('allied', 'search', 'nothing').play('allied', 'done').dice(6).play('central', 'done');
    expect(game.state.contacts).toEqual([]);
    expect(game.told('searched', 'central')).toHaveLength(1);
    expect(game.rolls('central')).toEqual([]);
  });

  test('CW-15.3b its owner may take it away', () => {
    const game = withDecoys().fleet('allied', 'yellow-sea', [], { decoy: true, name: 'nothing' }).run(allOrders);
    game.play('allied', 'withdraw-decoy', 'nothing');
    expect(game.state.fleets).toEqual([]);
    const moving = withDecoys()
      .fleet('allied', 'yellow-sea', [], { decoy: true, name: 'nobody' })
      .fleet('central', 'yellow-sea', [], { decoy: true, name: 'nothing' });
    moving.run(moveFleets).play('allied', 'withdraw-decoy', 'nobody').play('allied', 'done').play('central', 'withdraw-decoy', 'nothing');
    expect(moving.state.fleets).toEqual([]);
  });

  test('CW-15.3b but no fleet with ships in it, neither with the orders nor when fleets move, nor an enemy’s decoy', () => {
    const game = withDecoys().fleet('allied', 'yellow-sea', ['fox']).fleet('central', 'yellow-sea', ['emden']);
    game.fleet('allied', 'yellow-sea', [], { decoy: true, name: 'nobody' });
    game.fleet('central', 'yellow-sea', [], { decoy: true, name: 'nothing' });
    game.run(allOrders);
    expect([game.ordersFor('allied', 'fox', 'withdraw-decoy'), game.ordersFor('allied', 'nobody', 'withdraw-decoy')]).toEqual([
      [],
      ['nobody'],
    ]);
    expect(game.run(moveFleets).offered('allied', 'withdraw-decoy')).toEqual(['nobody']);
    expect(game.play('allied', 'done').offered('central', 'withdraw-decoy')).toEqual(['nothing']);
  });

  test('CW-15.3b a marker that is taken away was empty, as everybody sees; of one off the map nobody hears', () => {
    const taken = (hidden: boolean) => {
      const game = withDecoys().fleet('central', 'yellow-sea', [], { decoy: true, hidden, name: 'nothing' }).run(moveFleets);
      return game.play('allied', 'done').play('central', 'withdraw-decoy', 'nothing').told('decoy-gone', 'allied').length;
    };
    expect([taken(false), taken(true)]).toEqual([1, 0]);
  });

  test('CW-15.3a, CW-5.54b a decoy split from slow ships holds them like any division, and from fast ones does not', () => {
    const held = (ship: string): number => {
      const game = withDecoys().fleet('central', 'yellow-sea', [ship], { hidden: true }).run(allOrders).play('allied', 'done');
      return game.play('central', 'decoy', ship).at(ship).heldIn;
    };
    expect([held('leipzig'), held('emden')]).toEqual([3, -1]);
  });

  test('CW-15.3a, CW-10.31 whoever coals splits off no decoy, and the other way round, so that neither tells it from a division', () => {
    const game = withDecoys().fleet('allied', 'azores', ['weymouth']).fleet('allied', 'madeira', ['dartmouth']).run(allOrders);
    game.play('allied', 'work', ['weymouth', 'coal']);
    expect(game.ordersFor('allied', 'weymouth', 'decoy')).toEqual([]);
    game.dice(1).play('allied', 'decoy', 'dartmouth');
    expect(game.ordersFor('allied', 'dartmouth', 'work')).toEqual([]);
    expect(game.ordersFor('allied', 'dartmouth', 'add')).toEqual([]);
  });
});
