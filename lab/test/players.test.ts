import { expect, test } from 'vitest';
import type { Bot, Kind, Ruleset } from '../../kernel/index.ts';
import { commandAt, Game } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import { toy } from '../../kernel/test/toy.ts';
import { answerFor, answersOf, LastingPlayers } from '../index.ts';

const rules: Ruleset<Kind> = toy;

/** Red is asked to move, again and again until it is done; blue has no part in it. */
function movesOfRed() {
  const game = new Game(rules, { scenario: 'short', options: {}, seed: 'players', dice: 'fast' }, { undo: true });
  for (const side of ['red', 'blue']) game.apply({ side, verb: 'bid', target: 1 });
  return game;
}

/** Picks the first thing there is, and writes down whether it was told that nothing had happened meanwhile. */
function attentive() {
  const told: (boolean | undefined)[] = [];
  const bot: Bot<Kind> = {
    name: 'attentive',
    words: '',
    decide: ({ side, question, goesOn }) => {
      told.push(goesOn);
      return commandAt(side, question.offer, 0);
    },
  };
  return { told, player: { bot, chance: () => 0 } };
}

test('a player hears that its decision goes on, as long as nobody else has touched the game', () => {
  const game = movesOfRed();
  const { told, player } = attentive();
  answerFor(game, 'red', player);
  answerFor(game, 'red', player);
  expect(told).toEqual([false, true]);
});

test.each([
  ['an undo', (game: Game<Kind>) => game.undo('red')],
  ['an undo and the same by hand', (game: Game<Kind>) => game.undo('red') ?? game.apply({ side: 'red', verb: 'move', target: ['a', 1] })],
  ['a command by hand', (game: Game<Kind>) => game.apply({ side: 'red', verb: 'move', target: ['b', 1] })],
  ['a revival', (game: Game<Kind>) => game.revive(game.save())],
])('after %s it does not', (_, meddle) => {
  const game = movesOfRed();
  const { told, player } = attentive();
  answerFor(game, 'red', player);
  expect(meddle(game) ?? null).toBeNull();
  answerFor(game, 'red', player);
  expect(told).toEqual([false, false]);
});

test('nor in another game, though it is as far on', () => {
  const { told, player } = attentive();
  const other = movesOfRed();
  other.apply({ side: 'red', verb: 'move', target: ['a', 1] });
  answerFor(movesOfRed(), 'red', player);
  answerFor(other, 'red', player);
  expect(told).toEqual([false, false]);
});

test('where orders are hidden it goes on only while the same question is put again, whatever others have done unseen', () => {
  const game = new Game<Kind>(hunt, { scenario: 'short', options: {}, seed: 'players', dice: 'fast' }, { undo: true });
  const { told, player } = attentive();
  answerFor(game, 'hunter', player);
  answerFor(game, 'hunter', player);
  answerFor(game, 'hunter', player);
  expect([told, game.questions.map(({ side }) => side)]).toEqual([[false, true, true], ['raider']]);
  game.apply({ side: 'raider', verb: 'done' });
  for (let left = 3; left > 0; left--) answerFor(game, 'hunter', player);
  // The next question, and then one in which both sides draft at once.
  expect(told).toEqual([false, true, true, false, false, false]);
});

test('how often a side has answered is all that its chance may count by', () => {
  const game = movesOfRed();
  game.apply({ side: 'red', verb: 'done' });
  expect([answersOf(game, 'red'), answersOf(game, 'blue')]).toEqual([2, 1]);
});

test('a player who lasts keeps one chance, by which a bot remembers, with the luck that each answer brings', () => {
  const players = new LastingPlayers();
  const { bot } = attentive().player;
  const draws = (seed: string, name = 'red') => [0, 1, 2].map(() => players.player(name, bot, seed).chance(1_000_000));
  const { chance } = players.player('red', bot, 'a');
  expect(draws('b')).toEqual(draws('b'));
  expect(draws('c')).not.toEqual(draws('b'));
  expect(players.player('red', bot, 'd').chance).toBe(chance);
  expect(players.player('blue', bot, 'a').chance).not.toBe(chance);
});
