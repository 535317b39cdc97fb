/** How long ago something was, as one says it. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const format = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

export function agoInWords(then: number, now: number): string {
  const passed = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, milliseconds]) => passed >= milliseconds) ?? [];
  return unit === undefined || length === undefined ? 'just now' : format.format(-Math.floor(passed / length), unit);
}

const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** '3 May'. */
export const dateInWords = (then: number): string => days.format(then);

/** '14:05', or '3 May at 14:05' of what is longer ago than half a day. */
export const clockInWords = (then: number, now: number): string =>
  (Math.abs(now - then) < UNITS[0][1] / 2 ? hours : dates).format(then).replace(',', ' at');
