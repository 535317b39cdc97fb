/** CW-4.0a: thirty turns of five days, six to the month, from I August to VI December 1914. */
export const LAST_TURN = 30;
const TURNS_IN_MONTH = 6;
const FIRST_MONTH = 8;

export const MONTHS = ['August', 'September', 'October', 'November', 'December'] as const;
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

const monthOf = (turn: number): number => Math.floor((turn - 1) / TURNS_IN_MONTH);

/** 'II November' */
export const nameOfTurn = (turn: number): string =>
  turn < 1 ? 'Before the war' : `${NUMERALS[(turn - 1) % TURNS_IN_MONTH] ?? ''} ${MONTHS[monthOf(turn)] ?? 'December'}`;

/** The number of a turn by its name: turnOf('II', 'September') is 8. */
export const turnOf = (numeral: (typeof NUMERALS)[number], month: (typeof MONTHS)[number]): number =>
  MONTHS.indexOf(month) * TURNS_IN_MONTH + NUMERALS.indexOf(numeral) + 1;

/** Year and month as one number, 1914.08 to 1914.12, for what depends on the date (CW-11.32). */
export const dateOf = (turn: number): number => (191_400 + FIRST_MONTH + monthOf(Math.min(Math.max(turn, 1), LAST_TURN))) / 100;
