/** The log as it is read: lines with what they open to, rolls and draws in words, and of another's roll no more than its dice. */
import { describe, expect, test } from 'vitest';
import type { Play } from '../index.ts';
import { ApartDice, draftIn, Game, logSeen, numbered, offeredIn, rollInWords, seen, stepsOf } from '../index.ts';
import { bids, shot, type Toy, toy, whichShip } from './toy.ts';

const { auto } = stepsOf<Toy>();

/** What a viewer reads of one step, every die a two and every lot the second of the list. */
function read(run: (g: Play<Toy>) => void, viewer: Toy['side'] | 'onlooker' = 'red', from = 0) {
  const ruleset = { ...toy, flow: numbered(auto('broadside', 'TY-3', run)) };
  const dice = () => new ApartDice('log', { shot: { face: 2 }, 'which-ship': { face: 2 } });
  return logSeen(new Game(ruleset, { scenario: 'short', options: {}, seed: 'log', dice: 'fast' }, { log: true }, dice), viewer, from);
}
const words = (...args: Parameters<typeof read>) => read(...args).map((line) => line.words);

const fire = (g: Play<Toy>, guns = 1) => g.roll(shot, { fog: true, guns }, { about: 'a' });
const moved = (ship: string) => ({ type: 'moved', ship }) as const;
const salvo = (g: Play<Toy>) =>
  g.salvo(
    () => [fire(g), fire(g, 3)],
    () => moved('b'),
  );

describe('a line', () => {
  test('of a roll: for whom, the die, what counts and what comes of it', () => {
    const [line] = read((g) => fire(g, 3));
    expect(line).toMatchObject({
      words: '**A**: Shot: **2**, +1 fog = **3**: a hit',
      rule: 'TY-3',
      about: ['a'],
      phase: 'Broadside',
      parts: [],
    });
    expect(line?.roll).toMatchObject({ natural: 2, total: 3 });
    expect(read((g) => g.roll(shot, { fog: false, guns: 1 }))).toMatchObject([{ words: 'Shot: **2**: a miss', about: [] }]);
  });

  test('of a draw: what it was for, and among how many', () => {
    const [line] = read((g) => g.draw(whichShip, ['x', 'y', 'z'], { about: 'a' }));
    expect(line).toMatchObject({ words: '**A**: which ship is hit, one of 3', rule: 'TY-4', about: ['a'], roll: null });
  });

  test('of several dice at once', () => {
    expect(words((g) => g.volley(shot, { fog: true, guns: 1 }, 3))[0]).toMatch(/^Shot: 2 2 2, \+1 fog: /);
  });

  test('of a roll for others: nothing, or how the dice fell and no more', () => {
    const secretly = (others?: 'faces') => (g: Play<Toy>) =>
      g.rollFor(['blue'], shot, { fog: true, guns: 3 }, { about: 'a', ...(others ? { others } : {}) });
    expect([words(secretly()), words(secretly(), 'onlooker')]).toEqual([[], []]);
    const [line] = read(secretly('faces'));
    expect(line).toMatchObject({ words: 'Shot: **2**', about: [], roll: null });
    expect(words(secretly('faces'), 'blue')).toEqual(['**A**: Shot: **2**, +1 fog = **3**: a hit']);
  });

  test('a modifier that takes away has a sign of its own', () => {
    const smoke = { by: -1, words: 'smoke', rule: 'TY-3b' };
    const judged = { rows: [], outcome: 'miss', words: 'a miss', chance: 1 / 2, falls: null, counted: null };
    const roll = { check: 'shot', title: 'Shot', rule: 'TY-3', sides: 6, faces: [4], natural: 4, modifiers: [smoke], total: 3, ...judged };
    expect(rollInWords(roll)).toBe('Shot: **4**, −1 smoke = **3**: a miss');
    expect(rollInWords({ ...roll, words: '3' }), 'what is all that was rolled for').toBe('Shot: **4**, −1 smoke = **3**');
  });
});

describe('a salvo', () => {
  test('is one line, and opens to its rolls', () => {
    const [line, ...more] = read(salvo);
    expect([line?.words, line?.parts.map((part) => part.words), more]).toEqual([
      'moved',
      ['**A**: Shot: **2**, +1 fog = **3**: a miss', '**A**: Shot: **2**, +1 fog = **3**: a hit'],
      [],
    ]);
  });

  test('keeps its rolls to itself, whatever stands before and after it', () => {
    const lines = read((g) => {
      fire(g);
      salvo(g);
      fire(g);
      salvo(g);
    });
    expect(lines.map(({ parts }) => parts.length)).toEqual([0, 2, 0, 2]);
  });

  test('lines are counted, not what they open to', () => {
    const both = (g: Play<Toy>) => {
      salvo(g);
      g.tell?.({ type: 'gave-up', side: 'red' });
      g.tell?.(moved('c'));
    };
    expect([0, 1, 2, 3].map((from) => words(both, 'red', from))).toEqual([
      ['moved', 'gave-up', 'moved'],
      ['gave-up', 'moved'],
      ['moved'],
      [],
    ]);
  });
});

test('what is told of an order stands under the step that asked for it, also once a later one has been taken back', () => {
  const game = new Game(toy, { scenario: 'short', options: {}, seed: 'log', dice: 'fast' }, { log: true, undo: true });
  game.apply({ side: 'red', verb: 'bid', target: 1 });
  game.apply({ side: 'blue', verb: 'bid', target: 1 });
  game.apply({ side: 'red', verb: 'move', target: ['a', 1] });
  game.apply({ side: 'red', verb: 'done' });
  expect(game.undo('red')).toBeNull();
  game.apply({ side: 'red', verb: 'move', target: ['b', 1] });
  expect(logSeen(game, 'red').map(({ words, phase }) => [words, phase])).toEqual([
    ['bids', 'Bids'],
    ['moved', 'Moves'],
    ['moved', 'Moves'],
  ]);
});

test('what a question offers for a verb, and what is drafted, is asked by the decision and of no other', () => {
  const game = new Game(toy, { scenario: 'short', options: {}, seed: 'log', dice: 'fast' }, { log: true });
  const { question, draft } = seen(game, 'red');
  expect([offeredIn(question, bids, 'raise').length, offeredIn(question, bids, 'bid').length]).toEqual([1, 4]);
  expect([offeredIn(question, { ...bids, name: 'other' }, 'bid'), offeredIn(null, bids, 'bid')]).toEqual([[], []]);
  expect([draftIn(draft, bids), draftIn({ question: 'other', draft: 1, isIn: false }, bids), draftIn(null, bids)]).toEqual([
    { bid: 0, raised: 0 },
    null,
    null,
  ]);
  expect([seen(game, 'onlooker').draft, seen(game, 'onlooker').question]).toEqual([null, null]);
});
