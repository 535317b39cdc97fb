/** What no side can do by itself: going back by agreement, a draw, and a clock that has run out. */
import { expect, test } from 'vitest';
import { DRAW, firstOf, Game, MOST_AGREED, parseRecord, recordOf, replay, seen, TAKE_BACK, TIME_UP } from '../index.ts';
import { toy } from './toy.ts';

const SETTINGS = { scenario: 'short', options: {}, seed: 'agree', dice: 'keyed' } as const;
const started = () => new Game(toy, SETTINGS, { log: true, undo: true, chain: true });

/** Whoever is asked gives the first answer, so often. */
function play(game: ReturnType<typeof started>, orders: number) {
  for (let order = 0; order < orders; order++) {
    const [question] = game.questions;
    if (!question) break;
    expect(game.apply(firstOf(question))).toBeNull();
  }
  return game;
}

test('by agreement the game goes back over dice and revelations to where so many commands stood', () => {
  const [game, short] = [play(started(), 8), play(started(), 8)];
  const { length } = game.commands;
  expect(length).toBeGreaterThan(2);
  expect(game.takeBack('red', 2)).toBeNull();
  const twin = started();
  // Two of what was drafted at once: all of it is drafted anew.
  expect([game.commands, game.draftedBy('red'), game.hash()]).toEqual([[], [], twin.hash()]);
  expect(seen(game, 'red')).toEqual(seen(twin, 'red'));
  expect(short.takeBack('red', length - 1)).toBeNull();
  expect(short.commands).toHaveLength(length - 1);
  expect([short.canUndo('red'), short.canUndo('blue')]).toEqual([false, false]);
});

test('the record says so, and plays through to the same end with the same dice', () => {
  const game = play(started(), 8);
  game.takeBack('blue', 2);
  play(game, 4);
  const record = parseRecord(JSON.stringify(recordOf(game)));
  expect(record.journal).toContainEqual({ side: 'blue', verb: TAKE_BACK, target: 2 });
  const again = replay(toy, record);
  expect([again.hash(), again.commands, again.play.dice.drawn]).toEqual([game.hash(), game.commands, game.play.dice.drawn]);
});

test.each([
  [TIME_UP, 'red', { result: 'time', winner: 'blue' }],
  [DRAW, 'red', { result: 'draw', winner: null }],
])('%s ends the game, and nobody can order it', (verb, side, ending) => {
  const game = play(started(), 3);
  expect(game.apply({ side, verb })).not.toBeNull();
  expect([game.close({ side: 'green', verb: TIME_UP }), game.close({ side, verb: 'bid' })]).not.toContain(null);
  expect(game.close({ side, verb })).toBeNull();
  expect(game.ending).toMatchObject(ending);
  expect(replay(toy, parseRecord(JSON.stringify(recordOf(game)))).ending).toEqual(game.ending);
  expect([game.close({ side, verb }), game.takeBack('red', 0)]).not.toContain(null);
});

test('nobody goes back to what never was, nor for ever', () => {
  const game = play(started(), 6);
  for (const upTo of [-1, 0.5, game.commands.length, Number.NaN]) expect(game.takeBack('red', upTo)?.code).toBe('no-undo');
  for (let times = 0; times < MOST_AGREED; times++) {
    expect(game.takeBack('red', 0)).toBeNull();
    play(game, 8);
  }
  expect(game.takeBack('red', 0)?.code).toBe('no-undo');
});
