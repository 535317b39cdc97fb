import { expect, test } from 'vitest';
import { alertCheck, rollAlert } from '../rules/alert.ts';
import { table } from './table.ts';

test.each([
  { alert: 1, die: 1, to: 1 },
  { alert: 2, die: 1, to: 1 },
  { alert: 4, die: 6, to: 5 },
  { alert: 5, die: 6, to: 5 },
])('FS-7.0 the alert keeps between 1 and 5: a $die turns $alert into $to', ({ alert, die, to }) => {
  expect(table({ alert, fog: null }).dice(die).run(rollAlert).state.alert).toBe(to);
});

test('FS-7.0 the roll promises no step that cannot be taken', () => {
  expect([alertCheck.words('down'), alertCheck.words('up')]).toEqual(['a step down, never below 1', 'a step up, never above 5']);
});

/** For each turn the highest die that lowers the alert and the lowest that raises it, with 0 and 7 for none. */
test.each([
  { turn: 1, down: 1, up: 6 },
  { turn: 2, down: 1, up: 6 },
  { turn: 3, down: 0, up: 5 },
  { turn: 4, down: 0, up: 5 },
  { turn: 5, down: 0, up: 4 },
  { turn: 6, down: 0, up: 4 },
  { turn: 7, down: 0, up: 3 },
  { turn: 12, down: 0, up: 3 },
])('FS-7.1 in turn $turn the alert falls up to $down and rises from $up', ({ turn, down, up }) => {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const to = table({ alert: 3, turn, fog: null }).dice(die).run(rollAlert).state.alert;
    expect(to, `die ${die}`).toBe(die <= down ? 2 : die >= up ? 4 : 3);
  }
});

test('FS-7.1 fog on the German reserve takes one off, with the turn added', () => {
  const alertAfter = (turn: number, die: number): number =>
    table({ alert: 3, turn, fog: 'german-reserve' }).dice(die).run(rollAlert).state.alert;
  expect([alertAfter(1, 2), alertAfter(1, 3), alertAfter(1, 6)]).toEqual([2, 3, 3]);
  expect([alertAfter(3, 1), alertAfter(3, 2), alertAfter(3, 6)]).toEqual([2, 3, 4]);
  expect([alertAfter(7, 3), alertAfter(7, 4)]).toEqual([3, 4]);
});
