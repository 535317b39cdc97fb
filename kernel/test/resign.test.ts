/** Giving a game up: at any time, by anybody who plays, for good. */
import { expect, test } from 'vitest';
import type { Command, Ruleset } from '../index.ts';
import { commandsOf, Game, parseRecord, RESIGN, recordOf, replay, seen, stepsOf } from '../index.ts';
import type { Toy } from './toy.ts';
import { toy } from './toy.ts';

const SETTINGS = { scenario: 'short', options: {}, seed: 'resign', dice: 'fast' } as const;
const started = (ruleset: Ruleset<Toy> = toy) => new Game(ruleset, SETTINGS, { log: true, undo: true, chain: true });
const give = (game: Game<Toy>, ...commands: Command[]): Game<Toy> => {
  for (const command of commands) expect(game.apply(command)).toBeNull();
  return game;
};
const bid = (side: string): Command => ({ side, verb: 'bid', target: 1 });
const resign = (side: string): Command => ({ side, verb: RESIGN });

/** Red has bid, blue has yet to: red is not asked. */
const halfBid = () => give(started(), bid('red'));

test.each(['red', 'blue'])('%s resigns, asked or not, and the other side has won', (side) => {
  const game = give(halfBid(), resign(side));
  expect([game.ending?.winner, game.finished]).toEqual([side === 'red' ? 'blue' : 'red', true]);
  expect([game.questions, game.play.frames]).toEqual([[], []]);
});

test('it is told like anything else, in the step where the game stood', () => {
  const { log } = seen(give(started(), resign('red')), 'blue');
  expect(log.at(-1)).toMatchObject({ words: 'gave-up', moment: 1, phase: 'Bids' });
});

test('nobody is offered it, and a decision cannot have a verb of that name', () => {
  const game = started();
  expect(game.questions.flatMap(({ side, offer }) => [...commandsOf(side, offer)]).filter(({ verb }) => verb === RESIGN)).toEqual([]);
  const { decision } = stepsOf<Toy>();
  // @ts-expect-error the kernel keeps this verb for itself
  decision<{ resign: true }>('never', 'TY-0', { who: () => 'red', asks: () => '', verbs: { resign: { label: () => '', does: () => {} } } });
});

test('it is final: nothing is taken back, and nothing follows', () => {
  const game = give(halfBid(), resign('red'));
  expect([game.canUndo('red'), game.undo('red')?.code]).toEqual([false, 'no-undo']);
  expect([game.apply(bid('blue')), game.apply(resign('blue'))].map((refusal) => refusal?.code)).toEqual(['game-over', 'game-over']);
  expect(game.commands).toHaveLength(1);
});

test('seen tells whether a viewer may: a side until the end, an onlooker never', () => {
  const game = halfBid();
  const may = () => ['red', 'blue', 'onlooker'].map((viewer) => game.canResign(viewer));
  expect([may(), seen(game, 'red').canResign]).toEqual([[true, true, false], true]);
  give(game, resign('blue'));
  expect([may(), seen(game, 'red').canResign]).toEqual([[false, false, false], false]);
});

test.each([
  ['a stranger', { side: 'green', verb: RESIGN }, 'not-asked', "there is no side 'green' to resign"],
  ['a target', { side: 'red', verb: RESIGN, target: 'a' }, 'malformed', "'resign' takes no target"],
])('%s is refused in words, and nothing has changed', (_, command, code, words) => {
  const game = halfBid();
  const before = game.hash();
  expect([game.whyNot(command), game.apply(command)]).toMatchObject(Array(2).fill({ code, words, rule: 'TY-0' }));
  expect([game.hash(), game.commands.length, game.whyNot(resign('red'))]).toEqual([before, 0, null]);
});

test('a game that does not say how it ends cannot be resigned', () => {
  const { resigned: _, ...without } = toy;
  const game = started(without);
  expect([game.canResign('red'), game.apply(resign('red'))]).toMatchObject([
    false,
    { code: 'unknown-verb', words: 'Toy cannot be resigned' },
  ]);
});

test.each([{}, { undo: true }])('where its rule fails, it has not happened, whatever is kept: %j', (keeping) => {
  const resigned = () => expect.unreachable('no white flag');
  const game = new Game({ ...toy, resigned }, SETTINGS, keeping);
  expect(() => game.apply(resign('red'))).toThrow('no white flag');
  expect([game.commands, game.finished]).toEqual([[], false]);
});

test('a batch that is refused when the game is over leaves it over', () => {
  for (const side of ['red', 'blue']) {
    const game = give(halfBid(), resign('red'));
    const before = game.hash();
    expect(game.applyAll([bid(side), bid(side)])?.code).toBe('game-over');
    expect([game.finished, game.hash(), game.ending?.winner]).toEqual([true, before, 'blue']);
  }
});

test('in a batch that is refused further on, it has not happened', () => {
  const game = started();
  expect(game.applyAll([bid('red'), resign('red'), bid('blue')])?.code).toBe('game-over');
  expect([game.ending, game.commands.length, game.questions.length]).toEqual([null, 0, 2]);
});

test('the record has it, and plays again to the same end', () => {
  const game = give(halfBid(), resign('blue'));
  const again = replay(toy, parseRecord(JSON.stringify(recordOf(game))));
  expect([again.commands.at(-1), again.ending]).toEqual([{ side: 'blue', verb: RESIGN }, game.ending]);
  expect([again.hash(), again.hash(again.save())]).toEqual([game.hash(), game.hash()]);
});
