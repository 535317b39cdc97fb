import { describe, expect, test } from 'vitest';
import { conclusion } from '../rules/conclusion.ts';
import { STAY } from '../rules/fleet.ts';
import { markers } from '../rules/hiding.ts';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import type { Order } from '../state.ts';
import { table } from './table.ts';

const to = (area: Order['to']): Order => ({ act: 'move', to: area });

describe('combining', () => {
  test('CW-5.51 fleets of one mission in one area become one, and the plot of the marker that stays stands', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { order: to('philippine-sea') });
    game
      .fleet('central', 'yellow-sea', ['leipzig'], { order: to('sea-of-japan') })
      .run(allOrders)
      .play('allied', 'done');
    game.play('central', 'combine', ['emden', 'leipzig']);
    expect(game.aboard('leipzig')).toEqual(['leipzig', 'emden']);
    expect(game.at('leipzig').order).toEqual(to('sea-of-japan'));
    expect(game.state.fleets).toHaveLength(1);
    expect(game.told('combined-openly', 'allied')).toMatchObject([{ side: 'central', area: 'yellow-sea' }]);
    expect(game.told('combined', 'allied')).toEqual([]);
  });

  test('CW-5.51, CW-3.1c two markers that combine in sight stay in sight, and nothing vanishes', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { movedIn: 2, seenIn: 1 });
    game.fleet('central', 'yellow-sea', ['leipzig'], { movedIn: 2, seenIn: 1 }).run(allOrders).play('allied', 'done');
    game.play('central', 'combine', ['emden', 'leipzig']);
    const { token } = game.at('leipzig');
    expect(game.view('allied').markers).toMatchObject([{ token, area: 'yellow-sea' }]);
    expect(game.read('allied').map(({ what }) => what)).toEqual([
      { kind: 'event', event: { type: 'combined-openly', side: 'central', area: 'yellow-sea', tokens: [token] } },
    ]);
  });

  test('CW-5.51, CW-5.54a, CW-3.1c who combines or divides in sight reads of it by the names of the fleets, the enemy by markers', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden']).fleet('central', 'yellow-sea', ['leipzig']);
    game.run(allOrders).play('allied', 'done').play('central', 'combine', ['emden', 'leipzig']);
    game.dice(1).play('central', 'divide', 'emden');
    const names = (type: 'combined-openly' | 'divided-openly', reader: 'allied' | 'central') =>
      game.told(type, reader).flatMap(({ tokens }) => tokens);
    const both = [game.at('emden'), game.at('leipzig')];
    expect(names('combined-openly', 'central')).toEqual(['leipzig']);
    expect(names('divided-openly', 'central')).toEqual(both.map(({ id }) => id).sort());
    expect(names('divided-openly', 'allied')).toEqual(both.map(({ token }) => token).sort());
    expect(names('combined-openly', 'allied')).not.toContain('leipzig');
  });

  test('CW-5.51 three fleets become one in one phase', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden']).fleet('central', 'yellow-sea', ['leipzig']);
    game.fleet('central', 'yellow-sea', ['dresden']).run(allOrders).play('allied', 'done');
    game.play('central', 'combine', ['emden', 'leipzig']).play('central', 'combine', ['leipzig', 'dresden']);
    expect(game.aboard('dresden')).toEqual(['dresden', 'leipzig', 'emden']);
    expect(game.ordersFor('central', 'dresden', 'mission')).toEqual(['dresden intercept']);
  });

  test('CW-5.51, CW-5.52 a fleet may be given the mission of another and combine with it in the same phase', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden']).fleet('central', 'yellow-sea', ['leipzig'], { mission: 'intercept' });
    game.run(allOrders).play('allied', 'done');
    expect(game.ordersFor('central', 'emden', 'combine')).toEqual([]);
    game.play('central', 'mission', ['leipzig', 'raid']).play('central', 'combine', ['leipzig', 'emden']);
    expect(game.aboard('emden')).toEqual(['emden', 'leipzig']);
  });

  test('CW-5.51, CW-5.54 combining and dividing come to an end: a piece divides once in a phase', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden', 'dresden'], { hidden: true }).run(allOrders).play('allied', 'done');
    game.play('central', 'divide', 'dresden');
    game.play('central', 'combine', ['emden', game.at('dresden').id]);
    expect(game.ordersFor('central', game.at('dresden').id, 'divide')).toEqual(['emden']);
  });

  test('CW-5.51 who must stay takes its written way from a fleet that it joins, and with it the order for the turn after', () => {
    const game = table().fleet('central', 'yellow-sea', ['leipzig'], { hidden: true, heldIn: 3 });
    game
      .fleet('central', 'yellow-sea', ['emden'], { hidden: true, order: to('philippine-sea') })
      .run(allOrders)
      .play('allied', 'done');
    game.play('central', 'plot', ['emden', 'caroline-islands']).play('central', 'combine', ['leipzig', 'emden']);
    expect(game.ordersFor('central', 'emden', 'plot')).toContain('emden sea-of-japan');
  });

  test('CW-5.51 not with another mission, in another area, on station, or with the convoy one escorts', () => {
    const game = table().fleet('allied', 'tasman-sea', ['fox'], { mission: 'escort', charge: 'convoy' });
    game.fleet('allied', 'tasman-sea', ['anzac-slow-1'], { mission: 'transport', name: 'convoy' });
    game
      .fleet('allied', 'tasman-sea', ['sydney'])
      .fleet('allied', 'coral-sea', ['encounter'])
      .fleet('allied', 'tasman-sea', ['pioneer'], { post: 'station' });
    game.run(allOrders);
    for (const fleet of game.state.fleets) expect(game.ordersFor('allied', fleet.id, 'combine')).toEqual([]);
  });

  test('CW-5.51 escorts of one convoy combine, and those of different convoys do not', () => {
    const combinations = (charge: string) => {
      const game = table().fleet('allied', 'tasman-sea', ['anzac-slow-1'], { mission: 'transport', name: 'convoy' });
      game.fleet('allied', 'tasman-sea', ['indian-slow-1'], { mission: 'transport', name: 'another' });
      game.fleet('allied', 'tasman-sea', ['sydney'], { mission: 'escort', charge: 'convoy' });
      game.fleet('allied', 'tasman-sea', ['melbourne'], { mission: 'escort', charge }).run(allOrders);
      return game.ordersFor('allied', 'sydney', 'combine');
    };
    expect(combinations('convoy')).toEqual(['sydney melbourne']);
    expect(combinations('another')).toEqual([]);
  });

  test('CW-5.51, CW-5.52 if either has moved, nobody of the combined fleet has lain still, even if it divides again', () => {
    const missions = (emden: number, leipzig: number): number => {
      const game = table().fleet('central', 'yellow-sea', ['emden'], { hidden: true, movedIn: emden });
      game.fleet('central', 'yellow-sea', ['leipzig'], { hidden: true, movedIn: leipzig }).run(allOrders).play('allied', 'done');
      game.play('central', 'combine', ['emden', 'leipzig']).play('central', 'divide', 'emden');
      return game.ordersFor('central', game.at('emden').id, 'mission').length;
    };
    expect([missions(1, 1), missions(2, 1), missions(1, 2)]).toEqual([1, 0, 0]);
  });

  test('CW-5.51 a marker that may not hide keeps the merged fleet on the map, and the enemy notices nothing', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { movedIn: 2, seenIn: 2 });
    game.fleet('central', 'yellow-sea', ['leipzig'], { hidden: true }).run(allOrders).play('allied', 'done');
    const before = game.view('allied');
    game.play('central', 'combine', ['emden', 'leipzig']);
    expect(game.view('allied')).toEqual(before);
    expect(game.at('leipzig').hidden).toBe(false);
    expect(game.run(markers).offered('central', 'hide')).toEqual([]);
  });

  test('CW-5.51 a marker that might hide by itself goes out of sight with the fleet that it joins', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { movedIn: 2, seenIn: 1 });
    game.fleet('central', 'yellow-sea', ['leipzig'], { hidden: true }).run(allOrders).play('allied', 'done');
    const { token } = game.at('emden');
    game.play('central', 'combine', ['emden', 'leipzig']);
    expect(game.at('leipzig').hidden).toBe(true);
    expect(game.told('vanished', 'allied')).toMatchObject([{ token, area: 'yellow-sea' }]);
  });

  test('CW-5.51 a raider off the map that joins a marker changes nothing that the enemy sees', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { hidden: true }).fleet('central', 'yellow-sea', ['leipzig']);
    game.run(allOrders).play('allied', 'done');
    const before = game.view('allied');
    game.play('central', 'combine', ['emden', 'leipzig']);
    expect(game.view('allied')).toEqual(before);
  });

  test('CW-12.3 nobody combines with the French of Madeira before they are free, nor joins them from station', () => {
    const offers = (frenchReleased: boolean) => {
      const game = table({ frenchReleased }).fleet('allied', 'madeira', ['bruix', 'cosmao']).fleet('allied', 'madeira', ['kent']);
      game.fleet('allied', 'madeira', ['minerva'], { post: 'station', name: 'station' }).run(allOrders);
      return [
        game.ordersFor('allied', 'kent', 'combine'),
        game.ordersFor('allied', 'bruix', 'station'),
        game.ordersFor('allied', 'station', 'recall'),
      ];
    };
    expect(offers(false)).toEqual([[], [], ['minerva new', 'minerva kent']]);
    expect(offers(true)).toEqual([['kent bruix'], ['bruix', 'cosmao'], ['minerva new', 'minerva bruix', 'minerva kent']]);
  });

  test('CW-5.51, CW-10.4 coal that was promised to a fleet is not lost when it combines with the collier’s', () => {
    const feeding: Order = { act: 'feed', to: null };
    const game = table().fleet('central', 'coronel', ['leipzig'], { order: feeding }).fuel('leipzig', 3);
    game.fleet('central', 'coronel', ['german-collier-1'], { order: feeding, name: 'collier' }).run(allOrders).play('allied', 'done');
    game.play('central', 'feed', ['german-collier-1', 'leipzig']).play('central', 'combine', ['collier', 'leipzig']);
    expect(game.play('central', 'done').run(conclusion).piece('leipzig').fuel).toBe(15);
  });

  test('CW-5.53d a pursuer is not shaken off by combining', () => {
    const game = table().fleet('allied', 'yellow-sea', ['fox'], {
      pursuit: { quarry: 'emden', marker: 'central-marker-1', turns: 2, caught: false },
    });
    game.fleet('central', 'yellow-sea', ['emden']).fleet('central', 'yellow-sea', ['leipzig']).dice(6).run(allOrders);
    game.play('allied', 'done').play('central', 'combine', ['emden', 'leipzig']);
    expect(game.at('fox').pursuit).toMatchObject({ quarry: 'leipzig', caught: true });
  });
});

describe('dividing', () => {
  test('CW-5.54a a part has a marker of its own and the mission of the whole', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden', 'dresden']).run(allOrders).play('allied', 'done');
    const before = game.at('emden').token;
    game.dice(2).play('central', 'divide', 'dresden');
    expect(game.at('dresden')).toMatchObject({ area: 'yellow-sea', mission: 'raid', pieces: ['dresden'] });
    expect(game.aboard('emden')).toEqual(['emden']);
    expect(game.view('allied').markers).toHaveLength(2);
    expect(game.view('allied').markers.map(({ token }) => token)).not.toContain(before);
  });

  test('CW-3.1c by lot either part is named first, so that nobody can tell which was which', () => {
    const names = (face: number) => {
      const game = table().fleet('central', 'yellow-sea', ['emden', 'dresden']).run(allOrders).play('allied', 'done');
      game.dice(face).play('central', 'divide', 'dresden');
      return [game.at('emden').token, game.at('dresden').token];
    };
    expect(names(1)).toEqual([...names(2)].reverse());
  });

  test('CW-5.54a a part of a raider off the map is off the map', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden', 'dresden'], { hidden: true }).run(allOrders).play('allied', 'done');
    game.play('central', 'divide', 'dresden');
    expect(game.at('dresden').hidden).toBe(true);
    expect(game.read('allied')).toEqual([]);
  });

  test('CW-5.54a more ships may go over to the part, out of the fleet that it left', () => {
    const game = table()
      .fleet('central', 'yellow-sea', ['emden', 'dresden', 'konigsberg'], { hidden: true })
      .fleet('central', 'yellow-sea', ['leipzig', 'nurnberg'], { hidden: true });
    game.run(allOrders).play('allied', 'done').play('central', 'divide', 'dresden');
    const part = game.at('dresden').id;
    expect(game.ordersFor('central', 'leipzig', 'add')).toEqual([]);
    game.play('central', 'add', ['konigsberg', part]);
    expect(game.aboard('dresden')).toEqual(['dresden', 'konigsberg']);
  });

  test('CW-5.84a prizes do not sail by themselves', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden', 'prize-1'], { hidden: true }).run(allOrders).play('allied', 'done');
    expect(game.ordersFor('central', 'emden', 'divide')).toEqual([]);
  });

  test('CW-5.54b with a ship of speed 1 in it, neither part moves on the turn of division', () => {
    const movers = (...ships: string[]) => {
      const game = table().fleet('allied', 'yellow-sea', ships).run(allOrders).dice(1);
      game.play('allied', 'divide', 'weymouth').play('allied', 'done').play('central', 'done').run(moveFleets);
      return new Set(game.offered('allied', 'move').map((move) => move.split(' ')[0])).size;
    };
    expect([movers('chatham', 'weymouth'), movers('chatham', 'weymouth', 'fox')]).toEqual([2, 0]);
  });

  test('CW-5.54b, CW-5.4a slow ships that are on their way by a written order do not divide, nor put down a decoy', () => {
    const divisions = (order: Order) => {
      const game = table({}, { decoys: 'on' }).fleet('central', 'yellow-sea', ['emden', 'leipzig'], { order });
      game.run(allOrders).play('allied', 'done');
      return [game.ordersFor('central', 'emden', 'divide'), game.ordersFor('central', 'emden', 'decoy')];
    };
    expect(divisions(to('philippine-sea'))).toEqual([[], []]);
    expect(divisions(STAY)).toEqual([['emden', 'leipzig'], ['emden']]);
  });

  test('CW-5.54b who was held stays held in every part and with whomever it joins', () => {
    const game = table().fleet('allied', 'yellow-sea', ['weymouth', 'dartmouth'], { heldIn: 3 }).fleet('allied', 'yellow-sea', ['chatham']);
    game.run(allOrders).dice(1).play('allied', 'divide', 'dartmouth');
    game.play('allied', 'combine', ['weymouth', 'chatham']).play('allied', 'done').play('central', 'done');
    expect(game.run(moveFleets).offered('allied')).toEqual(['done']);
  });

  test('CW-5.54a, CW-10.31 a turn is for dividing or for coaling, whichever is ordered first', () => {
    const game = table().fleet('allied', 'azores', ['weymouth', 'fox']).fleet('allied', 'madeira', ['dartmouth', 'chatham']).run(allOrders);
    game.play('allied', 'work', ['weymouth', 'coal']);
    expect(game.ordersFor('allied', 'weymouth', 'divide')).toEqual([]);
    game.dice(1).play('allied', 'divide', 'chatham');
    const part = game.at('chatham').id;
    expect([game.ordersFor('allied', 'dartmouth', 'work'), game.ordersFor('allied', part, 'work')]).toEqual([[], []]);
  });

  test('CW-5.54a, CW-10.31 nor does who has divided coal by joining one that coals', () => {
    const game = table().fleet('allied', 'azores', ['weymouth', 'fox']).fleet('allied', 'azores', ['chatham']).run(allOrders);
    game.dice(1).play('allied', 'divide', 'fox').play('allied', 'work', ['chatham', 'coal']);
    expect(game.ordersFor('allied', 'weymouth', 'combine')).toEqual([`weymouth ${game.at('fox').id}`]);
    expect(game.ordersFor('allied', 'chatham', 'combine')).toEqual([]);
  });

  test('CW-5.54a, CW-10.31 and a fleet that it joins coals no more', () => {
    const game = table().fleet('allied', 'azores', ['weymouth', 'fox']).fleet('allied', 'azores', ['chatham']).run(allOrders);
    game.dice(1).play('allied', 'divide', 'fox').play('allied', 'combine', ['weymouth', 'chatham']);
    expect(game.ordersFor('allied', 'chatham', 'work')).toEqual([]);
  });

  test('CW-5.54c fast ships may move on the turn of division, together or one of them', () => {
    const moved = (verb: 'divide' | 'drop') => {
      const game = table()
        .fleet('central', 'yellow-sea', ['emden', 'dresden'], { order: to('philippine-sea') })
        .run(allOrders);
      game.play('allied', 'done').dice(1).play('central', verb, 'dresden').play('central', 'done');
      game.run(moveFleets).play('allied', 'done');
      return [game.at('emden').area, game.at('dresden').area];
    };
    expect(moved('divide')).toEqual(['philippine-sea', 'philippine-sea']);
    expect(moved('drop')).toEqual(['philippine-sea', 'yellow-sea']);
  });

  test('CW-5.54c a fleet that divides in sight and moves may hide in the same turn', () => {
    const game = table()
      .fleet('central', 'yellow-sea', ['emden', 'dresden'], { order: to('philippine-sea') })
      .run(allOrders);
    game.play('allied', 'done').dice(1).play('central', 'divide', 'dresden').play('central', 'done').run(moveFleets).play('allied', 'done');
    expect(game.offered('central', 'hide')).toHaveLength(2);
  });

  test('CW-5.55 with eighteen Allied or ten Central markers in play nobody divides', () => {
    const divisions = (side: 'allied' | 'central', singles: number): string[] => {
      const game = table({}, { decoys: 'on' }).fleet(side, 'yellow-sea', side === 'allied' ? ['fox', 'chatham'] : ['emden', 'dresden'], {
        name: 'pair',
      });
      for (let n = 0; n < singles; n++) game.fleet(side, 'yellow-sea', [], { decoy: true });
      game.run(allOrders);
      if (side === 'central') game.play('allied', 'done');
      return game.ordersFor(side, 'pair', 'divide');
    };
    expect(divisions('central', 8)).toEqual(['emden', 'dresden']);
    expect(divisions('central', 9)).toEqual([]);
    expect(divisions('allied', 16)).toEqual(['fox', 'chatham']);
    expect(divisions('allied', 17)).toEqual([]);
  });
});
