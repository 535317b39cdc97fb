import { describe, expect, test } from 'vitest';
import { callConvoys } from '../rules/convoys.ts';
import { moveEscorts, releaseEscorts } from '../rules/escort.ts';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { table } from './table.ts';

describe('missions', () => {
  test('CW-5.5a every fleet has one mission: the Central Powers choose between two, the Allies intercept', () => {
    const game = table().fleet('central', 'yellow-sea', ['iltis']).fleet('allied', 'madeira', ['kent']).run(allOrders);
    expect(game.ordersFor('allied', 'kent', 'mission')).toEqual([]);
    game.play('allied', 'done');
    expect(game.ordersFor('central', 'iltis', 'mission')).toEqual(['iltis intercept']);
    expect(game.state.fleets.map(({ mission }) => mission)).toEqual(['raid', 'intercept']);
  });

  test('CW-5.5b only a convoy has a transport mission, and its way is plotted when it appears', () => {
    const game = table().dice(1).run(callConvoys);
    expect(game.asks).toBe('convoy-route');
    while (game.asks === 'convoy-route') game.play('allied', 'via', game.offered('allied', 'via')[0] ?? '');
    const [convoy] = game.state.fleets;
    expect(convoy).toMatchObject({ mission: 'transport', area: 'tasman-sea' });
    expect(convoy?.route.at(-1)).toBe('arabian-sea');
    game.run(allOrders);
    expect(game.ordersFor('allied', convoy?.id ?? '', 'mission')).toEqual([]);
  });

  test('CW-4.2c the whole route, area by area, each nearer to the end', () => {
    const game = table().dice(3).run(callConvoys);
    expect(game.offered('allied', 'via')).toEqual(['arabian-sea']);
    game.play('allied', 'via', 'arabian-sea');
    expect(game.state.fleets[0]?.route).toEqual(['arabian-sea']);
    expect(game.finished).toBe(true);
  });

  test('CW-5.5i an interceptor of the Central Powers is plotted and stays on the map', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { mission: 'intercept' }).run(allOrders).play('allied', 'done');
    expect(game.ordersFor('central', 'emden', 'plot').length).toBeGreaterThan(1);
    expect(game.view('allied').markers).toHaveLength(1);
  });

  test('CW-5.5j any number of Central fleets may raid, of any size, without a leader; no Allied one may', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { mission: 'intercept' });
    game
      .fleet('central', 'yellow-sea', ['leipzig', 'nurnberg', 'german-collier-1'], { mission: 'intercept' })
      .fleet('allied', 'madeira', ['kent']);
    game.run(allOrders);
    expect(game.ordersFor('allied', 'kent', 'mission')).toEqual([]);
    game.play('allied', 'done').play('central', 'mission', ['emden', 'raid']).play('central', 'mission', ['leipzig', 'raid']);
    expect(game.state.fleets.map(({ mission }) => mission)).toEqual(['raid', 'raid', 'intercept']);
  });

  test('CW-5.5i, CW-5.84a a fleet with prizes stays a raider', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden', 'prize-1']).run(allOrders).play('allied', 'done');
    expect(game.ordersFor('central', 'emden', 'mission')).toEqual([]);
  });

  test('CW-5.52 a new mission only after a whole turn without moving', () => {
    const changes = (movedIn: number) => {
      const game = table({ turn: 5 }).fleet('central', 'yellow-sea', ['emden'], { movedIn }).run(allOrders).play('allied', 'done');
      return game.ordersFor('central', 'emden', 'mission');
    };
    expect(changes(4)).toEqual([]);
    expect(changes(3)).toEqual(['emden intercept']);
  });

  test('CW-5.52 nobody has lain still for a turn when the first one begins', () => {
    const game = table({ turn: 1 }).fleet('central', 'yellow-sea', ['emden']).run(allOrders).play('allied', 'done');
    expect(game.ordersFor('central', 'emden', 'mission')).toEqual([]);
  });
});

describe('escorts', () => {
  const convoy = () =>
    table().fleet('allied', 'tasman-sea', ['anzac-slow-1'], {
      mission: 'transport',
      name: 'convoy',
      route: ['australian-bight', 'cocos-island', 'bay-of-bengal', 'arabian-sea'],
    });

  test('CW-5.5c Allied warships and colliers may be told to escort a convoy', () => {
    const game = convoy()
      .fleet('allied', 'tasman-sea', ['sydney', 'british-collier-1'])
      .fleet('allied', 'tasman-sea', ['pioneer'], { post: 'station' })
      .run(allOrders);
    expect(game.ordersFor('allied', 'pioneer', 'escort')).toEqual([]);
    game.play('allied', 'escort', ['sydney', 'convoy']);
    expect(game.at('sydney')).toMatchObject({ mission: 'escort', charge: 'convoy' });
  });

  test('CW-5.5c at once where the convoy has just formed, elsewhere after a turn without moving', () => {
    const game = convoy()
      .fleet('allied', 'tasman-sea', ['sydney'], { movedIn: 2 })
      .fleet('allied', 'coral-sea', ['melbourne'], { movedIn: 2 })
      .run(allOrders);
    expect(game.ordersFor('allied', 'sydney', 'escort')).toEqual(['sydney convoy']);
    expect(game.ordersFor('allied', 'melbourne', 'escort')).toEqual([]);
  });

  test('CW-5.54c, CW-11.8a fast ships that have just divided may be told to escort, slow ones have to stay', () => {
    const escorts = (...ships: string[]) => {
      const game = convoy().fleet('allied', 'tasman-sea', ships, { name: 'fleet' }).run(allOrders);
      game.dice(1).play('allied', 'divide', 'sydney');
      return [game.ordersFor('allied', 'fleet', 'escort'), game.ordersFor('allied', game.at('sydney').id, 'escort')].map(
        ({ length }) => length,
      );
    };
    expect([escorts('melbourne', 'sydney'), escorts('encounter', 'sydney')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test('CW-12.3 the French of Madeira sail with no convoy before they are free', () => {
    const escorts = (frenchReleased: boolean) => {
      const game = table({ frenchReleased }).fleet('allied', 'azores', ['canadian-slow-1'], { mission: 'transport', name: 'convoy' });
      game.fleet('allied', 'madeira', ['bruix']).run(allOrders);
      return game.ordersFor('allied', 'bruix', 'escort');
    };
    expect([escorts(false), escorts(true)]).toEqual([[], ['bruix convoy']]);
  });

  test('CW-5.5d beside its convoy the escort moves with it, under one marker', () => {
    const game = convoy().fleet('allied', 'tasman-sea', ['sydney'], { mission: 'escort', charge: 'convoy' });
    game.state.convoys.push({ id: 'anzac', calledIn: 3, fleet: 'convoy', arrivedIn: 0, done: false });
    game.run(moveFleets);
    expect(game.offered('allied')).toEqual(['done']);
    game.play('allied', 'done');
    expect([game.at('convoy').area, game.at('sydney').area]).toEqual(['australian-bight', 'australian-bight']);
    expect(game.view('central').markers).toMatchObject([{ convoy: true }]);
    expect(game.told('joined-convoy', 'central')).toMatchObject([{ token: game.at('convoy').token }]);
  });

  test('CW-5.5d under way the escort does what the convoy does, and nothing else', () => {
    const game = convoy().fleet('allied', 'tasman-sea', ['sydney'], { mission: 'escort', charge: 'convoy', hidden: true }).run(allOrders);
    expect(game.ordersFor('allied', 'sydney', 'work')).toEqual([]);
  });

  test('CW-5.5d when the convoy is no more the escort is a fleet like any other', () => {
    const game = table()
      .fleet('allied', 'tasman-sea', ['sydney'], { mission: 'escort', charge: 'convoy', hidden: true })
      .run(releaseEscorts);
    expect(game.at('sydney')).toMatchObject({ mission: 'intercept', charge: null, hidden: false });
  });

  test('CW-5.5g an escort that was left behind is seen again, and follows by the shortest way', () => {
    const game = convoy().fleet('allied', 'chatham-island', ['sydney'], { mission: 'escort', charge: 'convoy', hidden: true });
    game.at('convoy').area = 'australian-bight';
    game.at('convoy').route = game.at('convoy').route.slice(1);
    game.run(moveEscorts);
    expect(game.at('sydney')).toMatchObject({ area: 'tasman-sea', hidden: false });
    game.run(moveEscorts);
    expect(game.at('sydney')).toMatchObject({ area: 'australian-bight', hidden: true });
  });

  test('CW-5.5h from afar the escort makes for a place where the convoy will be', () => {
    const game = convoy().fleet('allied', 'dutch-east-indies', ['hampshire'], { mission: 'escort', charge: 'convoy' });
    game.state.convoys.push({ id: 'anzac', calledIn: 3, fleet: 'convoy', arrivedIn: 0, done: false });
    game.run(moveFleets).play('allied', 'done').play('central', 'done');
    // The convoy is in the Australian Bight, and will be in Cocos Island, which the escort reaches first.
    expect(game.at('hampshire')).toMatchObject({ area: 'cocos-island', hidden: false });
    game.run(moveFleets).play('allied', 'done').play('central', 'done');
    expect(game.at('convoy').area).toBe('cocos-island');
    expect(game.at('hampshire')).toMatchObject({ area: 'cocos-island', hidden: true });
  });
});
