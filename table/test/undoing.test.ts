/** The reason that a viewer hears when nothing can be taken back. */
import { expect, test } from 'vitest';
import { ApartDice, type Command, Game, type Kind, type Ruleset, ScriptedDice } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import { toy } from '../../kernel/test/toy.ts';
import { whyNoUndo } from '../undoing.ts';

const begun = (ruleset: Ruleset<Kind>, dice: readonly number[] = []): Game<Kind> =>
  new Game(ruleset, { scenario: 'short', options: {}, seed: 'undo', dice: 'fast' }, { log: true, undo: true }, () =>
    ruleset.id === 'hunt' ? new ApartDice('hunt', { raid: { face: 1 } }) : new ScriptedDice(dice),
  );
const order = (side: string, verb: string, target?: Command['target']): Command => ({ side, verb, ...(target && { target }) });
const no = (reason: string, rule: string | null = null) => ({ possible: false, reason, rule });

function give(game: Game<Kind>, ...commands: Command[]): Game<Kind> {
  for (const command of commands) expect(game.apply(command)).toBeNull();
  return game;
}

const BIDS = [order('red', 'bid', 1), order('blue', 'bid', 1)];
/** Red's two ships are shot at. */
const ROUND = [...BIDS, order('red', 'done'), order('blue', 'pass')];

test('before the first order there is nothing', () => {
  expect(whyNoUndo(begun(toy), 'red')).toEqual(no('Nothing has been ordered yet.'));
});

test('after another has acted, that he has; after oneself, no more than that it cannot be', () => {
  const game = give(begun(toy), ...BIDS);
  expect([whyNoUndo(game, 'red'), whyNoUndo(game, 'blue')]).toEqual([
    no('BLUE have acted since.'),
    no('Nothing can be taken back from here.'),
  ]);
});

test('after dice what they were for, and after a draw that there was one', () => {
  expect(whyNoUndo(give(begun(toy, [1, 2, 2, 6]), ...ROUND), 'red')).toEqual(no('The dice have fallen: Shot.', 'TY-3'));
  expect(whyNoUndo(give(begun(toy, [6, 1, 2, 2]), ...ROUND), 'red')).toEqual(no('Something was drawn.', 'TY-4'));
});

test('dice that fell before the last order are no reason', () => {
  expect(whyNoUndo(give(begun(toy, [6, 6]), ...ROUND, ...BIDS), 'red')).toEqual(no('BLUE have acted since.'));
});

test('what the house has answered for whoever looks is no reason, but what came before it', () => {
  const game = give(begun(toy, [1, 2, 2, 6]), ...ROUND, ...BIDS);
  expect([whyNoUndo(game, 'blue', [5, 6]), whyNoUndo(game, 'blue', [6])]).toEqual([
    no('The dice have fallen: Shot.', 'TY-3'),
    no('RED have acted since.'),
  ]);
});

test('while all choose in secret nobody hears who acted last', () => {
  const sunk = { ...toy, begin: (...given: Parameters<typeof toy.begin>) => ({ ...toy.begin(...given), ships: { red: [], blue: [] } }) };
  expect(whyNoUndo(give(begun(sunk), ...BIDS, order('blue', 'pass')), 'red')).toEqual(no('Nothing can be taken back from here.'));
});

test('where orders are hidden, neither what others do unseen nor what they roll is a reason', () => {
  const game = give(begun(hunt), order('hunter', 'done'));
  expect(whyNoUndo(game, 'raider')).toEqual(no('Nothing has been ordered yet.'));
  for (const place of ['east', 'north']) give(game, order('raider', 'steer', ['emden', place]));
  expect(whyNoUndo(game, 'hunter')).toEqual(no('Orders that were handed in stand.'));
  give(game, order('raider', 'done'), order('hunter', 'done'), order('raider', 'name', 'emden'), order('raider', 'done'));
  expect([whyNoUndo(game, 'hunter'), whyNoUndo(game, 'raider')]).toEqual([
    no('raider have acted since.'),
    no('The dice have fallen: Raid.', 'HU-5'),
  ]);
});
