/** What a task of a lesson waits for, and what it puts off. */
import { expect, test } from 'vitest';
import { awaited, isAwaited, type Lesson, ordersBefore, parted, type SeenOption, type SeenQuestion, type Task } from '../index.ts';

const [LION, TIGER, DONE] = [
  { verb: 'fire', target: ['lion', 'seydlitz'] },
  { verb: 'fire', target: ['tiger', 'moltke'] },
  { verb: 'done' },
];
const task: Task = { title: 'Fire', words: 'Both of them.', rule: 'XX-1.0', orders: [LION, TIGER] };

const option = (verb: string, target: SeenOption['target'], takes: SeenOption['takes'] = null): SeenOption => ({
  verb,
  target,
  takes,
  label: verb,
  under: null,
  odds: [],
  caution: null,
  locks: false,
  ends: false,
});

const question: SeenQuestion = {
  name: 'gunnery',
  side: 'blue',
  rule: 'XX-1.0',
  item: null,
  prompt: '',
  options: [
    option('fire', ['lion', 'seydlitz']),
    option('fire', ['lion', 'moltke']),
    option('course', null, 'steps'),
    option('done', null),
  ],
  closing: null,
  takingBack: {},
  together: [],
  handy: [],
};

test('orders are awaited one after another', () => {
  expect(awaited(task, [])).toEqual([LION]);
  expect(awaited(task, [LION])).toEqual([TIGER]);
  expect(awaited(task, [LION, TIGER])).toEqual([]);
});

test('at will whatever has not been given is awaited', () => {
  expect(awaited({ ...task, atWill: true }, [])).toEqual([LION, TIGER]);
  expect(awaited({ ...task, atWill: true }, [TIGER])).toEqual([LION]);
});

test('an order is known by verb and target', () => {
  expect(isAwaited({ verb: 'fire', target: ['tiger', 'moltke'] }, [LION, TIGER])).toBe(true);
  expect(isAwaited({ verb: 'fire', target: ['tiger', 'seydlitz'] }, [LION, TIGER])).toBe(false);
});

test('what a task does not wait for is put off; what is laid part by part is judged when it is whole', () => {
  const course = { verb: 'course', target: ['lion', 'ahead', 'ahead'] };
  expect(parted(question, [LION, course]).now.map(({ verb }) => verb)).toEqual(['fire', 'course']);
  expect(parted(question, [DONE]).now.map(({ verb }) => verb)).toEqual(['done']);
  expect(parted(question, [DONE]).notNow).toHaveLength(3);
});

test('before a task come the orders of all others before it', () => {
  const seen: Task = { title: 'Look', words: 'Smoke.', rule: 'XX-1.0' };
  const lesson: Lesson = {
    title: '',
    side: 'blue',
    settings: { scenario: '', options: {}, seed: '' },
    tasks: [task, seen, { ...task, orders: [DONE] }],
  };
  expect(ordersBefore(lesson, 2)).toEqual([LION, TIGER]);
  expect(ordersBefore(lesson, 0)).toEqual([]);
});
