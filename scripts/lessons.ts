/**
 * `npm run lessons [game]`: where a lesson can no longer be played as it is told, or was never played, the captain plays its other sides, and what he answers
 * is written down for the lesson to say again. What is settled stays: a captain who has learnt something would not fall into it any more.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { games } from '../games/index.ts';
import type { Command, FirstWatch, Kind, Lesson, Ruleset } from '../kernel/index.ts';
import { ordersBefore } from '../kernel/index.ts';
import { captainsTable, faultsOf } from '../table/index.ts';

/** What all sides but the learner's have answered, or answer anew. */
function repliesOf(ruleset: Ruleset<Kind>, lesson: Lesson): readonly Command[] {
  const { side, tasks, title, replies = [] } = lesson;
  if (faultsOf(ruleset, lesson).length === 0) return replies;
  const faults = faultsOf(ruleset, lesson, captainsTable);
  if (faults.length > 0) throw new Error(`${ruleset.title}, ${title}: the captain answers otherwise. ${faults.join('. ')}`);
  const { game } = captainsTable(ruleset, lesson, ordersBefore(lesson, tasks.length));
  const others = ruleset.sides.filter((each) => each !== side);
  return [...game.commands, ...others.flatMap((each) => game.draftedBy(each))].filter((command) => command.side !== side);
}

const textOf = (replies: Readonly<Record<string, readonly Command[]>>): string =>
  [
    "/** What the captain answered when the lessons were written, by their titles; 'npm run lessons' has him answer anew where that no longer does. */",
    "import type { Command } from '../../../kernel/index.ts';",
    '',
    `export const replies: Readonly<Record<string, readonly Command[]>> = ${JSON.stringify(replies)};`,
    '',
  ].join('\n');

const [wanted] = process.argv.slice(2);

for (const ruleset of games) {
  const room = `games/${ruleset.id}/lessons`;
  if (wanted !== undefined && ruleset.id !== wanted) continue;
  if (ruleset.sides.length < 2 || !existsSync(`${room}/index.ts`)) continue;
  const { firstWatch }: { readonly firstWatch: FirstWatch } = await import(`../${room}/index.ts`);
  const replies = Object.fromEntries(firstWatch.lessons.map((lesson) => [lesson.title, repliesOf(ruleset, lesson)]));
  writeFileSync(`${room}/replies.ts`, textOf(replies));
  execFileSync('npx', ['biome', 'check', '--write', `${room}/replies.ts`], { stdio: 'inherit' });
  console.log(`${ruleset.title}: ${Object.values(replies).map(({ length }) => length)} answers`);
}
