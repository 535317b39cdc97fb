import { expect, test } from 'vitest';
import { anyAnswer, FastDice, Game } from '../../../kernel/index.ts';
import { grandFleets } from '../index.ts';
import { isOpen } from '../rules/open.ts';
import { view } from '../view.ts';

test('GF-7.1a, GF-10.2.3 where nothing is hidden both sides see the same, and torpedoes and submarines are hidden', () => {
  const met = { open: 0, shut: 0 };
  for (const [scenario, options] of [
    ['coronel', {}],
    ['coronel', { submarines: 'on' }],
  ] as const) {
    const game = new Game(grandFleets, { scenario, options, seed: 'open', dice: 'fast' });
    const chance = new FastDice('open answers');
    for (let order = 0; order < 400 && !game.ending; order++) {
      const open = isOpen(game.state);
      met[open ? 'open' : 'shut']++;
      if (open) expect(view(game.state, 'blue', game.data)).toEqual(view(game.state, 'red', game.data));
      const [question] = game.questions;
      if (question) game.apply(anyAnswer(question, (sides) => chance.draw(sides)));
    }
  }
  expect(met.open).toBeGreaterThan(100);
  expect(met.shut).toBeGreaterThan(100);
});
