import { expect, test } from 'vitest';
import { conclusion } from '../rules/conclusion.ts';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { search } from '../rules/search.ts';
import { table } from './table.ts';

const hunt = (hunters: readonly string[] = ['fox']) =>
  table()
    .fleet('allied', 'yellow-sea', hunters, {
      name: 'hunter',
      pursuit: { quarry: 'raider', marker: 'central-marker-1', turns: 2, caught: false },
    })
    .fleet('central', 'yellow-sea', ['emden'], { name: 'raider', order: { act: 'move', to: 'philippine-sea' } });

test('CW-5.53b a pursuer tries in two turns, and its orders give way', () => {
  const game = hunt().dice(6).run(allOrders);
  expect(game.at('hunter').pursuit).toEqual({ quarry: 'raider', marker: 'central-marker-1', turns: 1, caught: true });
  expect(game.ordersFor('allied', 'hunter', 'work')).toEqual([]);
  const last = hunt();
  last.at('hunter').pursuit = { quarry: 'raider', marker: 'central-marker-1', turns: 0, caught: false };
  expect(last.run(allOrders).at('hunter').pursuit).toBeNull();
});

test('CW-5.53b an order to coal that was written before the hunt gives way, even if the enemy is lost', () => {
  const coaled = (isHunting: boolean): number => {
    const pursuit = isHunting ? { quarry: 'fox', marker: 'allied-marker-1', turns: 2, caught: false } : null;
    const game = table().fleet('allied', 'sea-of-japan', ['fox']);
    game.fleet('central', 'yellow-sea', ['emden'], { order: { act: 'coal', to: null }, pursuit }).fuel('emden', 4);
    game.dice(...(isHunting ? [1] : [])).run(allOrders);
    game.play('allied', 'done').play('central', 'done').run(moveFleets).play('allied', 'done').play('central', 'done');
    return game.run(conclusion).piece('emden').fuel - 4;
  };
  expect([coaled(false), coaled(true)]).toEqual([9, -1]);
});

test('CW-3.1a the pursuer knows the quarry by its marker alone', () => {
  const game = hunt();
  expect(game.view('allied').fleets).toMatchObject([{ pursuit: { marker: game.at('raider').token } }]);
  game.at('raider').hidden = true;
  game.at('raider').token = '';
  expect(game.view('allied').fleets).toMatchObject([{ pursuit: { marker: null } }]);
  // Back on the map it is a marker like any other (CW-3.1c).
  game.at('raider').hidden = false;
  game.at('raider').token = 'central-marker-7';
  expect(game.view('allied').fleets).toMatchObject([{ pursuit: { marker: null } }]);
});

test('CW-5.53c six or more on one die, with one more if all pursuers are faster than the slowest pursued', () => {
  expect(hunt().dice(5).run(allOrders).at('hunter').pursuit).toBeNull();
  expect(hunt(['sydney']).dice(5).run(allOrders).at('hunter').pursuit).toBeNull(); // as fast, not faster
  const fast = hunt(['asakaze-1']).dice(5).run(allOrders);
  expect(fast.at('hunter').pursuit).toMatchObject({ caught: true });
  expect(hunt(['asakaze-1', 'fox']).dice(5).run(allOrders).at('hunter').pursuit).toBeNull();
});

test('CW-5.53c whether he has held on is told to the pursuer, and to nobody else', () => {
  const told = (die: number, hunter: string) => {
    const game = hunt([hunter]).dice(die).run(allOrders);
    expect([game.told('pursuit-tried', 'central'), game.rolls('central')]).toEqual([[], []]);
    return game.told('pursuit-tried', 'allied').map(({ held }) => held);
  };
  expect([told(6, 'fox'), told(5, 'fox'), told(5, 'asakaze-1'), told(4, 'asakaze-1')]).toEqual([[true], [false], [true], [false]]);
});

test('CW-5.53c the pursuer reads the die under the name that it calls its fleet by', () => {
  const game = hunt().dice(5).run(allOrders);
  expect(game.read('allied').flatMap(({ what, about }) => (what.kind === 'roll' ? [about] : []))).toEqual(['hunter']);
});

test('CW-5.53d a pursuer that has caught up and searches all the same is told once to have found the quarry', () => {
  const game = hunt(['sydney']);
  game.at('hunter').pursuit = { quarry: 'raider', marker: 'central-marker-1', turns: 1, caught: true };
  game.run(search).play('allied', 'search', 'hunter').play('allied', 'done').dice(5).play('central', 'done');
  expect([game.state.contacts.length, game.told('contact')]).toMatchObject([1, [{ side: 'allied', surprise: false }]]);
});

test('CW-5.53d who holds on goes where the quarry goes, and meets it there without a search or a surprise', () => {
  const game = hunt().dice(6).run(allOrders).play('allied', 'done').play('central', 'done').run(moveFleets);
  expect(game.offered('allied')).toEqual(['done']);
  game.play('allied', 'done').play('central', 'hide', 'raider').play('central', 'done');
  expect([game.at('hunter').area, game.at('raider').area]).toEqual(['philippine-sea', 'philippine-sea']);
  game.run(search).play('allied', 'done').play('central', 'done');
  expect(game.state.contacts).toMatchObject([
    { allied: 'hunter', central: 'raider', area: 'philippine-sea', finders: ['allied'], surprise: [] },
  ]);
  expect(game.at('raider').hidden).toBe(false);
  expect(game.asks).toBe('night-approach');
});

test('CW-5.53d if the quarry stays they meet where they are', () => {
  const game = hunt();
  game.at('raider').order = { act: 'stay', to: null };
  game.dice(6).run(allOrders).play('allied', 'done').play('central', 'done').run(moveFleets).play('allied', 'done').play('central', 'done');
  game.run(search).play('allied', 'done').play('central', 'done');
  expect(game.state.contacts).toMatchObject([{ area: 'yellow-sea' }]);
});

test('CW-5.54b a pursuer who divides with a slow ship in company does not move after all', () => {
  const game = hunt(['fox', 'astraea']).dice(6).run(allOrders).dice(1).play('allied', 'divide', 'astraea').play('allied', 'done');
  game.play('central', 'done').run(moveFleets).play('allied', 'done').play('central', 'done');
  expect([game.at('hunter').area, game.at('raider').area]).toEqual(['yellow-sea', 'philippine-sea']);
});

test('CW-5.5d, CW-5.53d who comes up with an escort that is beside its convoy again meets both', () => {
  const game = table().fleet('central', 'coral-sea', ['emden'], {
    pursuit: { quarry: 'sydney', marker: 'central-marker-1', turns: 1, caught: true },
  });
  game.fleet('allied', 'coral-sea', ['anzac-slow-1'], { mission: 'transport', name: 'convoy' });
  game.fleet('allied', 'coral-sea', ['sydney'], { mission: 'escort', charge: 'convoy', hidden: true });
  game.run(search).play('allied', 'done').play('central', 'done');
  expect(game.state.contacts).toMatchObject([{ allied: 'convoy', central: 'emden' }]);
});

test('CW-5.53e who loses the enemy stays for a turn, and the hunt is over', () => {
  const game = hunt().dice(1).run(allOrders).play('allied', 'done').play('central', 'done').run(moveFleets);
  expect(game.at('hunter').pursuit).toBeNull();
  expect(game.offered('allied')).toEqual(['done']);
});

test('CW-5.53e staying where it is, an Allied fleet that lost the enemy may coal', () => {
  expect(hunt().dice(1).run(allOrders).ordersFor('allied', 'hunter', 'work')).toEqual(['hunter coal']);
});

test('CW-5.53e a Central pursuer that fails is given new orders', () => {
  const game = table().fleet('allied', 'yellow-sea', ['fox']);
  game.fleet('central', 'yellow-sea', ['emden'], {
    order: { act: 'move', to: 'philippine-sea' },
    pursuit: { quarry: 'fox', marker: 'central-marker-1', turns: 2, caught: false },
  });
  game.dice(1).run(allOrders).play('allied', 'done');
  expect(game.rolls('allied')).toEqual([]);
  // It will still be here, so the plot begins here.
  expect(game.ordersFor('central', 'emden', 'plot')).toContain('emden sea-of-japan');
  game.play('central', 'done').run(moveFleets).play('allied', 'done');
  expect(game.at('emden').area).toBe('yellow-sea');
});

test('CW-5.53d who cannot follow has lost the enemy', () => {
  const game = hunt().dice(6).run(allOrders).play('allied', 'done').play('central', 'done');
  game.piece('fox').fuel = 1;
  game.run(moveFleets).play('allied', 'done').play('central', 'done');
  expect([game.at('hunter').area, game.at('hunter').pursuit]).toEqual(['yellow-sea', null]);
});
