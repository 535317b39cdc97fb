import { describe, expect, test } from 'vitest';
import { commandsOf, Game, seen } from '../../../kernel/index.ts';
import { fuzz, gamesFor, twinGame } from '../../../test/fuzz.ts';
import { copy } from '../copy.ts';
import { firstStrike } from '../index.ts';

const everyReading = { spread: 'any-hit', 'lone-counters': 'all', 'poor-weather-rescue': 'no-rescue', 'fog-alert': 'plus-one' };

describe('random games end, and the laws hold after every command', () => {
  test('by our readings', () => {
    const { results } = fuzz(firstStrike, 'cuxhaven', {}, 0, gamesFor(5_000, 90_000));
    expect(Object.keys(results).sort()).toEqual(['decisive', 'draw', 'german', 'marginal', 'substantive']);
  });

  test('by the other readings', () => {
    expect(fuzz(firstStrike, 'cuxhaven', everyReading, 0, gamesFor(800, 10_000)).commands).toBeGreaterThan(10_000);
  });
});

describe('twins, copies, undo and replay agree', () => {
  test.each([...Array(gamesFor(10, 60)).keys()])('game %i', (n) => {
    twinGame(firstStrike, 'cuxhaven', n % 2 === 0 ? {} : everyReading, `twin/${n}`, n % 3 === 0 ? 'keyed' : 'fast');
  });
});

test('a copy shares nothing that can change', () => {
  const game = new Game(firstStrike, { scenario: 'cuxhaven', options: {}, seed: 'copy', dice: 'fast' });
  const shared = (a: unknown, b: unknown, path: string): string[] => {
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return [];
    if (a === b) return path === '.readings' ? [] : [path];
    return Object.entries(a).flatMap(([key, value]) => shared(value, Reflect.get(b, key), `${path}.${key}`));
  };
  expect(copy(game.state)).toEqual(game.state);
  expect(shared(game.state, copy(game.state), '')).toEqual([]);
});

test('the seed and the state of the dice are nowhere in what the player is shown', () => {
  const game = new Game(firstStrike, { scenario: 'cuxhaven', options: {}, seed: 'a-very-secret-seed', dice: 'fast' }, { log: true });
  const shown = JSON.stringify(seen(game, 'british'));
  expect(shown).not.toContain('a-very-secret-seed');
  const dice = game.play.dice.save();
  if (dice.kind === 'fast') for (const word of dice.words) expect(shown).not.toContain(String(word));
});

test('every option has a label, every question a prompt, and every event words and a rule that is no id', () => {
  const game = new Game(firstStrike, { scenario: 'cuxhaven', options: {}, seed: 'words', dice: 'fast' }, { log: true });
  for (let n = 0; !game.finished; n++) {
    const question = seen(game, 'british').question;
    expect(question?.prompt).toMatch(/[.?]$/);
    for (const option of question?.options ?? []) expect(option.label).not.toMatch(/undefined|^[a-z]/);
    const offer = [...commandsOf('british', game.questionFor('british')?.offer ?? {})];
    const command = offer[n % offer.length];
    if (command) game.apply(command);
  }
  for (const entry of seen(game, 'british').log) {
    expect(entry.words).not.toMatch(/undefined|\b[a-z]+-[a-z]\b/);
    expect(entry.rule).toMatch(/^FS-/);
  }
});
