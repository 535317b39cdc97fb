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
