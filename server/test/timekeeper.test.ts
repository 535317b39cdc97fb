/** Time as it is kept: it follows from when acts were stored, and from nothing else. */
import { expect, test } from 'vitest';
import { Timekeeper } from '../tables/timekeeper.ts';

const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];
const BOTH = ['red', 'blue'];
const to = (...asked: string[]) => ({ asked, awaited: asked });

const live = (minutes = 10, increment = 5) => {
  const time = new Timekeeper({ kind: 'live', minutes, increment }, BOTH, 0);
  time.note(to('red'), 0);
  return time;
};

test('the time of whoever is asked runs, and he gains some with each move', () => {
  const time = live();
  time.note(to('red'), 2 * MINUTE);
  time.note(to('blue'), 3 * MINUTE);
  expect(time.shownTo('red', false, false)).toEqual([
    { side: 'red', left: 7 * MINUTE + 5 * SECOND, since: null },
    { side: 'blue', left: 10 * MINUTE, since: 3 * MINUTE },
  ]);
  expect([time.due, time.overdue(13 * MINUTE - 1), time.overdue(13 * MINUTE)]).toEqual([13 * MINUTE, [], ['blue']]);
});

test('what somebody else does changes nothing of one’s own hand', () => {
  const time = live();
  const before = JSON.stringify(time.shownTo('red', true, false));
  time.note({ asked: ['red'], awaited: BOTH }, MINUTE);
  expect(JSON.stringify(time.shownTo('red', true, true))).toBe(before);
});

test('where all draft at once, handing in and taking back gains nothing, and others do not see it', () => {
  const time = new Timekeeper({ kind: 'live', minutes: 10, increment: 5 }, BOTH, 0);
  time.note({ asked: BOTH, awaited: BOTH }, 0);
  const seen = JSON.stringify(time.shownTo('red', false, true));
  for (const at of [1, 2, 3]) {
    time.note({ asked: ['red'], awaited: BOTH }, at * MINUTE);
    expect(JSON.stringify(time.shownTo('red', false, true))).toBe(seen);
    time.note({ asked: BOTH, awaited: BOTH }, at * MINUTE + SECOND);
  }
  expect(time.shownTo('blue', false, true)).toContainEqual({
    side: 'blue',
    left: 10 * MINUTE - 3 * MINUTE + 2 * SECOND,
    since: 3 * MINUTE + SECOND,
  });
});

test('where orders are hidden nobody sees the hand of another', () => {
  expect(live().shownTo('blue', true, false)).toEqual([{ side: 'blue', left: 10 * MINUTE, since: null }]);
  expect(live().shownTo('onlooker', true, false)).toEqual([]);
});

test('days are for each move, and leave is not counted', () => {
  const leaves = { red: [[DAY, 3 * DAY]] as const, blue: [] };
  const time = new Timekeeper({ kind: 'days', days: 2 }, BOTH, 0, (side) => (side === 'red' ? leaves.red : leaves.blue));
  time.note(to('red'), 0);
  expect([time.dueOf('red'), time.overdue(4 * DAY - 1), time.overdue(4 * DAY)]).toEqual([4 * DAY, [], ['red']]);
  expect(time.shownTo('blue', false, false)).toContainEqual({ side: 'red', left: 4 * DAY, since: 0 });
  time.note(to('blue'), 3.5 * DAY);
  expect([time.dueOf('blue'), time.dueOf('red')]).toEqual([5.5 * DAY, null]);
  time.note(to('red'), 4 * DAY);
  expect(time.dueOf('red')).toBe(6 * DAY);
});

test('a live clock runs on, whoever is on leave', () => {
  const time = new Timekeeper({ kind: 'live', minutes: 10, increment: 0 }, BOTH, 0, () => [[0, DAY]]);
  time.note(to('red'), 0);
  expect(time.due).toBe(10 * MINUTE);
  time.note(to('blue'), 3 * MINUTE);
  expect(time.shownTo('red', false, false)).toContainEqual({ side: 'red', left: 7 * MINUTE, since: null });
});

test('without a clock nothing is ever due', () => {
  const time = new Timekeeper({ kind: 'none' }, BOTH, 0);
  time.note(to('red'), 0);
  expect([time.due, time.overdue(1000 * DAY), time.shownTo('red', false, false)]).toEqual([null, [], []]);
});
