import { describe, expect, test } from 'vitest';
import type { Area } from '../data/areas.ts';
import { BUILT_IN, neighbours } from '../data/data.ts';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { search } from '../rules/search.ts';
import type { Order } from '../state.ts';
import { eventInWords } from '../words/events.ts';
import type { TestTable } from './table.ts';
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
    expect(game.offered('allied', 'move')).toEqual(neighbours(BUILT_IN, 'azores').map((area) => `fox ${area}`));
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

  test('CW-5.6 who moves nobody is asked again', () => {
    const game = table().fleet('allied', 'azores', ['fox']).fleet('allied', 'brazil', ['glasgow']).run(moveFleets);
    expect(game.caution('allied', 'done')).toBe('Nothing has been ordered: 2 fleets stay where they are.');
    expect(game.play('allied', 'move', ['fox', 'madeira']).caution('allied', 'done')).toBeUndefined();
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
    expect(game.ordersFor('central', 'emden', 'plot')).toContain('emden caroline-islands');
    game.play('central', 'plot', ['emden', 'caroline-islands']);
    expect(game.at('emden')).toMatchObject({ order: to('philippine-sea'), next: to('caroline-islands') });
  });

  test('CW-5.4a an order can be written anew until all are', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden']).run(allOrders).play('allied', 'done');
    game.play('central', 'plot', ['emden', 'philippine-sea']);
    expect(game.ordersFor('central', 'emden', 'plot')).not.toContain('emden philippine-sea');
    expect(game.whyNot('central', 'plot', ['emden', 'philippine-sea'])).toMatchObject({ rule: 'CW-5.4a' });
    game.play('central', 'plot', ['emden', 'coal']);
    expect(game.at('emden').next).toEqual({ act: 'coal', to: null });
    game.play('central', 'plot', ['emden', 'philippine-sea']).play('central', 'done');
    expect(game.at('emden').next).toEqual(to('philippine-sea'));
  });

  test('CW-4.2d, CW-10.1 an order after which a ship has no fuel is warned of', () => {
    const game = table()
      .fleet('central', 'yellow-sea', ['emden'], { order: to('philippine-sea') })
      .fuel('emden', 4);
    game.run(allOrders).play('allied', 'done');
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
    game.fleet('central', 'yellow-sea', ['scharnhorst']).ship('scharnhorst', { rounds: 3, hull: 2 });
    game.run(allOrders).play('allied', 'done');
    const plots = game.ordersFor('central', 'scharnhorst', 'plot');
    expect(plots).toEqual(
      expect.arrayContaining([
        'scharnhorst stay',
        'scharnhorst repair',
        'scharnhorst coal',
        'scharnhorst ammunition',
        'scharnhorst sea-of-japan',
      ]),
    );
    expect(plots).not.toContain('scharnhorst azores');
  });

  describe('CW-5.4a what can do nothing is not offered', () => {
    const plotsOf = (game: TestTable, fleet = 'emden'): string[] =>
      game
        .run(allOrders)
        .play('allied', 'done')
        .ordersFor('central', fleet, 'plot')
        .map((plot) => plot.split(' ')[1] ?? '');
    const why = (game: TestTable, plot: string) => game.whyNot('central', 'plot', ['emden', plot])?.rule;

    test('CW-11.42a to mend, if nothing is hurt that can be mended', () => {
      const whole = table().fleet('central', 'azores', ['emden']);
      expect(plotsOf(whole)).not.toContain('repair');
      expect(why(whole, 'repair')).toBe('CW-11.42a');
      const scratched = table().fleet('central', 'azores', ['emden']);
      scratched.ship('emden', { hull: 1 });
      expect(plotsOf(scratched)).not.toContain('repair'); // CW-11.42b: never the last box
    });

    test('CW-10.81 shells, if not a shot has been fired', () => {
      const game = table({ secrets: { etappenDue: 0, stocksDue: 1, etappen: [], usedEtappen: [], stocks: ['yellow-sea'], italy: false } });
      expect(plotsOf(game.fleet('central', 'yellow-sea', ['emden']))).not.toContain('ammunition');
      expect(why(game, 'ammunition')).toBe('CW-10.81');
    });

    test('CW-10.4 coal from ships in company, if none will be there and no raid can take one', () => {
      const alone = table().fleet('central', 'azores', ['emden'], { mission: 'intercept' });
      alone.fleet('central', 'madeira', ['german-collier-1'], { mission: 'intercept', name: 'collier' });
      expect(plotsOf(alone)).not.toContain('feed');
      expect(why(alone, 'feed')).toBe('CW-10.4');
      const joined = table().fleet('central', 'azores', ['emden'], { mission: 'intercept', order: to('madeira') });
      joined.fleet('central', 'madeira', ['german-collier-1'], { mission: 'intercept', name: 'collier' });
      expect(plotsOf(joined)).toContain('feed');
      expect(plotsOf(table().fleet('central', 'azores', ['emden']))).toContain('feed');
    });

    test('CW-15.3a anything but a course, of an empty marker', () => {
      const game = table({}, { decoys: 'on' }).fleet('central', 'yellow-sea', [], { name: 'emden', decoy: true });
      expect(plotsOf(game)).not.toContain('coal');
      expect(why(game, 'coal')).toBe('CW-15.3a');
    });
  });

  test('CW-10.7 coal that a neutral may refuse says how likely it is, and coal that is sure says nothing', () => {
    const odds = (area: 'coronel' | 'yellow-sea') =>
      table().fleet('central', area, ['emden']).run(allOrders).play('allied', 'done').prospects('central', 'plot', ['emden', 'coal']);
    expect([odds('coronel'), odds('yellow-sea')]).toEqual([{ coal: 1 / 3 }, {}]);
  });

  test('CW-4.2b, CW-5.4b the Allies write no movement', () => {
    const game = table().fleet('allied', 'azores', ['fox']);
    game.ship('fox', { hull: 2 });
    expect(
      game
        .run(allOrders)
        .offered('allied')
        .filter((command) => /plot|move/.test(command)),
    ).toEqual([]);
    expect(game.offered('allied', 'work')).toEqual(['fox repair', 'fox coal']);
  });

  test('CW-5.4c the Allies tell which marker coals, not who is in it; repairs they keep to themselves', () => {
    const game = table().fleet('allied', 'azores', ['fox']).fleet('allied', 'madeira', ['kent']);
    game.ship('kent', { hull: 2 });
    game.run(allOrders).play('allied', 'work', ['fox', 'coal']).play('allied', 'work', ['kent', 'repair']);
    expect(game.told('announced', 'central')).toEqual([]);
    game.play('allied', 'done');
    expect(game.told('announced', 'central')).toEqual([{ type: 'announced', token: game.at('fox').token, area: 'azores', act: 'coal' }]);
    expect(game.run(moveFleets).offered('allied')).toEqual(['done']);
  });

  test('CW-5.4c what is ordered to lie and coal can be told otherwise until all is ordered, and nobody hears of it', () => {
    const game = table().fleet('allied', 'azores', ['fox']);
    game.run(allOrders).play('allied', 'work', ['fox', 'coal']).play('allied', 'no-work', ['fox', 'coal']);
    expect(game.at('fox').order.act).toBe('stay');
    expect(game.offered('allied', 'work')).toEqual(['fox coal']);
    expect(game.play('allied', 'done').told('announced', 'central')).toEqual([]);
  });

  test('CW-5.4a whoever writes nothing is told who stays, and whose last coal goes', () => {
    const game = table().fleet('central', 'cocos-island', ['emden']).fuel('emden', 2);
    game.run(allOrders).play('allied', 'done');
    expect(game.caution('central', 'done')).toBe('To stay burns the last fuel of Emden; without any a ship is lost when the turn ends.');
    expect(game.fuel('emden', 9).caution('central', 'done')).toBe('Nothing has been ordered: 1 fleet stays, with no order.');
  });
});
