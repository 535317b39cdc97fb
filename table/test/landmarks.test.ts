import { expect, test } from 'vitest';
import type { Ruleset } from '../../kernel/index.ts';
import { Game } from '../../kernel/index.ts';
import { type Hunt, hunt } from '../../kernel/test/hunt.ts';
import { landmarksOf } from '../index.ts';

const rules: Ruleset<Hunt> = { ...hunt, battles: ['moved', 'coaled'] };

test('turns and battles are those that the viewer has read of, in moments of its own', () => {
  const game = new Game(rules, { scenario: hunt.scenarios[0]?.id ?? '', options: {}, seed: 'marks', dice: 'fast' }, { log: true });
  const base = game.play.state.base;
  game.apply({ side: 'hunter', verb: 'move', target: ['p1', 'east'] });
  game.apply({ side: 'hunter', verb: 'done' });
  game.apply({ side: 'raider', verb: 'steer', target: ['emden', base] });
  game.apply({ side: 'raider', verb: 'coal', target: 'emden' });
  const marksFor = (viewer: string) => landmarksOf(game, viewer).map(({ moment, kind, words }) => [moment, kind, words]);
  expect(marksFor('hunter')).toEqual([
    [0, 'turn', 'Turn 1'],
    [1, 'battle', 'moved'],
  ]);
  expect(marksFor('raider').map(([, , words]) => words)).toEqual(['Turn 1', 'moved', 'coaled']);
});
