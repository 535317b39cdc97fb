import { expect, test } from 'vitest';
import type { Bot, Kind, Ruleset } from '../../kernel/index.ts';
import { anyAnswer, FastDice, firstOf, Game, memoryless, playOn } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import { toy } from '../../kernel/test/toy.ts';
import { answersOf, chanceFrom, SeatedBot } from '../index.ts';

const rules: Ruleset<Kind> = toy;
const settings = { scenario: 'short', options: {}, seed: 'seated', dice: 'fast' } as const;
const chance = (): number => 0;

/** Red is asked to move, again and again until it is done; blue has no part in it. */
function movesOfRed() {
  const game = new Game(rules, settings, { undo: true });
  for (const side of ['red', 'blue']) game.apply({ side, verb: 'bid', target: 1 });
  return game;
}

/** Picks the first thing there is, and remembers how many answers it has given since it sat down. */
function mindful() {
  const remembered: number[] = [];
  const bot: Bot<Kind> = {
    name: 'mindful',
    words: '',
    sit: () => {
      let answers = 0;
      return {
        decide: ({ question }) => {
          remembered.push(answers++);
          return firstOf(question);
        },
      };
    },
  };
  return { remembered, bot };
}

test('a bot remembers as long as nobody else has touched the game', () => {
  const game = movesOfRed();
  const { remembered, bot } = mindful();
  const seat = new SeatedBot(game, 'red', bot);
  seat.answer(chance);
  seat.answer(chance);
  expect(remembered).toEqual([0, 1]);
});

test.each([
  ['an undo', (game: Game<Kind>) => game.undo('red')],
  ['an undo and the same by hand', (game: Game<Kind>) => game.undo('red') ?? game.apply({ side: 'red', verb: 'move', target: ['a', 1] })],
  ['a command by hand', (game: Game<Kind>) => game.apply({ side: 'red', verb: 'move', target: ['b', 1] })],
  ['a revival', (game: Game<Kind>) => game.revive(game.save())],
])('after %s it sits down anew', (_, meddle) => {
  const game = movesOfRed();
  const { remembered, bot } = mindful();
  const seat = new SeatedBot(game, 'red', bot);
  seat.answer(chance);
  expect(meddle(game) ?? null).toBeNull();
  seat.answer(chance);
  expect(remembered).toEqual([0, 0]);
});

test('each has a memory of its own', () => {
  const { remembered, bot } = mindful();
  for (const seat of [new SeatedBot(movesOfRed(), 'red', bot), new SeatedBot(movesOfRed(), 'red', bot)]) seat.answer(chance);
  expect(remembered).toEqual([0, 0]);
});

test('where orders are hidden it remembers while the same question is put again, whatever others have done unseen', () => {
  const game = new Game<Kind>(hunt, settings, { undo: true });
  const { remembered, bot } = mindful();
  const seat = new SeatedBot(game, 'hunter', bot);
  for (let left = 3; left > 0; left--) seat.answer(chance);
  expect([remembered, game.questions.map(({ side }) => side)]).toEqual([[0, 1, 2], ['raider']]);
  game.apply({ side: 'raider', verb: 'done' });
  for (let left = 3; left > 0; left--) seat.answer(chance);
  // The next question, and then one in which both sides draft at once.
  expect(remembered).toEqual([0, 1, 2, 0, 0, 0]);
});

test('whoever is not asked is refused', () => {
  const { remembered, bot } = mindful();
  expect(new SeatedBot(movesOfRed(), 'blue', bot).answer(chance)).toMatchObject({ code: 'not-asked' });
  expect(remembered).toEqual([]);
});

test('a chance follows from its seed', () => {
  const draws = (seed: string) => Array.from({ length: 3 }, () => 1_000_000).map(chanceFrom(seed));
  expect(draws('a')).toEqual(draws('a'));
  expect(draws('b')).not.toEqual(draws('a'));
});

test('how often a side has answered is all that its chance may count by', () => {
  const game = movesOfRed();
  game.apply({ side: 'red', verb: 'done' });
  expect([answersOf(game, 'red'), answersOf(game, 'blue')]).toEqual([2, 1]);
});

/** Both sides do nothing; where the base lies is drawn by the seed, and the hunter cannot know it. */
function huntUpTo(seed: string, bot: Bot<Kind>) {
  const game = new Game<Kind>(hunt, { ...settings, seed });
  const seat = new SeatedBot(game, 'hunter', bot);
  return { game, answer: () => seat.answer(chanceFrom('the same')) };
}

test('a bot plays out games of its own, which follow from what it sees and from nothing else', () => {
  const bases = new Set<unknown>();
  const played = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const searching = memoryless<Kind>('searching', '', ({ question, chance: luck, imagine }) => {
      const other = imagine?.(new FastDice('own')) ?? null;
      for (let left = 20; other && left > 0 && !other.finished; left--) {
        const [next] = other.ask();
        if (next) playOn(other, next, anyAnswer(next, luck));
      }
      played.add(JSON.stringify(other?.save((state) => state)));
      return firstOf(question);
    });
    const { game, answer } = huntUpTo(`hunt/${n}`, searching);
    bases.add(Reflect.get(game.state, 'base'));
    const before = JSON.stringify(game.state);
    expect(answer()).toBeNull();
    expect(JSON.stringify(game.state)).not.toBe(before);
  }
  expect([bases.size, played.size]).toEqual([4, 1]);
});
