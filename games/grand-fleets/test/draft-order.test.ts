/** In which order orders were written down is told to nobody: what comes of the same orders is the same to the last byte. */
import { expect, test } from 'vitest';
import type { Step, Target } from '../../../kernel/index.ts';
import type { GrandFleets } from '../kind.ts';
import { combatPhase } from '../rules/combat.ts';
import { transfers } from '../rules/command-phase.ts';
import { firingOrders } from '../rules/firing-orders.ts';
import { individualOrders } from '../rules/individual-orders.ts';
import { squadronOrders } from '../rules/squadron-orders.ts';
import { launching } from '../rules/torpedoes.ts';
import { view } from '../view.ts';
import { DESTROYER, like, MOLTKE, TIGER } from './cards.ts';
import { blue, N, red, S, type TestTable, table } from './table.ts';

/** Two squadrons of two ships, the second of them in one hex, and enemies near. */
const two = (): TestTable =>
  table(
    blue(TIGER, [0, 0], N),
    blue(like(TIGER, 'lion'), [0, 1], N),
    blue(like(TIGER, 'renown'), [4, 0], N, 'second'),
    blue(like(TIGER, 'repulse'), [4, 0], N, 'second'),
    blue(like(TIGER, 'hood'), [7, 0], N, 'third'),
    blue(like(TIGER, 'furious'), [7, 0], N, 'third'),
    red(MOLTKE, [1, -4], S),
    red(like(DESTROYER, 'v26'), [5, -4], S),
  );

type Case = readonly [words: string, step: Step<GrandFleets>, verb: string, one: Target, other: Target, dice: readonly number[]];

const CASES: readonly Case[] = [
  ['GF-4.2.2a transfers', transfers, 'transfer', ['blue squadron', 'lion'], ['second', 'repulse'], [1, 9]],
  ['GF-5.2 individual orders', individualOrders, 'order', ['tiger', 1], ['lion', 2], []],
  ['GF-5.3a squadron orders', squadronOrders, 'order', ['blue squadron', 'simultaneous', 1], ['second', 'simultaneous', 2], []],
  ['GF-6.1.2b posts', firingOrders, 'front', 'repulse', 'furious', []],
];

/** What red gets to see. */
const seen = (game: TestTable): unknown => [game.read('red'), view(game.state, 'red', game.data)];

test.each(CASES)('%s', (_, step, verb, one, other, dice) => {
  const after = (...orders: readonly Target[]): unknown => {
    const game = two().run(step);
    for (const target of orders) game.play('blue', verb, target);
    if (game.asked.includes('red')) game.play('red', 'done');
    return seen(game.dice(...dice).play('blue', 'done'));
  };
  expect(after(other, one)).toEqual(after(one, other));
});

test('GF-7.1b torpedoes run by target and arc, however they were plotted', () => {
  const after = (...plots: readonly Target[]): unknown => {
    const game = two().run(launching);
    for (const plot of plots) game.play('blue', 'launch', plot);
    game.play('blue', 'done').play('red', 'done').run(combatPhase).dice(1).play('blue', 'done').play('red', 'done');
    return seen(game);
  };
  const plots: readonly Target[] = [
    ['tiger', 'moltke', 'B'],
    ['tiger', 'v26', 'A'],
    ['tiger', 'v26', 'C'],
  ];
  expect(after(...plots.toReversed())).toEqual(after(...plots));
});
