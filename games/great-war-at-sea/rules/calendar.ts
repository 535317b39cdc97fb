/** GW-4.0, GW-11.4: six turns of four hours a day, from four in the morning; which of them are dark. */
import { daysIn } from '../data/months.ts';
import type { Operation } from '../data/operation.ts';

const TURNS_A_DAY = 6;
const HOURS = 4;

type Dated = Pick<Operation, 'date'>;

/** The place of a turn in its day, from 1. */
export const ofTheDay = (turn: number): number => ((turn - 1) % TURNS_A_DAY) + 1;

export interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 4 for the turn from four to eight in the morning; the night's second turn is the small hours of the next day. */
  readonly hour: number;
}

/** When a turn begins. */
export function startOf({ date }: Dated, turn: number): Moment {
  const hours = HOURS * turn;
  let { year, month, day } = { ...date, day: date.day + Math.floor(hours / 24) };
  while (day > daysIn(year, month)) {
    day -= daysIn(year, month);
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year++;
  }
  return { year, month, day, hour: hours % 24 };
}

type Day = Pick<Moment, 'year' | 'month' | 'day'>;

/** Days are counted from the first of March, so that a leap year has its day more at its end. */
function dayNumber({ year, month, day }: Day): number {
  const years = month > 2 ? year : year - 1;
  const months = month > 2 ? month - 3 : month + 9;
  return day + Math.floor((153 * months + 2) / 5) + 365 * years + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
}

/** Days from one written as `1914-10-15` to another. */
export function daysFrom(written: string, to: Day): number {
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
  return dayNumber(to) - dayNumber({ year, month, day });
}

/** Year and month as a number such as 1914.11. */
export const dateOf = (operation: Dated, turn: number): number => {
  const { year, month } = startOf(operation, turn);
  return (year * 100 + month) / 100;
};

const monthOf = (operation: Dated, turn: number): number => startOf(operation, turn).month;

/** GW-11.4b: twilight from 16 to 20 hours, turns 4, 10, 16, 22. */
export const isTwilight = (turn: number): boolean => ofTheDay(turn) === 4;

const isDarkSeason = (month: number): boolean => month >= 11 || month <= 2;

/** GW-11.4a: from 20 to 4 hours, and at twilight from November to February (GW-11.4b). */
export const isNight = (operation: Dated, turn: number): boolean =>
  ofTheDay(turn) > 4 || (isTwilight(turn) && isDarkSeason(monthOf(operation, turn)));

/** GW-WX-WINTER: November to March. */
export const isWinter = (operation: Dated, turn: number): boolean => {
  const month = monthOf(operation, turn);
  return month >= 11 || month <= 3;
};
