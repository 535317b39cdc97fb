/** Lists of a piece that are kept from one stroke of a draft to the next. */
import { expect, test } from 'vitest';
import { firstPart, Game, numbered, onceAsked, stepsOf } from '../index.ts';
import { Occasion } from '../occasion.ts';
import { type Toy, toy } from './toy.ts';

const { loop, plan } = stepsOf<Toy>();

type Course = { readonly [ship: string]: number };

/** Ships each with a course of their own; `listed` tells whose choices were worked out. */
function sailing(listed: string[]) {
  const courses = plan<{ turn: readonly [string, number]; done: true }, Course>('courses', 'TY-8', {
    who: () => ['red', 'blue'],
    draft: () => ({}),
    asks: () => 'Which way?',
    pieces: () => ['a', 'b'],
    restsOn: ({ draft }, ship) => [draft[ship]],
    verbs: {
      turn: {
        under: firstPart,
        of: ({ draft }, ship) => {
          listed.push(ship);
          return [[ship, (draft[ship] ?? 0) + 1] as const];
        },
        why: () => ({ words: 'one point at a time', rule: 'TY-8a' }),
        label: (_view, [ship, to]) => `${ship} turns to ${to}`,
        does: (draft, [ship, to]) => ({ ...draft, [ship]: to }),
      },
      done: { ends: true, label: () => 'done', does: (draft) => draft },
    },
    commit: () => {},
  });
  const flow = numbered(loop('toy', 'TY-0', () => true, courses));
  return new Game({ ...toy, flow }, { scenario: 'short', options: {}, seed: 'q', dice: 'fast' }, { undo: true });
}

/** What both ships may do, as red is told. */
const choices = (game: Game<Toy>) => ['a', 'b'].map((ship) => game.questionFor('red')?.offerUnder(ship).turn);

/** Which ships were listed anew for it. */
function askedAgain(after: (game: Game<Toy>) => void): { readonly offered: unknown; readonly listed: readonly string[] } {
  const listed: string[] = [];
  const game = sailing(listed);
  choices(game);
  after(game);
  listed.length = 0;
  return { offered: choices(game), listed };
}

test('a ship whose part of the draft is the same is not listed again', () => {
  const again = askedAgain((game) => game.apply({ side: 'red', verb: 'turn', target: ['a', 1] }));
  expect(again).toEqual({ offered: [[['a', 2]], [['b', 1]]], listed: ['a'] });
});

test('what the other side drafts makes no difference', () => {
  expect(askedAgain((game) => game.apply({ side: 'blue', verb: 'turn', target: ['b', 1] })).listed).toEqual([]);
});

test('what is taken back is listed as it was', () => {
  const again = askedAgain((game) => {
    game.apply({ side: 'red', verb: 'turn', target: ['a', 1] });
    choices(game);
    game.undo('red');
  });
  expect(again).toEqual({ offered: [[['a', 1]], [['b', 1]]], listed: ['a'] });
});

test('once the orders are carried out everything is listed anew', () => {
  const again = askedAgain((game) => {
    game.apply({ side: 'red', verb: 'done' });
    game.apply({ side: 'blue', verb: 'done' });
  });
  expect(again.listed).toEqual(['a', 'b']);
});

test('a stroke of one side leaves the question of the other as it is', () => {
  const game = sailing([]);
  const [red, blue] = [game.questionFor('red'), game.questionFor('blue')];
  game.apply({ side: 'red', verb: 'turn', target: ['a', 1] });
  expect([game.questionFor('red') === red, game.questionFor('blue') === blue]).toEqual([false, true]);
});

test('what looks at the state alone is found once, whatever is drafted meanwhile', () => {
  const found = onceAsked(({ draft }: { readonly occasion: Occasion; readonly draft: number }) => draft);
  const occasion = new Occasion();
  expect([found({ occasion, draft: 1 }), found({ occasion, draft: 2 }), found({ occasion: new Occasion(), draft: 3 })]).toEqual([1, 1, 3]);
});
