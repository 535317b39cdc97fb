/** Every first watch, played through at the table that the page lays: each order is offered when its task waits for it, and what its words rest on has happened. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import type { FirstWatch } from '../kernel/index.ts';
import { faultsOf } from '../table/index.ts';

const taught = games.filter(({ id }) => existsSync(`games/${id}/lessons/index.ts`));

interface Room {
  readonly firstWatch: FirstWatch;
}

const watchOf = async (id: string): Promise<FirstWatch> => {
  const room: Room = await import(`../games/${id}/lessons/index.ts`);
  return room.firstWatch;
};

describe.each(taught.map((ruleset) => ({ id: ruleset.id, ruleset })))('$id', ({ id, ruleset }) => {
  test('can be played as it is told', async () => {
    const { lessons } = await watchOf(id);
    expect(lessons.length).toBeGreaterThan(0);
    for (const lesson of lessons) expect([lesson.title, faultsOf(ruleset, lesson)]).toEqual([lesson.title, []]);
  });

  test('ends every lesson with something to see', async () => {
    for (const { tasks } of (await watchOf(id)).lessons) expect(tasks.at(-1)?.orders).toBeUndefined();
  });

  test('points away from the orders only where there is nothing to order: on a phone the log covers them', async () => {
    const away = (await watchOf(id)).lessons.flatMap(({ tasks }) =>
      tasks.filter(({ points, orders }) => orders && (points === 'log' || points === 'score')),
    );
    expect(away.map(({ title }) => title)).toEqual([]);
  });
});
