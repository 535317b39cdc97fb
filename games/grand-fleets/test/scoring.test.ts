/** GF-2.2: points, victory and the end of a battle. */
import { expect, test } from 'vitest';
import { Game } from '../../../kernel/index.ts';
import { grandFleets } from '../index.ts';
import { endOfTurn } from '../rules/ending.ts';
import { pointsOf, scoreOf, tallyOf, verdictOn, worthOf } from '../rules/scoring.ts';
import { MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { battleWith, blue, N, red, S, table, tableOf } from './table.ts';

test('GF-2.2.2a eleven hits on a hull of twelve are 11 points; sunk she is worth 24', () => {
  expect(worthOf({ hull: 12 }, { fate: 'afloat', hits: 11 })).toBe(11);
  expect(worthOf({ hull: 12 }, { fate: 'sunk', hits: 12 })).toBe(24);
});

test('GF-2.2.2a a ship that blew up or left the board counts in full; one that escaped counts for her hits', () => {
  expect(worthOf({ hull: 12 }, { fate: 'sunk', hits: 3 })).toBe(24);
  expect(worthOf({ hull: 12 }, { fate: 'left', hits: 0 })).toBe(24);
  expect(worthOf({ hull: 12 }, { fate: 'escaped', hits: 3 })).toBe(3);
});

test('GF-2.2.2b three to one is decisive, two to one marginal, less a draw', () => {
  expect(verdictOn(9, 3)).toEqual({ winner: 'blue', level: 'decisive' });
  expect(verdictOn(3, 8)).toEqual({ winner: 'red', level: 'marginal' });
  expect(verdictOn(8, 3)).toEqual({ winner: 'blue', level: 'marginal' });
  expect(verdictOn(6, 3)).toEqual({ winner: 'blue', level: 'marginal' });
  expect(verdictOn(5, 3)).toEqual({ winner: null, level: 'draw' });
  expect(verdictOn(3, 3)).toEqual({ winner: null, level: 'draw' });
  expect(verdictOn(0, 1)).toEqual({ winner: 'red', level: 'decisive' });
  expect(verdictOn(0, 0)).toEqual({ winner: null, level: 'draw' });
});

test('GF-15.1.1 a scenario adds points of its own', () => {
  const bonus = { kind: 'escaped', side: 'red', ships: ['moltke'], points: 6, words: 'Moltke is home' } as const;
  const made = tableOf(battleWith([blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S)], { bonuses: [bonus] }));
  made.ship('moltke', { fate: 'escaped', hits: 4 });
  made.ship('tiger', { hits: 2 });
  expect([pointsOf(made.battle, made.state, 'blue'), pointsOf(made.battle, made.state, 'red')]).toEqual([4, 8]);
});

test('GF-15.1.1 whoever is afloat and not half sunk would get home, and counts at the end; whoever has escaped counts at once', () => {
  const bonus = { kind: 'home', side: 'red', ships: ['moltke', 'southampton'], points: 6, words: 'a ship is home' } as const;
  const made = tableOf(battleWith(twoAgainstOne(), { bonuses: [bonus] }));
  expect(tallyOf(made.battle, made.state, 'red')).toEqual({ won: 0, open: 12 });
  made.ship('southampton', { fate: 'escaped' });
  expect(tallyOf(made.battle, made.state, 'red')).toEqual({ won: 6, open: 6 });
  made.ship('moltke', { hits: MOLTKE.hull / 2 });
  expect(tallyOf(made.battle, made.state, 'red')).toEqual({ won: 6, open: 0 });
  expect(pointsOf(made.battle, made.state, 'red')).toBe(6);
});

test('GF-2.2.2a a score is told ship by ship and bonus by bonus, without what brought nothing', () => {
  const bonus = (kind: 'sunk' | 'home', points: number) => ({ kind, side: 'blue', ships: ['moltke'], points, words: kind }) as const;
  const berths = [blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S), red(SOUTHAMPTON, [1, -4], S)];
  const made = tableOf(battleWith(berths, { bonuses: [bonus('sunk', 5), bonus('home', 3)] }));
  made.ship('moltke', { hits: 1 });
  expect(scoreOf(made.battle, made.state, 'blue')).toEqual([
    { words: 'Moltke', points: 1, isOpen: false },
    { words: 'home', points: 3, isOpen: true },
  ]);
  expect(scoreOf(made.battle, made.state, 'red')).toEqual([]);
});

test.each([
  ['sunk', 'sunk', 0, 6],
  ['sunk', 'left', 0, 6],
  ['sunk', 'afloat', 23, 0],
  ['escaped', 'escaped', 0, 6],
  ['escaped', 'left', 0, 0],
  ['home', 'escaped', 20, 6],
  ['home', 'afloat', 11, 6],
  ['home', 'afloat', 12, 0],
  ['home', 'left', 0, 0],
] as const)('GF-15.1.1 points for a ship that is %s: she is %s with %i hits of 24', (kind, fate, hits, points) => {
  const bonus = { kind, side: 'blue', ships: ['moltke'], points: 6, words: '' } as const;
  const made = tableOf(battleWith([blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S)], { bonuses: [bonus] }));
  made.ship('moltke', { fate, hits });
  const worth = worthOf(MOLTKE, { fate, hits });
  expect([pointsOf(made.battle, made.state, 'blue') - worth, pointsOf(made.battle, made.state, 'red')]).toEqual([points, 0]);
});

const twoAgainstOne = () => [blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S), red(SOUTHAMPTON, [1, -4], S)];

test('GF-2.2.1 a battle ends with its last turn', () => {
  const battle = battleWith(twoAgainstOne(), { turns: 8 });
  const early = tableOf(battle);
  early.state.turn = 7;
  expect(early.run(endOfTurn).ending).toBeNull();
  const late = tableOf(battle);
  late.state.turn = 8;
  late.ship('moltke', { hits: 3 });
  expect(late.run(endOfTurn).ending).toMatchObject({ result: 'blue-decisive', winner: 'blue', score: 3 });
});

test('GF-2.2.1 one without a length ends after sixty turns', () => {
  const made = table(...twoAgainstOne());
  made.state.turn = 59;
  expect(made.run(endOfTurn).ending).toBeNull();
  made.state.turn = 60;
  expect(made.run(endOfTurn).ending).toMatchObject({ result: 'draw', words: 'A draw: British 0, German 0.', winner: null, score: 0 });
});

test('GF-2.2.1 whoever gives up has lost decisively, whatever the points are', () => {
  const game = new Game(grandFleets, { scenario: 'ulsan', options: {}, seed: 'resigning', dice: 'fast' }, { log: true });
  game.apply({ side: 'red', verb: 'resign' });
  expect(game.ending).toMatchObject({ result: 'blue-decisive', winner: 'blue' });
  expect(game.ending?.words).toMatch(/^A decisive victory for the Japanese side: /);
});

test('GF-2.2.1 it ends when a side has nobody left, and not while ships of it are still to come', () => {
  const made = table(...twoAgainstOne());
  made.ship('moltke', { fate: 'sunk' });
  made.ship('southampton', { fate: 'coming' });
  expect(made.run(endOfTurn).ending).toBeNull();
  made.ship('southampton', { fate: 'left' });
  expect(made.run(endOfTurn).ending).toMatchObject({ result: 'blue-decisive', score: 60 });
});
