import { describe, expect, test } from 'vitest';
import { Game, recordOf, replay, seen } from '../../../kernel/index.ts';
import { cruiserWarfare } from '../index.ts';
import { isOver, reckoning } from '../rules/victory.ts';
import { table } from './table.ts';

describe('the end', () => {
  test('CW-14.0c after VI December', () => {
    const game = table({ turn: 29 }).fleet('central', 'coronel', ['emden']);
    expect(isOver(game.state)).toBe(false);
    game.state.turn = 30;
    expect(isOver(game.state)).toBe(true);
  });

  test('CW-14.0c once every German cruiser is destroyed or at home', () => {
    const game = table().fleet('central', 'coronel', ['emden']).fleet('central', 'brazil', ['moltke']);
    game.state.fleets = game.state.fleets.filter(({ id }) => id !== 'moltke');
    game.ship('moltke', { fate: 'home' });
    expect(isOver(game.state)).toBe(false);
    game.ship('emden', { fate: 'gone' });
    expect(isOver(game.state)).toBe(true);
  });

  test.each(['moltke', 'scharnhorst', 'emden'])('CW-14.0c %s alone keeps it going', (id) => {
    expect(isOver(table().fleet('central', 'coronel', [id]).state)).toBe(false);
  });

  test('CW-14.0c gunboats, liners, Austrians and Italians do not keep it going', () => {
    const game = table().fleet('central', 'coronel', ['geier', 'cap-trafalgar', 'kaiserin-elisabeth', 'marco-polo']);
    expect(isOver(game.state)).toBe(true);
  });

  test('CW-14.0c not before the first turn', () => {
    expect(isOver(table({ turn: 0 }).state)).toBe(false);
  });
});

test.each([
  ['allied', 'central'],
  ['central', 'allied'],
])('CW-14.0d when %s resign, asked or not, %s have won', (side, winner) => {
  const settings = { scenario: 'coronel', options: {}, seed: 'resign', dice: 'fast' } as const;
  const game = new Game(cruiserWarfare, settings, { log: true, undo: true, chain: true });
  expect(game.apply({ side, verb: 'resign' })).toBeNull();
  expect(game.ending).toMatchObject({ result: winner, winner, words: expect.stringMatching(/^The .* win: the enemy has resigned\.$/) });
  expect(seen(game, 'allied').log.at(-1)).toMatchObject({ rule: 'CW-14.0d' });
  expect(replay(cruiserWarfare, recordOf(game)).ending).toEqual(game.ending);
});

describe('the winner', () => {
  const ended = (allied: number, central: number) => table({ points: { allied, central } }).run(reckoning).ending;

  test('CW-14.0d more points win, and equal points are a draw', () => {
    expect(ended(10, 9)).toMatchObject({ winner: 'allied', result: 'allied', score: -1 });
    expect(ended(9, 10)).toMatchObject({ winner: 'central', result: 'central', score: 1 });
    expect(ended(10, 10)).toMatchObject({ winner: null, result: 'draw', score: 0 });
    expect(ended(-3, 0)).toMatchObject({ winner: 'central', score: 3 });
  });

  test('CW-14.0d all points are laid open', () => {
    const game = table({ points: { allied: 5, central: 0 } });
    game.state.unseen.allied.allied = 5;
    expect(game.view('allied').points.allied).toBe(0);
    expect(game.run(reckoning).view('allied').points.allied).toBe(5);
  });
});
