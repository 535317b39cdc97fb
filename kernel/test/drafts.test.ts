/** Decisions of several sides at once: each has its draft, its reasons, its odds and its undo, and nobody else sees any of it. */
import { describe, expect, test } from 'vitest';
import type { Command } from '../index.ts';
import { draftIn, Game, offeredIn, recordOf, seen } from '../index.ts';
import { bids, type Side, toy } from './toy.ts';

const start = () => new Game(toy, { scenario: 'short', options: {}, seed: 'drafts', dice: 'fast' }, { log: true, undo: true, chain: true });
const raise = (side: Side): Command => ({ side, verb: 'raise' });
const bid = (side: Side, target: number): Command => ({ side, verb: 'bid', target });

function given(...commands: Command[]) {
  const game = start();
  for (const command of commands) expect(game.apply(command)).toBeNull();
  return game;
}

const all = (game: ReturnType<typeof start>, viewer: Side | 'onlooker') => JSON.stringify(seen(game, viewer));

describe('a draft', () => {
  test('is seen by its side, in prompt, odds and by itself, and by nobody else', () => {
    const game = given(raise('red'), raise('red'));
    const { draft, question } = seen(game, 'red');
    expect(draft).toEqual({ question: 'bids', draft: { bid: 0, raised: 2 }, isIn: false });
    expect(draftIn(draft, bids)?.raised).toBe(2);
    expect(question?.prompt).toBe('Bid, after 2 raises');
    expect(offeredIn(question, bids, 'bid').map(({ target, odds }) => [target, odds[0]?.chance])).toEqual([
      [2, 2 / 6],
      [3, 2 / 6],
      [4, 2 / 6],
      [5, 2 / 6],
    ]);
    for (const other of ['blue', 'onlooker'] as const) expect(all(game, other)).toBe(all(start(), other));
  });

  test('is handed in only when it is sound as a whole, and the reason is given', () => {
    const game = given(raise('red'));
    expect(game.questionFor('red')?.offer).toEqual({ raise: true });
    expect(game.apply(bid('red', 1))).toEqual({ code: 'not-offered', words: 'raise twice or not at all', rule: 'TY-1c' });
  });

  test('can be taken back stroke by stroke, handing in included, until the last is in', () => {
    const game = given(raise('red'), raise('red'), bid('red', 2));
    expect([seen(game, 'red').draft?.isIn, game.questionFor('red'), game.canUndo('red')]).toEqual([true, null, true]);
    expect(game.apply(raise('red'))).toMatchObject({ code: 'not-asked', rule: 'TY-1' });
    expect(game.undo('red')).toBeNull();
    expect(seen(game, 'red').draft).toEqual({ question: 'bids', draft: { bid: 0, raised: 2 }, isIn: false });
    game.undo('red');
    game.undo('red');
    expect([game.canUndo('red'), game.hash()]).toEqual([false, start().hash()]);
    for (const command of [bid('red', 1), bid('blue', 1)]) game.apply(command);
    expect([game.canUndo('red'), game.canUndo('blue'), game.state.gold]).toEqual([false, false, { red: 8, blue: 8 }]);
  });

  test('goes on from what is left of it, and the record has just that', () => {
    const game = given(raise('red'), raise('red'));
    game.undo('red');
    expect(game.draftedBy('red')).toEqual([raise('red')]);
    for (const command of [raise('red'), bid('red', 3), bid('blue', 0)]) expect(game.apply(command)).toBeNull();
    expect(recordOf(game).journal).toEqual([raise('red'), raise('red'), bid('red', 3), bid('blue', 0)]);
  });

  test('that was changed or taken back leaves no trace in the record', () => {
    const game = given(raise('red'), raise('red'), bid('red', 3));
    game.undo('red');
    game.undo('red');
    game.undo('red');
    game.apply(bid('red', 1));
    game.apply(bid('blue', 0));
    expect(recordOf(game).journal).toEqual([bid('red', 1), bid('blue', 0)]);
  });
});

describe('in whatever order two sides draft', () => {
  const red = [raise('red'), raise('red'), bid('red', 4)];
  const blue = [raise('blue'), raise('blue'), bid('blue', 2)];

  /** Every way to shuffle two hands together. */
  function* interleavings(a: readonly Command[], b: readonly Command[]): Generator<readonly Command[]> {
    const [first, ...rest] = a;
    const [second, ...others] = b;
    if (first === undefined || second === undefined) return yield [...a, ...b];
    for (const tail of interleavings(rest, b)) yield [first, ...tail];
    for (const tail of interleavings(a, others)) yield [second, ...tail];
  }

  test('the game goes on the same, and its record does not tell the order', () => {
    const ways = [...interleavings(red, blue)];
    const ends = new Set(ways.map((way) => JSON.stringify([recordOf(given(...way)), given(...way).hash()])));
    expect([ways.length, ends.size]).toEqual([20, 1]);
  });

  test('nothing that one does changes what the other is shown by one byte, until both are in', () => {
    for (const way of interleavings(red, blue)) {
      const game = start();
      for (const command of way.slice(0, -1)) {
        const other = command.side === 'red' ? 'blue' : 'red';
        const before = [all(game, other), all(game, 'onlooker'), game.whyNot(bid(other, 9)), game.whyNot({ side: 'green', verb: 'bid' })];
        game.apply(command);
        expect([all(game, other), all(game, 'onlooker'), game.whyNot(bid(other, 9)), game.whyNot({ side: 'green', verb: 'bid' })]).toEqual(
          before,
        );
        game.undo(command.side);
        expect([all(game, other), all(game, 'onlooker')]).toEqual(before.slice(0, 2));
        game.apply(command);
      }
    }
  });
});

describe('a batch of strokes', () => {
  test('is taken all or none, and touches no other draft', () => {
    const game = given(raise('blue'));
    const before = game.hash();
    expect(game.applyAll([raise('red'), bid('red', 1)])).toMatchObject({ rule: 'TY-1c' });
    expect([game.hash(), game.canUndo('red'), game.canUndo('blue')]).toEqual([before, false, true]);
    expect(game.applyAll([raise('red'), raise('red'), bid('red', 2)])).toBeNull();
    expect(game.draftedBy('red')).toHaveLength(3);
  });

  test('that is refused leaves alone who has taken everything back', () => {
    const game = given(raise('blue'));
    game.undo('blue');
    expect(game.applyAll([raise('red'), { side: 'green', verb: 'raise' }])).toMatchObject({ code: 'not-asked' });
    expect([game.hash(), game.draftedBy('blue')]).toEqual([start().hash(), []]);
  });
});
