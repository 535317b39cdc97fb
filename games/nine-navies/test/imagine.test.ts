/** The state out of a view. */
import { expect, test } from 'vitest';
import type { Looking } from '../../../test/imagining.ts';
import { lookThrough } from '../../../test/imagining.ts';
import { nineNavies } from '../index.ts';
import type { State } from '../state.ts';

/** All of it, whatever the order in which it is written down. */
const known = (state: State) => Object.entries(state).sort();

const campaign = { ruleset: nineNavies, scenario: 'campaign', every: 90, draws: 1, known };

const GAMES: readonly Looking[] = [
  { ...campaign, seed: 'imagine/0', players: 'captains' },
  { ...campaign, seed: 'imagine/1', players: 'captains', options: { 'room-40': 'on', 'evacuated-ships': 'one-turn' } },
  { ...campaign, seed: 'imagine/2', players: 'random', options: { zucker: 'roll', 'us-cup': 'direct', 'pursuit-groups': 'fixed' } },
  { ...campaign, seed: 'imagine/3', players: 'random', every: 60 },
];

test.each(GAMES)('the state out of a view is the true one, and can be played on: $seed', (looking) => {
  const { looks, playouts, different } = lookThrough(looking);
  expect(playouts).toBeGreaterThan(20);
  expect(different).toBe(looks);
});
