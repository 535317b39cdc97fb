/** What was ordered last turn can be ordered again with one press. */
import { expect, test } from 'vitest';
import type { Command, Target, Together } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import { Feed } from '../feed.ts';
import { Habits } from '../habits.ts';
import { Table } from '../table.ts';

const bySelf = { hunter: 'person', raider: 'random' };

/** The hunter's own table, looked at after every order as a person would. */
class Watched {
  readonly table = Table.begin(hunt, { seed: 'habits' }, bySelf);
  private readonly feed = new Feed(this.table, 'hunter');

  constructor() {
    this.table.work();
    this.feed.look();
  }

  order(verb: string, target?: Target): this {
    const command: Command = target === undefined ? { side: 'hunter', verb } : { side: 'hunter', verb, target };
    expect(this.table.order('hunter', [command])).toBeNull();
    this.table.work();
    this.feed.look();
    return this;
  }

  get asked(): string | undefined {
    return this.feed.look().question?.name;
  }

  get again() {
    return this.feed.look().question?.together.find(({ label }) => label === 'As last turn')?.orders;
  }
}

/** Two patrols are sent out, and nobody searches. */
const firstTurn = (): Watched => new Watched().order('move', ['p1', 'north']).order('move', ['p2', 'west']).order('done').order('done');

test('the orders of the same question, as far as they can be given', () => {
  const later = firstTurn();
  expect(later.asked).toBe('patrol-moves');
  expect(later.again).toEqual([
    { verb: 'move', target: ['p1', 'north'] },
    { verb: 'move', target: ['p2', 'west'] },
  ]);
  expect(later.order('move', ['p1', 'east']).again).toBeUndefined();
});

test('nothing in the first turn, nor of another question, nor of what was taken back', () => {
  const first = new Watched();
  expect(first.again).toBeUndefined();
  expect(firstTurn().order('done').again).toBeUndefined();
  first.order('move', ['p1', 'north']).order('move', ['p2', 'west']);
  first.table.undo('hunter');
  expect(first.order('done').order('done').again).toEqual([{ verb: 'move', target: ['p1', 'north'] }]);
});

test('of what all can do, those who were left out last turn are left out again', () => {
  const { game } = firstTurn().table;
  const habits = new Habits(game);
  const move = (id: string, to: string) => ({ verb: 'move', target: [id, to] });
  const all: Together = { label: 'All sail', orders: [move('p1', 'south'), move('p2', 'south'), move('p3', 'south')] };
  expect(habits.together('hunter', [all])).toEqual([all]);
  for (const target of [
    ['p1', 'south'],
    ['p2', 'south'],
  ] as const)
    game.apply({ side: 'hunter', verb: 'move', target });
  const { pass } = game.play;
  while (game.play.pass === pass) game.apply({ side: game.questions[0]?.side ?? '', verb: 'done' });
  expect(habits.together('hunter', [all])).toEqual([
    { label: 'All sail, but who did not last time', kind: 'All sail', orders: [move('p1', 'south'), move('p2', 'south')] },
    all,
  ]);
});
