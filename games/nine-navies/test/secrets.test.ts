/** Fight or Break Off (NN-11.15a) is the one secret of this game: nobody may learn of a choice before both are made. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command, Ruleset, SecretDecision } from '../../../kernel/index.ts';

import { anyAnswer, FastDice, Game, seen, steppedBy } from '../../../kernel/index.ts';

import type { Alliance } from '../data/map.ts';
import { enemyOf } from '../data/map.ts';
import { nineNavies } from '../index.ts';
import type { NineNavies, Play } from '../kind.ts';
import { fightOrBreakOff } from '../rules/pursuit.ts';

const SECRET = fightOrBreakOff.name;
const CHOICES = ['fight', 'break-off'] as const;
type Decision = (typeof CHOICES)[number];

/** A game of random picks, at the nth time that both are asked to fight on or break off; null if it never comes to that. */
function inBattle(ruleset: Ruleset<NineNavies>, seed: number, nth: number): Game<NineNavies> | null {
  const game = new Game(ruleset, { scenario: '1915', options: {}, seed: `secret/${seed}`, dice: 'fast' }, { log: true, undo: true });
  const chance = new FastDice(`secret picks/${seed}`);
  for (let left = nth; !game.finished; ) {
    const [question] = game.questions;
    if (!question) return null;
    if (question.name === SECRET && game.questions.length === 2 && left-- === 0) return game;
    game.apply(anyAnswer(question, (of) => chance.draw(of)));
  }
  return null;
}

/** What is not allowed now, by whoever asks for it. */
const wrongs = (first: Alliance): readonly Command[] => [
  { side: enemyOf(first), verb: 'fly' },
  { side: enemyOf(first), verb: 'fight', target: 'lion' },
  { side: enemyOf(first), verb: 'break-off', target: 0 },
  { side: first, verb: 'fight' },
  { side: first, verb: 'break-off' },
  { side: 'onlooker', verb: 'fight' },
];

/** All that the other side and an onlooker can get out of the game once the first side has chosen, byte for byte. */
function received(ruleset: Ruleset<NineNavies>, seed: number, nth: number, first: Alliance, choice: Decision): string | null {
  const game = inBattle(ruleset, seed, nth);
  if (!game) return null;
  expect(game.apply({ side: first, verb: choice })).toBeNull();
  const second = enemyOf(first);
  return JSON.stringify([
    seen(game, second),
    seen(game, 'onlooker'),
    game.questions.map(({ side }) => side),
    wrongs(first).map((command) => [game.whyNot(command), game.apply(command)]),
    [game.canUndo(second), game.undo(second), game.canUndo('onlooker'), game.undo('onlooker')],
    [seen(game, second), game.commands.length],
  ]);
}

const bothWays = (ruleset: Ruleset<NineNavies>, seed: number, nth: number, first: Alliance): (string | null)[] =>
  CHOICES.map((choice) => received(ruleset, seed, nth, first, choice));

const situations = [fc.nat(1_000_000), fc.nat(12), fc.constantFrom('allied' as const, 'central' as const)] as const;

test('NN-11.15a nothing that anybody else receives depends on the first choice until both have chosen', { timeout: 120_000 }, () => {
  let met = 0;
  fc.assert(
    fc.property(...situations, (seed, nth, first) => {
      const [fight, breakOff] = bothWays(nineNavies, seed, nth, first);
      if (fight !== null) met++;
      expect(fight).toBe(breakOff);
    }),
    { numRuns: 40, seed: 1915 },
  );
  expect(met).toBeGreaterThan(20);
});

test('NN-11.15a the first choice can be taken back and made anew, and the others are none the wiser', () => {
  const game = inBattle(nineNavies, 3, 0) ?? expect.unreachable();
  game.apply({ side: 'allied', verb: 'break-off' });
  const before = JSON.stringify([seen(game, 'central'), seen(game, 'onlooker')]);
  expect(game.undo('allied')).toBeNull();
  game.apply({ side: 'allied', verb: 'fight' });
  expect(JSON.stringify([seen(game, 'central'), seen(game, 'onlooker')])).toBe(before);
});

test('NN-11.15a once both have chosen everybody is told, and nothing can be taken back', () => {
  const game = inBattle(nineNavies, 3, 0) ?? expect.unreachable();
  game.apply({ side: 'central', verb: 'break-off' });
  game.apply({ side: 'allied', verb: 'fight' });
  for (const viewer of ['allied', 'central', 'onlooker'] as const)
    expect(seen(game, viewer).log.map(({ words }) => words)).toContain('The Allies fight on, the Central Powers break off.');
  expect([game.canUndo('allied'), game.canUndo('central')]).toEqual([false, false]);
});

interface Leak {
  /** What happens when a side has chosen. */
  readonly chosen?: (verb: string, table: Play | null) => void;
  /** Verbs that are not offered any more after somebody has chosen. */
  readonly hidden?: (chosen: string, verb: string) => boolean;
  readonly shown?: (verb: string) => object;
}

/** The rules with a hole in them: the double remembers who chose what. */
function leaky({ chosen, hidden, shown }: Leak): Ruleset<NineNavies> {
  let table: Play | null = null;
  let last = '';
  const spoil = (step: SecretDecision<NineNavies>): typeof step => ({
    ...step,
    who: (g, item) => {
      table = g;
      last = '';
      return step.who(g, item);
    },
    list: step.list.map((verb) => ({ ...verb, of: () => !(last && hidden?.(last, verb.name)) })),
    act: (draft, place, target, at) => {
      last = step.list[place]?.name ?? '';
      chosen?.(last, table);
      return step.act(draft, place, target, at);
    },
  });
  return {
    ...nineNavies,
    flow: steppedBy(nineNavies.flow, (step) => (step.kind === 'decision' && step.secret && step.name === SECRET ? spoil(step) : step)),
    view: (state, viewer, data) => ({ ...nineNavies.view(state, viewer, data), ...(last ? shown?.(last) : {}) }),
  };
}

const found = (leak: Leak): boolean =>
  (['allied', 'central'] as const).every((first) => new Set(bothWays(leaky(leak), 3, 0, first)).size === 2);

test('NN-11.15a the check catches a view that shows the draft', () => {
  expect(found({ shown: (verb) => ({ draft: verb }) })).toBe(true);
});

test('NN-11.15a the check catches an offer that depends on the draft', () => {
  expect(found({ hidden: (chosen, verb) => chosen === 'fight' && verb === 'break-off' })).toBe(true);
});

test('NN-11.15a the check catches a log that tells it', () => {
  expect(found({ chosen: (verb, table) => table?.tell?.({ type: 'pursuit', side: 'allied', pursues: verb === 'fight' }) })).toBe(true);
});

test('NN-11.15a the check catches a log that grows by one choice and not by the other', () => {
  const leak = { chosen: (verb: string, table: Play | null) => verb === 'fight' && table?.tell?.({ type: 'brest-closed' }) };
  expect(found(leak)).toBe(true);
});

test('NN-11.15a a double without a hole is not taken for a leak', () => {
  expect(found({})).toBe(false);
});
