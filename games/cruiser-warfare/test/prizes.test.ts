import { expect, test } from 'vitest';
import { conclusion } from '../rules/conclusion.ts';
import { moveFleets } from '../rules/movement.ts';
import { search } from '../rules/search.ts';
import { reckoning } from '../rules/victory.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** Nürnberg takes two prizes in the Bay of Bengal. */
const twoPrizes = (): TestTable =>
  table()
    .fleet('central', 'bay-of-bengal', ['nurnberg'])
    .run(search)
    .play('allied', 'done')
    .play('central', 'raid', 'nurnberg')
    .dice(4)
    .play('central', 'done');

test('CW-5.84a each prize is kept or scuttled; a kept one sails with the fleet as a slow transport', () => {
  const game = twoPrizes();
  expect(game.offered('central')).toEqual(['scuttle nurnberg', 'keep nurnberg']);
  game.dice(1, 2, 5).play('central', 'keep', 'nurnberg').play('central', 'scuttle', 'nurnberg');
  expect(game.aboard('nurnberg')).toEqual(['nurnberg', 'prize-1']);
  expect(game.finished).toBe(true);
});

test('CW-5.84a, CW-3.1a her name is drawn from the stock, so that it does not tell how many were kept before', () => {
  const game = twoPrizes().dice(17, 2, 5).play('central', 'keep', 'nurnberg').dice(17, 1, 1).play('central', 'keep', 'nurnberg');
  expect(game.aboard('nurnberg')).toEqual(['nurnberg', 'prize-17', 'prize-18']);
});

test('CW-5.84a when the stock is used up they can only be scuttled', () => {
  const game = twoPrizes();
  for (const ship of game.state.ships) if (ship.id.startsWith('prize-')) ship.fate = 'gone';
  expect(game.offered('central')).toEqual(['scuttle nurnberg']);
  game.play('central', 'scuttle', 'nurnberg').play('central', 'scuttle', 'nurnberg');
});

test('CW-5.84b a scuttled prize is worth a point', () => {
  const game = twoPrizes().play('central', 'scuttle', 'nurnberg').play('central', 'scuttle', 'nurnberg');
  expect(game.state.points).toEqual({ allied: 0, central: 2 });
});

const homeward = (hidden: boolean) =>
  table({ turn: 9 })
    .fleet('central', 'norwegian-sea', ['nurnberg', 'prize-1', 'prize-2'], { hidden, order: { act: 'move', to: 'north-sea' } })
    .run(moveFleets)
    .play('allied', 'done');

test('CW-5.84b one that reaches the North Sea is worth three', () => {
  const game = homeward(false);
  expect(game.state.points.central).toBe(6);
  expect(game.view('allied').points.central).toBe(6);
});

test('CW-5.84b what a raider off the map brings home shows in the Allies’ book at the end only', () => {
  const game = homeward(true);
  expect(game.state.points.central).toBe(6);
  expect(game.view('allied').points.central).toBe(0);
  expect(game.view('central').points.central).toBe(6);
  expect(game.told('award', 'allied')).toEqual([]);
  expect(game.told('home', 'allied')).toEqual([]);
});

test('CW-5.84b prizes kept to the end are scuttled then', () => {
  const game = table().fleet('central', 'bay-of-bengal', ['nurnberg', 'prize-1', 'prize-2']).run(reckoning);
  expect(game.state.points.central).toBe(2);
});

test('CW-5.84b a prize without coal is scuttled for her point, and which one is told to nobody else', () => {
  const game = table().fleet('central', 'bay-of-bengal', ['nurnberg', 'prize-1'], { hidden: true }).fuel('prize-1', 1).run(conclusion);
  expect(game.state.points.central).toBe(1);
  expect(game.told('lost', 'allied')).toEqual([]);
  expect(game.told('award', 'allied')).toMatchObject([{ points: 1, about: null }]);
  expect(game.view('allied').lost).toEqual([]);
});

test('CW-5.85 two dice are the coal of a kept prize, in secret', () => {
  const game = twoPrizes().dice(1, 2, 5).play('central', 'keep', 'nurnberg').play('central', 'scuttle', 'nurnberg');
  expect(game.piece('prize-1').fuel).toBe(7);
  expect(game.rolls('allied')).toEqual([]);
  expect(game.rolls('central')).toEqual(['raid: 2', 'prize-coal: 7']);
});

test('CW-5.85 she burns it as other ships do', () => {
  const game = table().fleet('central', 'bay-of-bengal', ['nurnberg', 'prize-1']).fuel('prize-1', 7).run(conclusion);
  expect(game.piece('prize-1').fuel).toBe(6);
});
