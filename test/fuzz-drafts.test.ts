/** Both sides draft in any order, in the kernel's own small games; and what a draft could betray is found. See drafting.ts. */
import { describe, expect, test } from 'vitest';
import type { Kind, Ruleset } from '../kernel/index.ts';
import { hunt } from '../kernel/test/hunt.ts';
import { toy } from '../kernel/test/toy.ts';
import { type Drafting, draftsIn, draftsOver } from './drafting.ts';
import { gamesFor, seedOf } from './fuzz.ts';

const drafting =
  (ruleset: Ruleset<Kind>) =>
  (number: number): Drafting => ({
    ruleset,
    settings: { scenario: 'short', options: {}, seed: seedOf('drafts', number), dice: 'fast' },
    pairs: 10,
    commands: 200,
  });

describe('nothing tells what another side drafts, hands in or takes back', () => {
  test.each<[string, Ruleset<Kind>]>([
    ['openly', toy],
    ['with hidden orders', hunt],
  ])('in a game that is played %s', (_how, ruleset) => {
    const { difference, pairs, apart, takenBack } = draftsOver(gamesFor(4, 200), drafting(ruleset));
    expect(difference).toBeNull();
    expect(pairs).toBeGreaterThanOrEqual(gamesFor(150, 8_000));
    expect(apart).toBeGreaterThan(5 * pairs);
    expect(takenBack).toBeGreaterThan(2 * pairs);
  });
});

describe('each leak of a draft is found:', () => {
  const found = (leak: NonNullable<Drafting['leak']>) => draftsIn({ ...drafting(toy)(0), leak }).difference?.channel ?? null;
  const others = (leak: (game: Parameters<NonNullable<Drafting['leak']>>[0], other: string) => unknown) =>
    found((game, viewer) => game.ruleset.sides.filter((side) => side !== viewer).map((side) => leak(game, side)));

  test('nothing, where nothing is told', () => {
    expect(found(() => null)).toBeNull();
  });

  test('that another side has put something down', () => {
    expect(others((game, other) => game.draftedBy(other).length > 0)).toBe('what is seen');
  });

  test('that it could take something back', () => {
    expect(others((game, other) => game.canUndo(other))).toBe('what is seen');
  });

  test('that it has handed in', () => {
    expect(others((game, other) => game.play.draftOf(other)?.isIn)).toBe('what is seen');
  });

  test('how often it has changed its mind', () => {
    expect(found((game) => game.play.changes)).toBe('what is seen');
  });

  test('how the whole position stands, drafts and all', () => {
    expect(found((game) => game.hash())).toBe('what is seen');
  });
});
