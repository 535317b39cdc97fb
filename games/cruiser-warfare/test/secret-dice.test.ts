import { expect, test } from 'vitest';
import { setUp } from '../rules/setup.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** Set-up as far as the Central question: Etappen by two dice, stocks by one, Italy by one, two liners drawn, and two markers mixed. */
const prepared = (etappen: readonly [number, number], stocks: number, italy: number): TestTable =>
  table({ turn: 0 })
    .dice(...etappen, stocks, italy, 1, 1, 1)
    .run(setUp)
    .play('allied', 'done');

test('CW-10.6a two secret dice give the number of Etappen, and as many must be chosen', () => {
  const game = prepared([1, 2], 1, 1);
  for (const area of ['brazil', 'coronel', 'hawaii']) {
    expect(game.offered('central', 'done')).toEqual([]);
    game.play('central', 'etappe', area);
  }
  expect(game.offered('central', 'etappe')).toEqual([]);
  expect(game.state.secrets).toMatchObject({ etappenDue: 3, etappen: ['brazil', 'coronel', 'hawaii'] });
  expect(game.told('designated', 'allied')).toEqual([]);
  expect(game.view('allied').secrets).toBeNull();
});

test('CW-10.6b an Etappe can be in any of twenty-three areas', () => {
  const game = prepared([6, 6], 1, 1);
  expect(game.offered('central', 'etappe')).toHaveLength(23);
  expect(game.offered('central', 'etappe')).not.toContain('coral-sea');
});

test('CW-10.82 one secret die gives the number of German ports with shells', () => {
  const game = prepared([1, 1], 2, 1);
  expect(game.offered('central', 'stock')).toEqual(
    expect.arrayContaining(['yellow-sea', 'caroline-islands', 'solomons', 'mozambique-channel', 'gulf-of-guinea']),
  );
  game.play('central', 'stock', 'yellow-sea').play('central', 'stock', 'solomons');
  expect(game.offered('central', 'stock')).toEqual([]);
  expect(game.state.secrets.stocks).toEqual(['yellow-sea', 'solomons']);
});

test('CW-10.82 a six means all five', () => {
  expect(prepared([1, 1], 6, 1).state.secrets.stocksDue).toBe(5);
});

test('CW-12.2a a secret die, and on a five Italy will join', () => {
  expect(prepared([1, 1], 1, 4).state.secrets.italy).toBe(false);
  const game = prepared([1, 1], 1, 5);
  expect(game.state.secrets.italy).toBe(true);
  expect(game.state.entered.italy).toBe(0);
  expect(game.rolls('allied')).toEqual([]);
  expect(game.rolls('central')).toEqual(['etappen: 2', 'stocks: 1', 'italian-decision: war']);
});
