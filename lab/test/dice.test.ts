import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { hidesOrders } from '../../kernel/index.ts';
import { usualDice } from '../index.ts';

test('dice that cannot be worked out wherever orders are hidden, fast ones elsewhere', () => {
  const dice = Object.fromEntries(games.map((game) => [game.id, usualDice(game)]));
  expect(dice).toMatchObject({ 'first-strike': 'fast', 'nine-navies': 'fast', 'cruiser-warfare': 'keyed' });
  for (const game of games) expect(usualDice(game) === 'keyed').toBe(hidesOrders(game));
});
