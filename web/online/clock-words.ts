/** Clocks in words. */
import { counted } from '../../kit/words.ts';
import type { Clock, HandShown } from '../../table/wire.ts';

export const clockOfTable = (clock: Clock): string => {
  if (clock.kind === 'none') return '';
  if (clock.kind === 'days') return clock.days === 1 ? 'a day for each move' : `${clock.days} days for each move`;
  return `${counted(clock.minutes, 'minute')}${clock.increment > 0 ? ` and ${clock.increment} seconds more with each move` : ''}`;
};

/** What may be chosen when a table is set up. */
export const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', minutes: 15, increment: 15 },
  { kind: 'live', minutes: 45, increment: 30 },
  { kind: 'live', minutes: 120, increment: 60 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
  { kind: 'days', days: 14 },
];

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** Milliseconds that are left of a hand at a moment. */
export const leftOf = ({ left, since }: HandShown, now: number): number => Math.max(0, left - (since === null ? 0 : now - since));

const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');

/** '2 days 3 h', '1:05:09', '4:07'. */
export function leftInWords(left: number): string {
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  const rest = `${two((left % MINUTE) / SECOND)}`;
  return left >= HOUR ? `${Math.floor(left / HOUR)}:${two((left % HOUR) / MINUTE)}:${rest}` : `${Math.floor(left / MINUTE)}:${rest}`;
}
