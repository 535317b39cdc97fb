/** The table of a lesson: its dice and its opponents are settled, and it can be laid at any of its tasks. */
import type { Bot, Command, Kind, Lesson, Refusal, Ruleset, TaughtOrder } from '../kernel/index.ts';
import { memoryless } from '../kernel/index.ts';
import { PERSON, type Seats } from './seats.ts';
import { Table } from './table.ts';

/** Answers for all other sides what was settled, one after another. */
function prompted(replies: readonly Command[]): Bot<Kind> {
  let given = 0;
  return memoryless('prompted', 'answers as the lesson says', ({ side, question }) => {
    const reply = replies[given++];
    if (reply?.side === side) return reply;
    throw new Error(`the lesson has no answer of ${side} to '${question.name}' (${given})`);
  });
}

/** A seat of no bot by name goes to the last. */
const seatsOf = ({ sides }: Ruleset<Kind>, { side }: Lesson): Seats =>
  Object.fromEntries(sides.map((each) => [each, each === side ? PERSON : '']));

function done(refusal: Refusal | null): void {
  if (refusal) throw new Error(`the lesson is refused: ${refusal.words} (${refusal.rule})`);
}

function laid(table: Table, { side, before = [] }: Lesson, orders: readonly TaughtOrder[]): Table {
  table.sparesQuestions = true;
  table.work();
  for (const order of [...before, ...orders]) {
    done(table.order(side, [{ side, ...order }]));
    table.work();
  }
  return table;
}

const begun = (ruleset: Ruleset<Kind>, lesson: Lesson): Table =>
  Table.begin(ruleset, { ...lesson.settings, dice: 'fast' }, seatsOf(ruleset, lesson));

/** The table as it stands after the learner's first orders. Questions with one answer are always spared, whatever the learner prefers. */
export const lessonTable = (ruleset: Ruleset<Kind>, lesson: Lesson, orders: readonly TaughtOrder[]): Table =>
  laid(begun({ ...ruleset, bots: [prompted(lesson.replies ?? [])] }, lesson), lesson, orders);

/** The same with the captain in the place of what was settled, for whoever settles it. */
export const captainsTable = (ruleset: Ruleset<Kind>, lesson: Lesson, orders: readonly TaughtOrder[]): Table =>
  laid(begun(ruleset, lesson), lesson, orders);
