import { describe, expect, test } from 'vitest';
import { conclusion } from '../rules/conclusion.ts';
import { allOrders } from '../rules/orders.ts';
import { isBusy } from '../rules/searchers.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const FEED = { order: { act: 'feed', to: null } } as const;

/** Spee's squadron with its collier, ordered to feed. */
const squadron = (...more: string[]): TestTable =>
  table().fleet('central', 'marquesas', ['scharnhorst', 'gneisenau', 'nurnberg', 'german-collier-1', ...more], { ...FEED, name: 'spee' });

const centralOrders = (game: TestTable): TestTable => game.run(allOrders).play('allied', 'done');
const give = (game: TestTable, from: string, to: string): TestTable => game.play('central', 'feed', [from, to]);
const finish = (game: TestTable): TestTable => game.play('central', 'done').run(conclusion);

describe('colliers', () => {
  test('CW-10.4 a ship fills up, and the collier loses as much; in any area', () => {
    const game = centralOrders(squadron().fuel('scharnhorst', 4));
    finish(give(game, 'german-collier-1', 'scharnhorst'));
    expect([game.piece('scharnhorst').fuel, game.piece('german-collier-1').fuel]).toEqual([15, 29]);
    expect(game.piece('gneisenau').fuel).toBe(13);
  });

  test('CW-10.4 a collier that runs short gives all but her last box', () => {
    const game = centralOrders(squadron().fuel('scharnhorst', 4).fuel('german-collier-1', 6));
    finish(give(game, 'german-collier-1', 'scharnhorst'));
    expect([game.piece('scharnhorst').fuel, game.piece('german-collier-1').fuel]).toEqual([9, 1]);
  });

  test('CW-10.4 to a ship of another fleet in the same area, if both have the order', () => {
    const game = squadron().fleet('central', 'marquesas', ['emden'], FEED).fleet('central', 'marquesas', ['dresden']);
    game.fuel('emden', 3).fuel('dresden', 3);
    centralOrders(game);
    expect(game.offered('central', 'feed')).toEqual(['german-collier-1 emden']);
    finish(give(game, 'german-collier-1', 'emden'));
    expect([game.piece('emden').fuel, game.piece('dresden').fuel]).toEqual([13, 2]);
  });

  test('CW-10.4 the collier’s fleet gives, and not across areas', () => {
    const game = squadron().fleet('central', 'marquesas', ['emden'], FEED).fleet('central', 'tahiti', ['dresden'], FEED);
    game.fuel('emden', 3).fuel('dresden', 3);
    expect(centralOrders(game).ordersFor('central', 'spee', 'feed')).toEqual(['german-collier-1 emden']);
    expect(game.offered('central', 'feed')).toEqual(['german-collier-1 emden']);
  });

  test('CW-10.4 an Allied fleet takes coal in the turn in which it says so, and so does the collier', () => {
    const game = table().fleet('allied', 'easter-island', ['sydney']).fleet('allied', 'easter-island', ['british-collier-1']);
    game.fuel('sydney', 3).run(allOrders).play('allied', 'feed', ['british-collier-1', 'sydney']);
    expect(['sydney', 'british-collier-1'].map((id) => game.at(id).order.act)).toEqual(['feed', 'feed']);
    expect(game.told('announced', 'central')).toHaveLength(2);
  });

  test('CW-10.32a what binds a coaling ship binds the collier', () => {
    expect(isBusy(squadron().at('german-collier-1'))).toBe(true);
  });

  test('CW-10.32b if either of two fleets is attacked, neither gets anything', () => {
    const game = squadron().fleet('central', 'marquesas', ['emden'], FEED).fuel('emden', 3);
    give(centralOrders(game), 'german-collier-1', 'emden');
    game.play('central', 'done');
    game.at('emden').fought = true;
    game.run(conclusion);
    expect([game.piece('emden').fuel, game.piece('german-collier-1').fuel]).toEqual([2, 39]);
  });

  test('CW-10.41 two ships a turn', () => {
    const game = centralOrders(squadron().fuel('scharnhorst', 4).fuel('gneisenau', 4).fuel('nurnberg', 4));
    give(give(game, 'german-collier-1', 'scharnhorst'), 'german-collier-1', 'gneisenau');
    expect(game.offered('central', 'feed')).toEqual([]);
  });

  test('CW-10.42 a collier is filled like any other ship', () => {
    const game = table().fleet('central', 'yellow-sea', ['german-collier-1'], { order: { act: 'coal', to: null } });
    expect(game.fuel('german-collier-1', 9).run(conclusion).piece('german-collier-1').fuel).toBe(40);
  });

  test('CW-10.42 by another collier too; and who takes coal in a turn gives none', () => {
    const game = table().fleet('allied', 'bonin-islands', ['japanese-collier-1', 'japanese-collier-2', 'kongo']);
    game.fuel('japanese-collier-1', 9).fuel('kongo', 9).run(allOrders);
    expect(game.offered('allied', 'feed')).toContain('japanese-collier-2 japanese-collier-1');
    expect(game.offered('allied', 'feed')).toContain('japanese-collier-1 kongo');
    game.play('allied', 'feed', ['japanese-collier-2', 'japanese-collier-1']);
    expect(game.offered('allied', 'feed')).toEqual(['japanese-collier-2 kongo']);
  });

  test('CW-10.33 not to a ship that burns oil', () => {
    const game = table().fleet('allied', 'easter-island', ['parramatta-1', 'british-collier-1']).fuel('parramatta-1', 1).run(allOrders);
    expect(game.offered('allied', 'feed')).toEqual([]);
  });

  test('CW-10.33 who otherwise fills up as others do', () => {
    const game = table()
      .fleet('allied', 'tasman-sea', ['parramatta-1'], { order: { act: 'coal', to: null } })
      .fuel('parramatta-1', 1);
    const full = table().fleet('allied', 'tasman-sea', ['parramatta-1']).piece('parramatta-1').fuel;
    expect(game.run(conclusion).piece('parramatta-1').fuel).toBe(full);
  });
});

describe('prizes', () => {
  test('CW-10.5 a ship gets four boxes and the prize loses six', () => {
    const game = centralOrders(squadron('prize-1').fuel('scharnhorst', 4).fuel('prize-1', 11));
    finish(give(game, 'prize-1', 'scharnhorst'));
    expect([game.piece('scharnhorst').fuel, game.piece('prize-1').fuel]).toEqual([8, 5]);
  });

  test('CW-10.5 with twelve boxes she serves two, with eleven one, with five nobody', () => {
    const game = centralOrders(squadron('prize-1', 'prize-2', 'prize-3').fuel('scharnhorst', 4).fuel('gneisenau', 4).fuel('nurnberg', 4));
    game.fuel('prize-1', 12).fuel('prize-2', 11).fuel('prize-3', 5);
    const givers = () => new Set(game.offered('central', 'feed').map((pair) => pair.split(' ')[0]));
    expect(givers()).toEqual(new Set(['german-collier-1', 'prize-1', 'prize-2']));
    give(give(game, 'prize-1', 'scharnhorst'), 'prize-2', 'gneisenau');
    expect(givers()).toEqual(new Set(['german-collier-1', 'prize-1']));
  });

  test('CW-10.5 a prize that is emptied is scuttled at the end of the turn', () => {
    const game = centralOrders(squadron('prize-1').fuel('scharnhorst', 4).fuel('prize-1', 6));
    finish(give(game, 'prize-1', 'scharnhorst'));
    expect(game.ship('prize-1').fate).toBe('gone');
    expect(game.state.points.central).toBe(1);
  });
});
