import { expect, test } from 'vitest';
import { AREA_FACTS, AREAS } from '../data/areas.ts';
import { BUILT_IN } from '../data/data.ts';
import { conclusion } from '../rules/conclusion.ts';
import { foundering } from '../rules/foundering.ts';
import { searchFacts } from '../rules/lookout.ts';
import { slowestOf } from '../rules/speed.ts';
import { storms } from '../rules/weather.ts';
import { table } from './table.ts';

/** Four of her five hull boxes are gone: more than three quarters. */
const scharnhorst = () => {
  const game = table().fleet('central', 'coronel', ['scharnhorst'], { hidden: true });
  game.ship('scharnhorst', { hull: 4, halved: true, slowed: 1 });
  return game;
};

test('CW-8.42 a six costs a ship with more than three quarters of her hull gone another box', () => {
  const game = table().fleet('central', 'coronel', ['moltke']);
  game.ship('moltke', { hull: 7, halved: true, slowed: 1 });
  game.dice(6).run(foundering);
  expect(game.ship('moltke').hull).toBe(8);
});

test('CW-8.42 with three of five boxes gone no die is rolled', () => {
  const game = table().fleet('central', 'coronel', ['scharnhorst']);
  game.ship('scharnhorst', { hull: 3, halved: true, slowed: 1 });
  expect(game.run(foundering).rolls()).toEqual([]);
});

test('CW-8.42 with three quarters gone, and not a box more, she is safe', () => {
  const rolls = (hull: number, ...dice: number[]): string[] => {
    const game = table().fleet('allied', 'easter-island', ['australia']);
    game.ship('australia', { hull, halved: true, slowed: 1 });
    return game
      .dice(...dice)
      .run(foundering)
      .rolls();
  };
  // She has eight boxes.
  expect(rolls(6)).toEqual([]);
  expect(rolls(7, 1)).toEqual(['foundering: holds']);
});

test('CW-8.42 a five holds, but not in a storm', () => {
  expect(scharnhorst().dice(5).run(foundering).ship('scharnhorst').hull).toBe(4);
  expect(scharnhorst().storm('coronel').dice(4).run(foundering).ship('scharnhorst').fate).toBe('gone');
});

test('CW-8.42 an Allied ship is in danger if she moved, or lies where there is no coal', () => {
  const game = table()
    .fleet('allied', 'coronel', ['good-hope'])
    .fleet('allied', 'coronel', ['monmouth'], { movedIn: 3 })
    .fleet('allied', 'easter-island', ['minotaur']);
  for (const id of ['good-hope', 'monmouth', 'minotaur']) game.ship(id, { hull: 5, halved: true, slowed: 1 });
  game.ship('monmouth', { hull: 4 });
  game.dice(1, 1).run(foundering);
  expect(game.read().map(({ about }) => about)).toEqual(['minotaur', 'monmouth']);
});

test('CW-8.42 the die is the owner’s affair, and so are the points until the end', () => {
  const game = table().fleet('central', 'coronel', ['moltke'], { hidden: true });
  game.ship('moltke', { hull: 7, halved: true, slowed: 1 });
  game.dice(6).run(foundering);
  expect(game.read('allied')).toEqual([]);
  expect(game.state.points.allied).toBe(1);
  expect([game.view('allied').points.allied, game.view('central').points.allied]).toEqual([0, 1]);
});

test('CW-8.42 who founders has sunk, and everybody hears of it', () => {
  const game = scharnhorst().dice(6).run(foundering);
  expect(game.told('lost', 'allied')).toMatchObject([{ ship: 'scharnhorst', how: 'foundered' }]);
});

test('CW-8.42 a box that stops her leaves her to her engineers, and then to the sea', () => {
  const game = table().fleet('central', 'coronel', ['moltke']);
  game.ship('moltke', { hull: 7, slowed: 2 });
  game.dice(6).run(foundering);
  expect(game.ship('moltke')).toMatchObject({ engines: 'stopped', slowed: 3, halved: true });
  game.dice(3).run(conclusion);
  expect(game.ship('moltke').fate).toBe('gone');
});

test('CW-11.6a the printed example: two fours bring storms to six areas', () => {
  const game = table({ storms: ['coronel'] })
    .dice(4, 4)
    .run(storms);
  expect(new Set(game.state.storms)).toEqual(
    new Set(['south-pacific', 'caribbean', 'denmark-strait', 'australian-bight', 'philippine-sea', 'sea-of-japan']),
  );
});

test.each([2, 7, 12])('CW-11.6a a total of %i strikes the areas of that number, and no others', (total) => {
  const first = Math.max(1, total - 6);
  const game = table()
    .dice(first, total - first)
    .run(storms);
  expect(game.state.storms).toEqual(AREAS.filter((area) => AREA_FACTS[area].storm === total));
  expect(game.told('storms', 'allied')).toMatchObject([{ total }]);
});

test('CW-11.6b in a storm destroyers make speed 1, and a search is harder', () => {
  const game = table().fleet('allied', 'coronel', ['river-1']);
  expect(slowestOf(BUILT_IN, game.state, game.at('river-1'))).toBe(3);
  game.storm('coronel');
  expect(slowestOf(BUILT_IN, game.state, game.at('river-1'))).toBe(2);
  expect(searchFacts(BUILT_IN, game.state, game.at('river-1'))).toMatchObject({ storm: true, fast: false });
});
