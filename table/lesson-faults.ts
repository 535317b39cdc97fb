/** Whether a lesson can still be played as it is told: each order is offered when its task waits for it, and what its words rest on has happened. */
import type { Kind, Lesson, Ruleset } from '../kernel/index.ts';
import { parted } from '../kernel/index.ts';
import { Feed } from './feed.ts';
import { lessonTable } from './lesson.ts';
import type { Sight } from './sight.ts';
import type { Table } from './table.ts';

const plainLog = ({ log }: Sight): string => log.entries.map(({ words }) => words.replaceAll('**', '')).join('\n');

/** What is wrong with a lesson at a table that is laid for it, by its tasks. */
function faultsAt(table: Table, { side, tasks }: Lesson): readonly string[] {
  const faults: string[] = [];
  const feed = new Feed(table, side);
  let sight = feed.look();
  let told = plainLog(sight);
  for (const { title, orders = [], told: expected = [], atWill } of tasks) {
    for (const words of expected) if (!told.includes(words)) faults.push(`${title}: nobody tells '${words}'`);
    if (orders.length > 0) told = '';
    for (const [place, order] of orders.entries()) {
      const now = sight.question ? parted(sight.question, atWill ? orders.slice(place) : [order]).now : [];
      if (now.length === 0)
        faults.push(`${title}: '${order.verb} ${String(order.target)}' cannot be chosen; asked is ${sight.question?.name}`);
      const refusal = table.order(side, [{ side, ...order }]);
      if (refusal) return [...faults, `${title}: ${refusal.words} (${refusal.rule})`];
      table.work();
      sight = feed.look();
      told += `\n${plainLog(sight)}`;
    }
  }
  return faults;
}

/** A lesson that has no answer to what is asked is faulty as well. */
export function faultsOf(ruleset: Ruleset<Kind>, lesson: Lesson, lay: typeof lessonTable = lessonTable): readonly string[] {
  try {
    return faultsAt(lay(ruleset, lesson, []), lesson);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
