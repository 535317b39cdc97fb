import { describe, expect, test } from 'vitest';
import { CONVOYS } from '../data/convoys.ts';
import { BUILT_IN, distance, neighbours, ratingOf } from '../data/data.ts';
import { conclusion } from '../rules/conclusion.ts';
import { callConvoys } from '../rules/convoys.ts';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { search } from '../rules/search.ts';
import { reckoning } from '../rules/victory.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** Answers every question about the route with the first area offered. */
const plotAll = (game: TestTable): TestTable => {
  while (!game.finished && game.asks === 'convoy-route') game.play('allied', 'via', game.offered('allied', 'via')[0]);
  return game;
};
const called = (die: number, game = table()): TestTable => plotAll(game.dice(die).run(callConvoys));
/** The Indian convoy has one area to go. */
const indian = () => called(3);
const turn = (game: TestTable): TestTable => {
  game.run(moveFleets).play('allied', 'done').play('central', 'done').run(conclusion);
  game.state.turn++;
  return game;
};

test('CW-11.2 transports have one or two hull boxes, no armour and no guns', () => {
  for (const { ships } of CONVOYS)
    for (const id of ships) {
      const { hull, primary, secondary, tertiary, torpedo } = ratingOf(BUILT_IN, id);
      expect([1, 2]).toContain(hull.boxes);
      expect(hull.armour).toBe('none');
      expect(primary.boxes + secondary.boxes + tertiary.boxes + torpedo.factor).toBe(0);
    }
});

describe('forming', () => {
  test.each([
    [1, 'anzac', 'tasman-sea'],
    [2, 'canadian', 'labrador-sea'],
    [3, 'indian', 'bay-of-bengal'],
  ])('CW-11.8a a %i calls the %s convoy, in %s, as a fleet with the Transport mission', (die, id, area) => {
    const game = called(die);
    expect(game.state.convoys).toMatchObject([{ id, calledIn: 3, done: false }]);
    expect(game.state.fleets).toMatchObject([{ area, mission: 'transport', post: 'marker' }]);
    expect(game.aboard(`${id}-slow-1`)).toEqual(CONVOYS.find((each) => each.id === id)?.ships);
  });

  test('CW-11.8a a second call is no convoy, and so is a four', () => {
    const game = called(4, called(3, indian()));
    expect(game.state.convoys).toHaveLength(1);
    expect(game.told('convoy-called-again')).toHaveLength(1);
  });

  test('CW-11.8a the enemy is told that there is a convoy, and nothing of its size', () => {
    const game = indian();
    expect(game.told('convoy-called', 'central')).toMatchObject([{ area: 'bay-of-bengal' }]);
    expect(game.view('central').markers).toMatchObject([{ convoy: true, counters: null }]);
    expect(game.view('central').convoys).toEqual([]);
  });

  test('CW-11.8a fleets in its area may be made its escort at once, even if they have just moved', () => {
    const game = called(3, table().fleet('allied', 'bay-of-bengal', ['hampshire'], { movedIn: 2 }));
    game.run(allOrders);
    expect(game.offered('allied', 'escort')).toEqual([`hampshire ${game.at('indian-slow-1').id}`]);
  });

  test('CW-4.2c the route is plotted at once, to its end', () => {
    const game = called(1);
    const { route } = game.at('anzac-slow-1');
    expect(route).toHaveLength(distance(BUILT_IN, 'tasman-sea', 'arabian-sea'));
    expect(route.at(-1)).toBe('arabian-sea');
  });

  test('CW-15.2a none is called while Britain is at peace', () => {
    const game = table({ entered: { britain: 0, japan: 0, dutch: 0, italy: 0 } }).run(callConvoys);
    expect(game.rolls()).toEqual([]);
  });
});

describe('without a marker', () => {
  const FULL = ['sydney', 'glasgow', 'bristol', 'yarmouth', 'newcastle', 'weymouth', 'dartmouth', 'melbourne', 'minotaur', 'hampshire'];
  const MORE = ['kent', 'suffolk', 'monmouth', 'good-hope', 'berwick', 'essex', 'lancaster', 'donegal'];
  const full = () => {
    const game = table();
    for (const id of [...FULL, ...MORE]) game.fleet('allied', 'coral-sea', [id]);
    return game;
  };

  test('CW-11.8b the convoy goes on station, and its ships cannot be called away', () => {
    const game = full().dice(3).run(callConvoys);
    expect(game.finished).toBe(true);
    expect(game.at('indian-slow-1')).toMatchObject({ post: 'station', area: 'bay-of-bengal' });
    game.state.turn = 9;
    game.run(allOrders);
    expect(game.offered('allied', 'recall')).toEqual([]);
    expect(game.offered('allied', 'work')).not.toContain('move');
  });

  test('CW-11.8c a fleet that is there may take the ships among which the transports lie, and not the transports', () => {
    const game = full().fleet('allied', 'bay-of-bengal', ['fox'], { post: 'station', name: 'station' }).dice(3).run(callConvoys);
    game.at('sydney').area = 'bay-of-bengal';
    game.state.turn = 9;
    expect(game.run(allOrders).ordersFor('allied', 'station', 'recall')).toEqual(['fox sydney']);
  });

  test('CW-11.8c it sets out in the first Orders Phase in which a marker is free', () => {
    const game = full().fleet('allied', 'bay-of-bengal', ['fox'], { post: 'station' }).dice(3).run(callConvoys);
    game.run(allOrders).play('allied', 'combine', ['sydney', 'glasgow']).play('allied', 'done');
    expect(game.asks).toBe('convoy-route');
    game.play('allied', 'via', 'arabian-sea');
    expect(game.at('indian-slow-1')).toMatchObject({ post: 'marker', mission: 'transport', route: ['arabian-sea'] });
    expect(game.aboard('fox')).toEqual(['fox']);
    expect(game.told('convoy-sails', 'central')).toHaveLength(1);
  });

  test('CW-11.8a, CW-11.8c told to set out as soon as a marker is free, it gets its escort in the same phase', () => {
    const game = full().fleet('allied', 'bay-of-bengal', ['fox'], { post: 'station', name: 'station' });
    game.at('sydney').area = 'bay-of-bengal';
    game.dice(3).run(callConvoys).run(allOrders);
    expect(game.ordersFor('allied', 'station', 'depart')).toEqual([]);
    game.play('allied', 'combine', ['bristol', 'glasgow']).play('allied', 'depart', 'indian');
    const convoy = game.at('indian-slow-1').id;
    game.play('allied', 'escort', ['sydney', convoy]).play('allied', 'done');
    expect(game.asks).toBe('convoy-route');
    game.play('allied', 'via', 'arabian-sea').play('central', 'done').run(moveFleets).play('allied', 'done');
    expect([game.at(convoy).area, game.at('sydney').area]).toEqual(['arabian-sea', 'arabian-sea']);
  });

  test('CW-11.8b transports that wait by themselves do not search, and ships on station beside them do', () => {
    const searches = (...beside: string[]) => {
      const game = full();
      if (beside.length > 0) game.fleet('allied', 'bay-of-bengal', beside, { post: 'station' });
      game.dice(3).run(callConvoys).run(search);
      return game.offered('allied', 'search').includes(game.at('indian-slow-1').id);
    };
    expect([searches(), searches('fox')]).toEqual([false, true]);
  });

  test('CW-11.8c nothing sets out when nothing of it is left', () => {
    const game = full().fleet('allied', 'bay-of-bengal', ['fox'], { post: 'station', name: 'station' }).dice(3).run(callConvoys);
    game.run(allOrders);
    for (const id of CONVOYS[2]?.ships ?? []) game.play('allied', 'scuttle', id);
    game.play('allied', 'combine', ['sydney', 'glasgow']).play('allied', 'done');
    expect([game.asks, game.told('convoy-sails')]).toEqual(['central-orders', []]);
  });

  test('CW-11.8c on station transports burn no coal', () => {
    const game = full().dice(3).run(callConvoys).run(conclusion);
    expect(game.piece('indian-slow-1').fuel).toBe(12);
  });
});

describe('the voyage', () => {
  test('CW-11.8c one area every turn along its route, without coal', () => {
    const game = called(1);
    const [first, second] = game.at('anzac-slow-1').route;
    expect(turn(game).at('anzac-slow-1').area).toBe(first);
    expect(turn(game).at('anzac-slow-1').area).toBe(second);
    expect(game.piece('anzac-slow-1').fuel).toBe(12);
  });

  test('CW-11.8c every step that can be plotted brings it nearer', () => {
    const game = table().dice(1).run(callConvoys);
    const nearer = neighbours(BUILT_IN, 'tasman-sea').filter(
      (area) => distance(BUILT_IN, area, 'arabian-sea') < distance(BUILT_IN, 'tasman-sea', 'arabian-sea'),
    );
    expect(game.offered('allied', 'via')).toEqual(nearer);
  });

  test('CW-11.8c having arrived it lies there for another turn, and is gone', () => {
    const game = turn(indian());
    expect(game.at('indian-slow-1')).toMatchObject({ area: 'arabian-sea' });
    expect(turn(game).state.fleets).toEqual([]);
    expect(game.ship('indian-slow-1').fate).toBe('home');
    expect(game.state.points).toEqual({ allied: 0, central: 0 });
  });
});

describe('scoring', () => {
  test('CW-11.8d a convoy still at sea costs one for a slow and two for a fast transport, for each move it lacks', () => {
    const game = called(1).run(reckoning);
    expect(game.state.points.central).toBe((4 * 2 + 6) * distance(BUILT_IN, 'tasman-sea', 'arabian-sea'));
  });

  test('CW-11.8d or, if that is agreed, for each turn it has been out', () => {
    const game = called(1, table({}, { 'convoy-late': 'turns-out' }));
    game.state.turn = 7;
    expect(game.run(reckoning).state.points.central).toBe((4 * 2 + 6) * 5);
  });

  test.each(['moves-missing', 'turns-out'])('CW-11.8d one that has arrived costs nothing, counted by %s', (late) => {
    const game = called(3, table({}, { 'convoy-late': late }));
    expect(turn(game).run(reckoning).state.points.central).toBe(0);
  });
});
