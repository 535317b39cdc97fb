/** The table of a lesson: laid at any task, the same each time, and with nobody at it who improvises. */
import { expect, test } from 'vitest';
import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import { emden } from '../../games/cruiser-warfare/lessons/emden.ts';
import { type Lesson, ordersBefore } from '../../kernel/index.ts';
import { Feed, lessonTable } from '../index.ts';

const VANISHING = emden.tasks.findIndex(({ title }) => title === 'Vanish');

/** What the learner has been told when he comes to a task. */
const toldAt = (task: number, lesson: Lesson = emden): string =>
  JSON.stringify(new Feed(lessonTable(cruiserWarfare, lesson, ordersBefore(lesson, task)), lesson.side).look().log);

test('laid at a task, it stands as it does for whoever comes there order by order', () => {
  const table = lessonTable(cruiserWarfare, emden, []);
  for (const order of ordersBefore(emden, VANISHING)) {
    expect(table.order('central', [{ side: 'central', ...order }])).toBeNull();
    table.work();
  }
  expect(JSON.stringify(new Feed(table, 'central').look().log)).toBe(toldAt(VANISHING));
});

test('what has one answer is not asked, and the other side is nobody who thinks', () => {
  const table = lessonTable(cruiserWarfare, emden, ordersBefore(emden, VANISHING));
  expect(table.answeredFor('central', 0).length).toBeGreaterThan(0);
  expect(table.persons).toEqual(['central']);
});

test('an answer that the lesson lacks is told with whose it would be, and to what', () => {
  expect(() => toldAt(VANISHING, { ...emden, replies: [] })).toThrow(/no answer of allied to 'allied-set-up'/);
});
