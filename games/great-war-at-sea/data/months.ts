/** How long months are. */

const SHORT = [4, 6, 9, 11];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysIn(year: number, month: number): number {
  if (month !== 2) return SHORT.includes(month) ? 30 : 31;
  return isLeap(year) ? 29 : 28;
}
