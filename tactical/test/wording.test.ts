/** Every question, option and event of a battle has words. */
import { describe, expect, test } from 'vitest';
import { anyAnswer, FastDice, Game, seen } from '../../kernel/index.ts';
import { namedTogether } from '../names.ts';
import { battleGame, randomSituation } from './battles.ts';

describe.each(['advanced', 'basic'] as const)('%s combat in words', (system) => {
  const asked = new Set<string>();

  function playOut(n: number): void {
    const settings = { scenario: 'battle', options: {}, seed: `words/${n}`, dice: 'fast' } as const;
    const game = new Game(battleGame(randomSituation(`words/${n}`), system), settings, { log: true });
    const chance = new FastDice(`words picks/${n}`);
    while (!game.finished) {
      const asking = game.questions[0] ?? expect.unreachable();
      const { side, name } = asking;
      if (game.commands.length % 10 === 0 || !asked.has(name)) {
        asked.add(name);
        const question = seen(game, side === 'allied' ? 'allied' : 'central', game.log.length).question;
        expect(question?.prompt).toMatch(/[.?]$/);
        for (const option of question?.options ?? []) expect(option.label).not.toMatch(/undefined|^[a-z]/);
      }
      game.apply(anyAnswer(asking, (of) => chance.draw(of)));
    }
    for (const entry of seen(game, 'allied').log) {
      expect(entry.words).not.toMatch(/undefined|\b[a-z]+-[a-z]+-[a-z]+\b/);
      expect(entry.rule).toMatch(/^(CW|GW)-/);
    }
  }

  test('every option has a label, every question a prompt, every event words and a rule', () => {
    for (let n = 0; n < 30; n++) playOut(n);
    expect([...asked].sort()).toEqual(
      system === 'advanced'
        ? ['allot', 'entry-side', 'gunnery', 'move', 'set-up', 'torpedoes']
        : ['allot', 'dead-ships', 'disengaging', 'gunnery', 'range', 'torpedoes'],
    );
  });
});

test('boats of one class go by their number, and whoever has a name by her name', () => {
  expect(namedTogether(['Acheron class 2', 'Acheron class 7', 'Arethusa', 'V25 class 1'])).toBe(
    '2 of the Acheron class, Arethusa, V25 class 1',
  );
});
