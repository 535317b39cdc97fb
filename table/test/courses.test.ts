/** Whoever is bound for a place sails on with one press. */
import { expect, test } from 'vitest';
import type { Command } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import { Feed } from '../feed.ts';
import { Table } from '../table.ts';

/** East lies on the way to what is beyond, and every other place further off. */
const distance = (_data: unknown, from: string, to: string): number => (from === to ? 0 : from === 'east' ? 1 : 2);
const world = { ...hunt, passages: [{ question: 'patrol-moves', verb: 'move', distance }] };

const begun = () => {
  const table = Table.begin(world, { seed: 'courses' }, { hunter: 'person', raider: 'random' });
  const feed = new Feed(table, 'hunter');
  const order = (...commands: readonly Omit<Command, 'side'>[]): void => {
    expect(
      table.order(
        'hunter',
        commands.map((command) => ({ side: 'hunter', ...command })),
      ),
    ).toBeNull();
    table.work();
  };
  table.work();
  return {
    table,
    order,
    done: (): void => order({ verb: 'done' }),
    sailOn: () => feed.look().question?.together.find(({ label }) => label === 'Sail on as laid down')?.orders,
    courses: () => feed.look().courses,
  };
};

test('a course begins with its first order, and goes on with one for all in later turns', () => {
  const { table, done, sailOn, courses } = begun();
  for (const piece of ['p1', 'p2']) expect(table.course('hunter', piece, 'beyond')).toBeNull();
  expect(table.game.commands.map(({ target }) => target)).toEqual([
    ['p1', 'east'],
    ['p2', 'east'],
  ]);
  expect(sailOn()).toBeUndefined();
  done();
  done();
  expect(sailOn()).toEqual([
    { verb: 'move', target: ['p1', 'east'] },
    { verb: 'move', target: ['p2', 'east'] },
  ]);
  expect(courses()).toEqual({ p1: 'beyond', p2: 'beyond' });
});

test('whoever arrives or is sent elsewhere is bound no longer', () => {
  const { table, order, done, sailOn, courses } = begun();
  table.course('hunter', 'p1', 'beyond');
  table.course('hunter', 'p2', 'south');
  expect(courses()).toEqual({ p1: 'beyond' });
  done();
  done();
  order({ verb: 'move', target: ['p1', 'north'] });
  expect([sailOn(), courses()]).toEqual([undefined, {}]);
});

test('what is refused lays no course', () => {
  const { table, courses } = begun();
  expect(table.course('hunter', 'nobody', 'south')).not.toBeNull();
  expect(table.course('raider', 'r1', 'south')).not.toBeNull();
  expect(courses()).toEqual({});
});
