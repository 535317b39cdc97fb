/** GF-2.2: points, victory and the end of a battle. */
import { expect, test } from 'vitest';
import { endOfTurn } from '../rules/ending.ts';
import { pointsOf, tallyOf, verdictOn, worthOf } from '../rules/scoring.ts';
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
  expect(verdictOn(5, 3)).toEqual({ winner: null, level: 'draw' });
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

test('GF-2.2.1 it ends when a side has nobody left, and not while ships of it are still to come', () => {
  const made = table(...twoAgainstOne());
  made.ship('moltke', { fate: 'sunk' });
  made.ship('southampton', { fate: 'coming' });
  expect(made.run(endOfTurn).ending).toBeNull();
  made.ship('southampton', { fate: 'left' });
  expect(made.run(endOfTurn).ending).toMatchObject({ result: 'blue-decisive', score: 60 });
});
