/** GW-4.0, GW-11.4: the calendar of a day of six turns. */
import { describe, expect, test } from 'vitest';
import { dateOf, daysFrom, isNight, isWinter, startOf } from '../rules/calendar.ts';

const from = (year: number, month: number, day: number) => ({ date: { year, month, day } });
const MAY = from(1916, 5, 30);
const JANUARY = from(1915, 1, 23);

describe('the calendar', () => {
  test('GW-4.0 turns of four hours, the first from four in the morning', () => {
    expect([1, 4, 6, 7].map((turn) => startOf(MAY, turn))).toEqual([
      { year: 1916, month: 5, day: 30, hour: 4 },
      { year: 1916, month: 5, day: 30, hour: 16 },
      { year: 1916, month: 5, day: 31, hour: 0 },
      { year: 1916, month: 5, day: 31, hour: 4 },
    ]);
  });

  test('GW-4.0 months and years end, in leap years too', () => {
    expect(startOf(MAY, 13)).toMatchObject({ month: 6, day: 1 });
    expect(startOf(from(1916, 2, 28), 7)).toMatchObject({ month: 2, day: 29 });
    expect(startOf(from(1914, 2, 28), 7)).toMatchObject({ month: 3, day: 1 });
    expect(startOf(from(1914, 12, 31), 7)).toMatchObject({ year: 1915, month: 1, day: 1 });
    expect(dateOf(from(1914, 10, 31), 7)).toBe(1914.11);
  });

  test('GW-11.4a from 20 to 4 hours it is night', () => {
    expect([1, 2, 3, 4, 5, 6, 7].filter((turn) => isNight(MAY, turn))).toEqual([5, 6]);
  });

  test.each([
    ['January', 1, true],
    ['February', 2, true],
    ['March', 3, false],
    ['June', 6, false],
    ['October', 10, false],
    ['November', 11, true],
    ['December', 12, true],
  ])('GW-11.4b twilight in %s', (_name, month, dark) => {
    expect(isNight(from(1915, month, 10), 10)).toBe(dark);
  });

  test('GW-WX-WINTER November to March', () => {
    expect([1, 2, 3, 4, 10, 11, 12].filter((month) => isWinter(from(1915, month, 10), 1))).toEqual([1, 2, 3, 11, 12]);
    expect(isWinter(JANUARY, 60)).toBe(true);
  });
});

describe('days', () => {
  const YEARS = [1890, 1899, 1900, 1904, 1914, 1916, 1918] as const;
  const days = YEARS.flatMap((year) => Array.from({ length: 12 }, (_, month) => ({ year, month: month + 1, day: 28 })));
  const DAY = 24 * 60 * 60 * 1000;
  const at = ({ year, month, day }: { readonly year: number; readonly month: number; readonly day: number }): number =>
    Date.UTC(year, month - 1, day);

  test('GW-4.0 months and years end as in the almanac', () => {
    for (const date of days) {
      const moment = startOf({ date }, 25);
      const then = new Date(at(date) + 100 * 60 * 60 * 1000);
      expect(moment).toEqual({ year: then.getUTCFullYear(), month: then.getUTCMonth() + 1, day: then.getUTCDate(), hour: 4 });
    }
  });

  test('GW-12.1 as many as the almanac has between two of them', () => {
    for (const date of days) expect(daysFrom('1895-03-17', date)).toBe((at(date) - at({ year: 1895, month: 3, day: 17 })) / DAY);
  });
});
