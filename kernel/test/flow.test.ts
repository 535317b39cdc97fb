import { expect, test } from 'vitest';
import { Engine, numbered, ScriptedDice, stepsOf } from '../index.ts';
import type { Toy } from './toy.ts';
import { toy, whichShip } from './toy.ts';

const { auto, each, when, sequence } = stepsOf<Toy>();

test.each([
  [true, true, 1],
  [true, false, 0],
  [false, true, 0],
])('a condition around a condition: both must hold (%s and %s)', (outer, inner, runs) => {
  let ran = 0;
  const step = auto('count', 'TY-0', () => void ran++);
  const flow = numbered(
    sequence('all', 'TY-0', [
      when(
        () => outer,
        when(() => inner, step),
      ),
    ]),
  );
  new Engine(flow, toy.begin('short', {}, { gold: 9 }), new ScriptedDice(), { gold: 9 }).begin();
  expect(ran).toBe(runs);
});

test('what is drawn to make the list of a step is told under that step', () => {
  const nothing = auto<string>('nothing', 'TY-0', () => {});
  const flow = numbered(
    sequence('all', 'TY-0', [
      each('first', 'TY-0', () => ['a'], nothing),
      each('second', 'TY-0', (g) => [g.draw(whichShip, ['a', 'b'])], nothing),
    ]),
  );
  const under: (string | undefined)[] = [];
  const dice = new ScriptedDice();
  dice.add(1);
  new Engine(flow, toy.begin('short', {}, { gold: 9 }), dice, { gold: 9 }, ({ step }) => under.push(flow[step]?.step.name)).begin();
  expect(under).toEqual(['second']);
});
