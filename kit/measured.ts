/** What the captain's games against himself tell of a scenario, and how minutes and difficulty are reckoned from it. */
import { counted } from './words.ts';

export interface MeasuredSide {
  /** Orders that the side gave in a game: the median. */
  readonly orders: number;
  /** How many different questions it was asked in all games together. */
  readonly questions: number;
  /** Games that it won. */
  readonly wins: number;
}

export interface Measured {
  readonly games: number;
  /** The version of the rules that they were played by. */
  readonly version: number;
  readonly sides: Readonly<Record<string, MeasuredSide>>;
}

/** Games that none of the sides won who were counted: drawn ones, and against nobody those that were not won. */
export const unwon = ({ games, sides }: Measured): number => Object.values(sides).reduce((left, { wins }) => left - wins, games);

/** 'the British won 4, the Germans won 4, and nobody won 12': so that all games are accounted for. */
export function winsInWords(measured: Measured, sides: readonly { readonly id: string; readonly name: string }[]): string {
  const won = sides.map(({ id, name }) => `${name} won ${measured.sides[id]?.wins ?? 0}`);
  const left = unwon(measured);
  return left > 0 ? `${won.join(', ')}, and nobody won ${left}` : won.join(', ');
}

/** How long a person takes over one order, in seconds: our reckoning, not a measurement. Said wherever minutes stand. */
export const SECONDS_AN_ORDER = 10;

export const minutesFor = ({ orders }: MeasuredSide): number => (orders * SECONDS_AN_ORDER) / 60;

/** Two figures of it are enough: '2000 orders'. */
export const ordersInWords = ({ orders }: MeasuredSide): string => counted(Number(orders.toPrecision(2)), 'order');

/** Rounded as one speaks of it, and short: '8 min', '25 min', '1½ h'. */
export function timeInWords(minutes: number): string {
  if (minutes < 9.5) return `${Math.max(1, Math.round(minutes))} min`;
  if (minutes < 57.5) return `${Math.round(minutes / 5) * 5} min`;
  const halves = Math.round(minutes / 30);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} h`;
}

export type Difficulty = 'easy' | 'moderate' | 'demanding';

/** So many different questions, and it is no longer this. */
const MODERATE_FROM = 6;
const DEMANDING_FROM = 12;

/** By how many different questions one learns to answer. */
export function difficultyOf({ questions }: MeasuredSide): Difficulty {
  if (questions < MODERATE_FROM) return 'easy';
  return questions < DEMANDING_FROM ? 'moderate' : 'demanding';
}
