/** Who reads what: whispers, words of a side's own, and questions that must not tell. */
import { expect, test } from 'vitest';
import { Game, logSeen, numbered, publicly, stepsOf } from '../index.ts';
import type { Toy } from './toy.ts';
import { toy } from './toy.ts';

const VIEWERS = ['red', 'blue', 'onlooker'] as const;

/** What each viewer reads of one step. */
function readOf(run: Parameters<ReturnType<typeof stepsOf<Toy>>['auto']>[2]): string[] {
  const ruleset = { ...toy, flow: numbered(stepsOf<Toy>().auto('tells', 'TY-0', run)), wording: { ...toy.wording, event: inShort } };
  const game = new Game(ruleset, { scenario: 'short', options: {}, seed: 'readers', dice: 'fast' }, { log: true });
  return VIEWERS.map((viewer) =>
    logSeen(game, viewer)
      .map(({ words }) => words)
      .join(),
  );
}
const inShort = (event: Toy['event']) => ({ words: 'ship' in event ? event.ship : event.type, rule: 'TY-0', about: [] });
const moved = (ship: string) => ({ type: 'moved', ship }) as const;

test('a whisper reaches those who are named, and everyone where everyone is', () => {
  expect(readOf((g) => g.whisper?.(['red'], moved('a')))).toEqual(['a', '', '']);
  expect(readOf((g) => g.whisper?.('everyone', moved('a')))).toEqual(['a', 'a', 'a']);
});

test('what everybody is told a side may read in words of its own, and nobody else does', () => {
  expect(readOf((g) => g.tell?.(moved('a counter'), { red: moved('a') }))).toEqual(['a', 'a counter', 'a counter']);
});

test('whether a question is put hangs on what everybody knows: of what is hidden the utmost is assumed', () => {
  expect([publicly(true, () => 1, 4), publicly(false, () => 1, 4)]).toEqual([1, 4]);
});

test('of what boards play each viewer has the event as it was told there, and of nothing else', () => {
  const tells = numbered(
    stepsOf<Toy>().auto('tells', 'TY-0', (g) => {
      g.tell?.(moved('a counter'), { red: moved('a') });
      g.tell?.({ type: 'gave-up', side: 'red' });
      g.whisper?.(['blue'], moved('b'));
    }),
  );
  const game = new Game(
    { ...toy, flow: tells, played: { moved: 'played' } },
    { scenario: 'short', options: {}, seed: 'readers', dice: 'fast' },
    { log: true },
  );
  expect(VIEWERS.map((viewer) => logSeen(game, viewer).map(({ event }) => event))).toEqual([
    [moved('a'), null],
    [moved('a counter'), null, moved('b')],
    [moved('a counter'), null],
  ]);
});
