/** GW-4.0, GW-11.4: six turns of four hours a day, from four in the morning; which of them are dark. */
import type { Operation } from '../data/operation.ts';

const TURNS_A_DAY = 6;
const HOURS = 4;

type Dated = Pick<Operation, 'date'>;

/** The place of a turn in its day, from 1. */
export const ofTheDay = (turn: number): number => ((turn - 1) % TURNS_A_DAY) + 1;

/** When a turn begins. */
export function startOf({ date: { year, month, day } }: Dated, turn: number): Date {
  return new Date(Date.UTC(year, month - 1, day, HOURS * turn));
}

const monthOf = (operation: Dated, turn: number): number => startOf(operation, turn).getUTCMonth() + 1;

/** Year and month as a number such as 1914.11. */
export const dateOf = (operation: Dated, turn: number): number =>
  startOf(operation, turn).getUTCFullYear() + monthOf(operation, turn) / 100;

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
