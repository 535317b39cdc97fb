/** What may be answered, in every form that it can take. */
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../index.ts';
import { anyAnswer, done, FastDice, firstPart, Game, isSameOrder, numbered, seen, stepsFrom, stepsOf } from '../index.ts';
import type { Toy } from './toy.ts';
import { toy } from './toy.ts';

const { decision, sequence } = stepsOf<Toy>();

const NEXT: Readonly<Record<string, readonly string[]>> = { '': ['north', 'east'], north: ['east'], east: ['south'], south: [] };

/** Speed as a number in a range, a course step by step, and orders that fold under ships. */
const helm = decision<{ speed: number; course: readonly string[]; signal: readonly [string, string]; done: true }>('helm', 'TY-7', {
  who: () => 'red',
  asks: () => 'Where to?',
  pieces: ({ state }) => state.ships.red,
  verbs: {
    speed: {
      of: () => ({ from: 4, to: 20, step: 4 }),
      why: () => ({ words: 'by fours, up to twenty', rule: 'TY-7a' }),
      label: () => 'make speed',
      does: (g, knots) => void g.state.told.push(`speed ${knots}`),
    },
    course: {
      of: () => ({ next: (path) => NEXT[String(path.at(-1) ?? '')] ?? [], isWhole: (path) => path.length > 1 }),
      why: () => ({ words: 'no way leads there', rule: 'TY-7b' }),
      label: () => 'lay a course',
      step: (_view, path) => (path.at(-1) === 'south' ? 'south at last' : undefined),
      does: (g, path) => void g.state.told.push(path.join(' ')),
    },
    signal: {
      under: firstPart,
      of: ({ state }, ship) => (state.told.includes(ship) ? [] : [[ship, 'blue'] as const, [ship, 'peter'] as const]),
      why: () => ({ words: 'she has signalled', rule: 'TY-7c' }),
      label: (_view, [ship, flag]) => `${ship} hoists ${flag}`,
      does: (g, [ship]) => void g.state.told.push(ship),
    },
    done: done(),
  },
});

const rules: Ruleset<Toy> = { ...toy, flow: numbered(sequence('toy', 'TY-0', [helm])) };
const settings = { scenario: 'short', options: {}, seed: 's', dice: 'fast' } as const;
const start = () => new Game(rules, settings, { log: true, undo: true });
const tell = (verb: string, target?: string | number | readonly (string | number)[]) => {
  const game = start();
  const refusal = game.apply(target === undefined ? { side: 'red', verb } : { side: 'red', verb, target });
  return refusal?.rule ?? game.state.told;
};

describe('a range', () => {
  test.each([
    [4, ['speed 4']],
    [20, ['speed 20']],
    [6, 'TY-7a'],
    [24, 'TY-7a'],
    ['4', 'TY-7a'],
    [Number.NaN, 'TY-7a'],
  ])('%s', (knots, wanted) => expect(tell('speed', knots)).toEqual(wanted));
});

describe('a path, asked for step by step', () => {
  test.each([
    [['north', 'east'], ['north east']],
    [['north', 'east', 'south'], ['north east south']],
    [['north'], 'TY-7b'],
    [['north', 'south'], 'TY-7b'],
    ['north', 'TY-7b'],
  ])('%s', (course, wanted) => expect(tell('course', course)).toEqual(wanted));

  test('says where it goes on, and whether it may end', () => {
    const game = start();
    const question = game.questionFor('red');
    if (!question) throw new Error('nobody is asked');
    expect(stepsFrom(question, 'course', [])).toEqual({ next: ['north', 'east'], isWhole: false });
    expect(stepsFrom(question, 'course', ['north', 'east'])).toEqual({ next: ['south'], isWhole: true });
    expect(stepsFrom(question, 'course', ['east', 'south'])).toEqual({ next: [], isWhole: true });
    expect([stepsFrom(question, 'course', ['west']), stepsFrom(question, 'speed', [])]).toEqual([null, null]);
    const words = [['north'], ['east', 'south']].map((path) => question.stepInWords(game.view('red'), 'course', path));
    expect(words).toEqual([undefined, 'south at last']);
  });
});

describe('what folds under pieces', () => {
  test('is listed piece by piece, and all together', () => {
    const question = start().questionFor('red');
    expect(question?.pieces).toEqual(['a', 'b']);
    expect(question?.offerUnder('b')).toEqual({
      signal: [
        ['b', 'blue'],
        ['b', 'peter'],
      ],
    });
    expect(Object.keys(question?.offerApart ?? {})).toEqual(['speed', 'course', 'done']);
    expect(question?.targets('signal')).toHaveLength(4);
    expect(question?.isOf(helm) && question.targetsUnder('a', 'signal')[0]?.[1]).toBe('blue');
  });

  test('is judged under the piece that a target belongs to', () => {
    expect(tell('signal', ['a', 'peter'])).toEqual(['a']);
    expect([tell('signal', ['a', 'jolly']), tell('signal', ['z', 'blue']), tell('signal', 'a'), tell('signal')]).toEqual(
      Array(4).fill('TY-7c'),
    );
  });

  test('says in what is seen what it stands under; what is no list is one line', () => {
    const options = seen(start(), 'red').question?.options ?? [];
    expect(options.map(({ verb, target, under, takes }) => [verb, target, under, takes])).toEqual([
      ['speed', null, null, { from: 4, to: 20, step: 4 }],
      ['course', null, null, 'steps'],
      ['signal', ['a', 'blue'], 'a', null],
      ['signal', ['a', 'peter'], 'a', null],
      ['signal', ['b', 'blue'], 'b', null],
      ['signal', ['b', 'peter'], 'b', null],
      ['done', null, null, null],
    ]);
  });
});

test('paths fold under pieces too, and the part that they begin with says whose they are', () => {
  const steer = decision<{ steer: readonly string[] }>('steer', 'TY-7', {
    who: () => 'red',
    asks: () => 'Where to?',
    pieces: ({ state }) => state.ships.red,
    verbs: {
      steer: {
        under: firstPart,
        of: (_at, ship) => ({
          next: (path) => (path.length === 0 ? [ship] : path.length === 1 ? ['port', `with ${ship}`] : []),
          isWhole: (path) => path.length === 2,
        }),
        why: () => ({ words: 'no way leads there', rule: 'TY-7b' }),
        label: () => 'steer',
        does: (g, path) => void g.state.told.push(path.join(' ')),
      },
    },
  });
  const game = new Game({ ...toy, flow: numbered(sequence('toy', 'TY-0', [steer])) }, settings, { log: true, undo: true });
  const question = game.questionFor('red');
  if (!question) throw new Error('nobody is asked');
  expect(stepsFrom(question, 'steer', [])).toEqual({ next: ['a', 'b'], isWhole: false });
  expect(stepsFrom(question, 'steer', ['b'])).toEqual({ next: ['port', 'with b'], isWhole: false });
  expect(stepsFrom(question, 'steer', ['b', 'with b'])).toEqual({ next: [], isWhole: true });
  expect(stepsFrom(question, 'steer', ['a', 'with b'])).toBeNull();
  expect(game.apply({ side: 'red', verb: 'steer', target: ['a', 'with b'] })?.rule).toBe('TY-7b');
  expect(game.apply({ side: 'red', verb: 'steer', target: ['b', 'with b'] })).toBeNull();
});

test('any answer that chance gives is one that is taken', () => {
  const chance = new FastDice('any');
  const verbs = new Set<string>();
  for (let n = 0; n < 400; n++) {
    const game = start();
    const question = game.questionFor('red');
    if (!question) throw new Error('nobody is asked');
    const command = anyAnswer(question, (of) => chance.draw(of));
    verbs.add(command.verb);
    expect(game.apply(command)).toBeNull();
  }
  expect([...verbs].sort()).toEqual(['course', 'done', 'signal', 'speed']);
});

test('a rule that fails leaves nothing behind', () => {
  const failing = decision<{ sink: true; done: true }>('sink', 'TY-8', {
    who: () => 'red',
    asks: () => 'Sink?',
    verbs: {
      sink: {
        label: () => 'sink',
        does: (g) => {
          g.state.ships.red.pop();
          g.tell?.({ type: 'moved', ship: 'a' });
          throw new Error('the pumps fail');
        },
      },
      done: done(),
    },
  });
  const game = new Game({ ...toy, flow: numbered(sequence('toy', 'TY-0', [helm, failing])) }, start().settings, {
    log: true,
    undo: true,
    chain: true,
  });
  for (const command of [{ verb: 'signal', target: ['a', 'blue'] }, { verb: 'done' }]) game.apply({ side: 'red', ...command });
  const before = JSON.stringify([game.checkpoint(), game.log, game.commands]);
  expect(() => game.apply({ side: 'red', verb: 'sink' })).toThrow('the pumps fail');
  expect(JSON.stringify([game.checkpoint(), game.log, game.commands])).toBe(before);
  expect(game.apply({ side: 'red', verb: 'done' })).toBeNull();
});

test('an order is the same whether nothing is left out or null; another verb, target or length is another', () => {
  expect(isSameOrder({ verb: 'done' }, { verb: 'done', target: null })).toBe(true);
  expect(isSameOrder({ verb: 'move', target: ['a', 1] }, { verb: 'move', target: ['a', 1] })).toBe(true);
  for (const other of [
    { verb: 'turn', target: ['a', 1] },
    { verb: 'move', target: ['a', 2] },
    { verb: 'move', target: ['a'] },
    { verb: 'move' },
  ])
    expect(isSameOrder({ verb: 'move', target: ['a', 1] }, other)).toBe(false);
});
