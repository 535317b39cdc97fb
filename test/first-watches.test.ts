/** Every first watch, played through at the table that the page lays: each order is offered when its task waits for it, and what its words rest on has happened. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import type { FirstWatch, Kind, Lesson, Ruleset } from '../kernel/index.ts';
import { parted } from '../kernel/index.ts';
import { Feed, lessonTable, type Sight } from '../table/index.ts';

const taught = games.filter(({ id }) => existsSync(`games/${id}/lessons/index.ts`));

interface Room {
  readonly firstWatch: FirstWatch;
}

const watchOf = async (id: string): Promise<FirstWatch> => {
  const room: Room = await import(`../games/${id}/lessons/index.ts`);
  return room.firstWatch;
};

const plainLog = ({ log }: Sight): string => log.entries.map(({ words }) => words.replaceAll('**', '')).join('\n');

/** What is wrong with a lesson, by its tasks. */
function faultsOf(ruleset: Ruleset<Kind>, lesson: Lesson): string[] {
  const faults: string[] = [];
  const table = lessonTable(ruleset, lesson, []);
  const feed = new Feed(table, lesson.side);
  let sight = feed.look();
  let told = plainLog(sight);
  for (const { title, orders = [], told: expected = [], atWill } of lesson.tasks) {
    for (const words of expected) if (!told.includes(words)) faults.push(`${title}: nobody tells '${words}'`);
    if (orders.length > 0) told = '';
    for (const [place, order] of orders.entries()) {
      const now = sight.question ? parted(sight.question, atWill ? orders.slice(place) : [order]).now : [];
      if (now.length === 0)
        faults.push(`${title}: '${order.verb} ${String(order.target)}' cannot be chosen; asked is ${sight.question?.name}`);
      const refusal = table.order(lesson.side, [{ side: lesson.side, ...order }]);
      if (refusal) return [...faults, `${title}: ${refusal.words} (${refusal.rule})`];
      table.work();
      sight = feed.look();
      told += `\n${plainLog(sight)}`;
    }
  }
  return faults;
}

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
