import { expect, test } from 'vitest';
import { Engine, numbered, ScriptedDice, stepsOf } from '../index.ts';
import type { Toy } from './toy.ts';
import { toy } from './toy.ts';

const { auto, when, sequence } = stepsOf<Toy>();

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
