/** Answers by chance where a verb is picked before what it takes, and verbs that are not for every piece. */
import { expect, test } from 'vitest';
import { anyAnswer, FastDice, firstPart, Game, numbered, stepsOf } from '../index.ts';
import { type Toy, toy } from './toy.ts';

const { loop, plan } = stepsOf<Toy>();

const FLAGS = [...'ABCDEFGHIJKLMNOPQRST'];
const nothing = () => ({ words: 'not she', rule: 'TY-8a' });

/** Twenty flags for whoever has halyards, and a gun for all but the hulk, which can do nothing; `asked` tells who was asked whether she may. */
function signalling(asked: string[] = [], listed: string[] = []) {
  const signals = plan<{ hoist: readonly [string, string]; fire: string; done: true }, readonly string[]>('signals', 'TY-8', {
    who: () => ['red', 'blue'],
    draft: () => [],
    asks: () => 'What is told?',
    pieces: () => ['flagship', 'hulk', 'boat'],
    verbFirst: true,
    fault: ({ draft }) => (draft.length < 2 ? { words: 'too quiet', rule: 'TY-8b' } : null),
    verbs: {
      hoist: {
        under: firstPart,
        may: (_at, ship) => {
          asked.push(ship);
          return ship === 'flagship';
        },
        of: (_at, ship) => {
          listed.push(ship);
          return FLAGS.map((flag) => [ship, flag] as const);
        },
        why: nothing,
        label: () => 'hoist',
        does: (draft, [, flag]) => [...draft, flag],
      },
      fire: {
        under: firstPart,
        of: (_at, ship) => (ship === 'hulk' ? [] : [ship]),
        why: nothing,
        label: () => 'fire',
        caution: (_at, ship) => (ship === 'boat' ? 'She has no gun.' : undefined),
        does: (draft) => [...draft, 'gun'],
      },
      done: { ends: true, label: () => 'done', does: (draft) => draft },
    },
    commit: () => {},
  });
  const flow = numbered(loop('toy', 'TY-0', () => true, signals));
  return new Game({ ...toy, flow }, { scenario: 'short', options: {}, seed: 'q', dice: 'fast' });
}

const red = (game: Game<Toy>) => {
  const question = game.questionFor('red');
  if (!question) throw new Error('red is not asked');
  return question;
};

test('one flag or another is no more likely than the gun, a piece that can do nothing leaves it to the next, and all of it is taken', () => {
  const dice = new FastDice('any');
  const counts: Record<string, number> = {};
  for (let n = 0; n < 3000; n++) {
    const game = signalling();
    const { verb, target } = anyAnswer(red(game), (of) => dice.draw(of));
    expect(game.apply({ side: 'red', verb, ...(target === undefined ? {} : { target }) })).toBeNull();
    const what = `${verb} ${firstPart(null, target ?? '')}`;
    counts[what] = (counts[what] ?? 0) + 1;
  }
  // Of four picks one is `done`, which is not yet to be had and falls to the flagship; one is the hulk, whose turn falls to the boat.
  const [hoist = 0, gun = 0, boat = 0] = [counts['hoist flagship'], counts['fire flagship'], counts['fire boat']];
  expect(hoist + gun + boat).toBe(3000);
  for (const count of [hoist, gun]) expect(Math.abs(count - 750)).toBeLessThan(100);
});

test('a question is ended by chance once it may be', () => {
  const game = signalling();
  const dice = new FastDice('end');
  for (let n = 0; n < 100 && game.commands.length === 0; n++) {
    const [question] = game.questions;
    if (question) game.apply(anyAnswer(question, (of) => dice.draw(of)));
  }
  expect(game.commands.filter(({ verb }) => verb === 'done')).toHaveLength(2);
});

test('nothing is listed of a verb for a piece that it is not for, and nothing of it is taken', () => {
  const listed: string[] = [];
  const game = signalling([], listed);
  expect(red(game).offerUnder('boat')).toEqual({ fire: ['boat'] });
  expect(red(game).targets('hoist')).toHaveLength(FLAGS.length);
  expect(game.apply({ side: 'red', verb: 'hoist', target: ['boat', 'A'] })).toMatchObject({ rule: 'TY-8a' });
  expect(new Set(listed)).toEqual(new Set(['flagship']));
});

test('who may is asked once for as long as the state is the same', () => {
  const asked: string[] = [];
  const game = signalling(asked);
  const look = () => red(game).offerUnder('flagship');
  look();
  game.apply({ side: 'red', verb: 'hoist', target: ['flagship', 'A'] });
  game.apply({ side: 'red', verb: 'hoist', target: ['flagship', 'B'] });
  look();
  expect(asked).toEqual(['flagship']);
  for (const side of ['blue', 'red'] as const) {
    game.apply({ side, verb: 'fire', target: 'boat' });
    game.apply({ side, verb: 'fire', target: 'boat' });
    game.apply({ side, verb: 'done' });
  }
  asked.length = 0;
  look();
  expect(asked).toEqual(['flagship']);
});
