import { describe, expect, test } from 'vitest';
import type { Area } from '../data/map.ts';
import { neighbours } from '../data/map.ts';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { search } from '../rules/search.ts';
import type { Order } from '../state.ts';
import { eventInWords } from '../words/events.ts';
import { table } from './table.ts';

const to = (area: Area): Order => ({ act: 'move', to: area });

describe('moving', () => {
  test('CW-5.0 a fleet may be one ship, and ships on station or in blockade do not move', () => {
    const game = table().fleet('allied', 'yellow-sea', ['fox']).fleet('allied', 'yellow-sea', ['chatham'], { post: 'station' });
    game.fleet('allied', 'yellow-sea', ['hampshire'], { post: 'blockade' }).run(moveFleets);
    expect(new Set(game.offered('allied', 'move').map((move) => move.split(' ')[0]))).toEqual(new Set(['fox']));
  });

  test('CW-5.1a a fleet moves one area at most', () => {
    const game = table().fleet('allied', 'azores', ['fox']).run(moveFleets);
    expect(game.offered('allied', 'move')).toEqual(neighbours('azores').map((area) => `fox ${area}`));
    game.play('allied', 'move', ['fox', 'madeira']);
    expect(game.at('fox')).toMatchObject({ area: 'madeira', movedIn: 3 });
    expect(game.offered('allied')).toEqual(['done']);
    expect(game.whyNot('allied', 'move', ['fox', 'yellow-sea'])?.rule).toBe('CW-5.1a');
  });

  test('CW-5.1b however fast its ships', () => {
    const game = table().fleet('allied', 'yellow-sea', ['asakaze-1']).run(moveFleets).play('allied', 'move', ['asakaze-1', 'sea-of-japan']);
    expect(game.offered('allied')).toEqual(['done']);
  });

  test('CW-4.3, CW-5.6 the Allies move first, then the Central fleets go where their orders say', () => {
    const game = table()
      .fleet('allied', 'yellow-sea', ['fox'])
      .fleet('central', 'yellow-sea', ['emden'], { order: to('philippine-sea') });
    game.run(moveFleets);
    expect(game.asked).toEqual(['allied']);
    game.play('allied', 'move', ['fox', 'sea-of-japan']);
    expect(game.at('emden').area).toBe('yellow-sea');
    game.play('allied', 'done');
    expect(game.at('emden').area).toBe('philippine-sea');
    expect(game.told('moved-fleet').map(({ side }) => side)).toEqual(['allied', 'central']);
  });

  test('CW-5.3b every ship that passes the canal is named, and a raider off the map stays off it', () => {
    const game = table().fleet('central', 'caribbean', ['dresden', 'german-collier-1'], { hidden: true, order: to('gulf-of-panama') });
    game.run(moveFleets).play('allied', 'done');
    expect(game.told('canal', 'allied')).toMatchObject([
      { from: 'caribbean', to: 'gulf-of-panama', ships: ['dresden', 'german-collier-1'] },
    ]);
    expect(game.view('allied').markers).toEqual([]);
    expect(game.view('allied').known).toEqual([]);
  });

  test('CW-5.3b with her type, which tells two ships of one name apart', () => {
    const told = (...ships: string[]) => {
      const game = table().fleet('central', 'caribbean', ships, { order: to('gulf-of-panama') });
      const [passage] = game.run(moveFleets).play('allied', 'done').told('canal', 'allied');
      return passage && eventInWords(passage).words.split(': ')[1];
    };
    expect(told('cormoran-1892')).toBe('one ship, gunboat Cormoran.');
    expect(told('cormoran-1909', 'german-collier-1')).toBe('2 ships, armed merchant cruiser Cormoran, German collier 1.');
  });

  test('CW-5.3b a marker that passes the canal is known from then on', () => {
    const game = table().fleet('allied', 'gulf-of-panama', ['kent']).run(moveFleets).play('allied', 'move', ['kent', 'caribbean']);
    expect(game.view('central').known).toMatchObject([{ token: game.at('kent').token, ships: ['kent'] }]);
  });

  test('CW-5.4a an order that was not written, or cannot be carried out, is to stay', () => {
    const game = table()
      .fleet('central', 'yellow-sea', ['emden'], { order: to('azores') })
      .fleet('central', 'madeira', ['leipzig']);
    game.fleet('central', 'brazil', ['dresden'], { order: to('narrows') }).fuel('dresden', 1);
    game.run(moveFleets).play('allied', 'done');
    expect(['emden', 'leipzig', 'dresden'].map((id) => game.at(id).area)).toEqual(['yellow-sea', 'madeira', 'brazil']);
    expect(game.piece('dresden').fuel).toBe(1);
  });

  test('CW-4.2d, CW-10.2 a move that burns the last fuel is warned of', () => {
    const game = table().fleet('allied', 'azores', ['fox']).fuel('fox', 2).run(moveFleets);
    expect(game.caution('allied', 'move', ['fox', 'madeira'])).toContain('Fox');
    game.fuel('fox', 3);
    expect(game.caution('allied', 'move', ['fox', 'madeira'])).toBeUndefined();
  });
});

describe('ships that are tied down', () => {
  const movesOf = (game: ReturnType<typeof table>): string[] => game.run(moveFleets).offered('allied', 'move');

  test('CW-12.1b Dutch ships keep to the Indies and three seas beside them', () => {
    expect(movesOf(table().fleet('allied', 'dutch-east-indies', ['tromp'])).sort()).toEqual([
      'tromp cocos-island',
      'tromp gulf-of-thailand',
      'tromp timor-sea',
    ]);
    const mixed = table().fleet('allied', 'timor-sea', ['tromp', 'fox'], { name: 'mixed' });
    expect(movesOf(mixed)).not.toContain('mixed coral-sea');
    expect(mixed.whyNot('allied', 'move', ['mixed', 'coral-sea'])?.rule).toBe('CW-12.1b');
  });

  test('CW-12.3 the French of Madeira do not sail before a raid near there is known', () => {
    expect(movesOf(table().fleet('allied', 'madeira', ['bruix']))).toEqual([]);
    expect(movesOf(table({ frenchReleased: true }).fleet('allied', 'madeira', ['bruix']))).toContain('bruix azores');
  });

  test('CW-12.42 the Japanese of the Yellow Sea and the Bonin Islands stay beside Japan, reinforcements and the freed do not', () => {
    expect(movesOf(table().fleet('allied', 'yellow-sea', ['settsu'])).sort()).toEqual(['settsu bonin-islands', 'settsu sea-of-japan']);
    expect(movesOf(table({ freed: ['settsu'] }).fleet('allied', 'yellow-sea', ['settsu']))).toContain('settsu south-china-sea');
    expect(movesOf(table().fleet('allied', 'bonin-islands', ['ibuki']))).toContain('ibuki caroline-islands');
  });

  test('CW-12.6 the Allies do not enter the North Sea', () => {
    const game = table().fleet('allied', 'norwegian-sea', ['edgar']);
    expect(movesOf(game)).not.toContain('edgar north-sea');
    expect(game.whyNot('allied', 'move', ['edgar', 'north-sea'])?.rule).toBe('CW-12.6');
  });

  test('CW-12.6 a Central fleet that enters the North Sea is safe, and its marker is free', () => {
    const game = table()
      .fleet('central', 'norwegian-sea', ['emden'], { order: to('north-sea') })
      .run(moveFleets)
      .play('allied', 'done');
    expect(game.ship('emden').fate).toBe('home');
    expect(game.state.fleets).toEqual([]);
    expect(game.told('home-seen', 'allied')).toHaveLength(1);
    expect(game.told('home', 'allied')).toEqual([]);
  });

  test('CW-12.6 of a raider off the map that comes home the Allies hear nothing', () => {
    const game = table()
      .fleet('central', 'norwegian-sea', ['emden'], { hidden: true, order: to('north-sea') })
      .run(moveFleets)
      .play('allied', 'done');
    expect(game.ship('emden').fate).toBe('home');
    expect(game.read('allied')).toEqual([]);
  });
});

describe('orders', () => {
  test('CW-4.2a the printed example: in II August an intercept fleet is given its order for III August', () => {
    const game = table({ turn: 2 }).fleet('central', 'yellow-sea', ['emden'], { mission: 'intercept', order: to('philippine-sea') });
    game.run(allOrders).play('allied', 'done');
    // From where this turn's order will have taken her.
    expect(game.onCard('central', 'emden', 'plot')).toContain('emden caroline-islands');
    game.write('central', 'emden', 'plot', ['emden', 'caroline-islands']);
    expect(game.at('emden')).toMatchObject({ order: to('philippine-sea'), next: to('caroline-islands') });
    expect(game.onCard('central', 'emden', 'plot')).toEqual([]);
  });

  test('CW-4.2d, CW-10.1 an order after which a ship has no fuel is warned of', () => {
    const game = table()
      .fleet('central', 'yellow-sea', ['emden'], { order: to('philippine-sea') })
      .fuel('emden', 4);
    game.run(allOrders).play('allied', 'done').play('central', 'open', 'emden');
    expect(game.caution('central', 'plot', ['emden', 'caroline-islands'])).toContain('Emden');
    expect(game.caution('central', 'plot', ['emden', 'stay'])).toBeUndefined();
  });

  test.each(['coal', 'ammunition', 'feed'] as const)('CW-5.4a an order to %s that cannot be carried out leaves a fleet free', (act) => {
    const declared = (tsingtaoFell: number, fuel: number) => {
      const game = table({ tsingtaoFell }).fleet('central', 'yellow-sea', ['emden', 'german-collier-1'], { order: { act, to: null } });
      game.state.secrets.stocks = ['yellow-sea'];
      game.fleet('allied', 'yellow-sea', ['fox']).fuel('emden', fuel).run(allOrders).play('allied', 'done').play('central', 'done');
      return [...game.run(search).offered('central'), game.told('order-void', 'central').length, game.told('order-void', 'allied').length];
    };
    expect(declared(0, 3)).toEqual(['done', 0, 0]);
    expect(declared(3, 13)).toEqual(['search emden', 'raid emden', 'done', 1, 0]); // Tsingtao has fallen, and her bunkers are full
  });

  test('CW-5.4a one order a fleet: an area beside it, to stay, or work', () => {
    const game = table({ secrets: { etappenDue: 0, stocksDue: 1, etappen: [], usedEtappen: [], stocks: ['yellow-sea'], italy: false } });
    game.fleet('central', 'yellow-sea', ['emden']).ship('emden', { rounds: 3 });
    game.run(allOrders).play('allied', 'done');
    const plots = game.onCard('central', 'emden', 'plot');
    expect(plots).toEqual(expect.arrayContaining(['emden stay', 'emden repair', 'emden coal', 'emden ammunition', 'emden sea-of-japan']));
    expect(plots).not.toContain('emden azores');
  });

  test('CW-4.2b, CW-5.4b the Allies write no movement', () => {
    const game = table().fleet('allied', 'azores', ['fox']).run(allOrders).play('allied', 'open', 'fox');
    expect(game.offered('allied').filter((command) => /plot|move/.test(command))).toEqual([]);
    expect(game.offered('allied', 'work')).toEqual(expect.arrayContaining(['fox coal', 'fox repair']));
  });

  test('CW-5.4c the Allies tell which marker coals, not who is in it; repairs they keep to themselves', () => {
    const game = table().fleet('allied', 'azores', ['fox']).fleet('allied', 'madeira', ['kent']).run(allOrders);
    game.write('allied', 'fox', 'work', ['fox', 'coal']).write('allied', 'kent', 'work', ['kent', 'repair']);
    expect(game.told('announced', 'central')).toEqual([{ type: 'announced', token: game.at('fox').token, area: 'azores', act: 'coal' }]);
    expect(game.run(moveFleets).offered('allied')).toEqual(['done']);
  });
});
