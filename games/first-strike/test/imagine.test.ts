/** The state out of a view. */
import { expect, test } from 'vitest';
import { lookThrough } from '../../../test/imagining.ts';
import { firstStrike } from '../index.ts';
import type { State } from '../state.ts';

/** No order is kept in the container. */
const known = ({ container, ...state }: State) => ({ ...state, container: [...container].sort() });

const games = (players: 'captains' | 'random', count: number) =>
  Array.from({ length: count }, (_, n) =>
    lookThrough({ ruleset: firstStrike, scenario: 'cuxhaven', seed: `imagine/${n}`, players, every: 5, draws: 2, known }),
  );

test('the state out of a view is the true one, and can be played on', () => {
  for (const { looks, playouts, different } of [...games('captains', 6), ...games('random', 6)]) {
    expect(playouts).toBe(2 * looks);
    expect(different).toBe(looks);
  }
});
