/** Positions out of views: all is seen but what the enemy's torpedoes are aimed at, and where his submarines are. */
import { expect, test } from 'vitest';
import { lookThrough } from '../../../test/imagining.ts';
import { grandFleets } from '../index.ts';

test.each([
  ['coronel', 'captains'],
  ['cape-sarych', 'captains'],
  ['river-plate', 'random'],
  ['ulsan', 'random'],
] as const)('GF-7.1a what a side imagines looks as the battle does, and can be fought on: %s by %s', (scenario, players) => {
  const { looks, playouts } = lookThrough({ ruleset: grandFleets, scenario, seed: 'imagine', players, every: 25, draws: 2 });
  expect(looks).toBeGreaterThan(5);
  expect(playouts).toBeGreaterThan(5);
});

test('GF-12.3 GF-12.2 GF-2.1.3 so it does with our own chapters', () => {
  const options = { crews: 'on', night: 'on', wind: 'on', smoke: 'on', spotting: 'on', deployment: 'own' };
  const { looks } = lookThrough({
    ruleset: grandFleets,
    scenario: 'cape-sarych',
    options,
    seed: 'ours',
    players: 'random',
    every: 25,
    draws: 2,
  });
  expect(looks).toBeGreaterThan(5);
});

test.each(['captains', 'random'] as const)('GF-10.2.3 submarines that nobody sees are imagined where they may be: %s', (players) => {
  const options = { submarines: 'on', aircraft: 'on' };
  const { looks, different } = lookThrough({
    ruleset: grandFleets,
    scenario: 'river-plate',
    options,
    seed: 'below',
    players,
    every: 25,
    draws: 2,
  });
  expect(looks).toBeGreaterThan(5);
  expect(different).toBeGreaterThan(looks);
});
