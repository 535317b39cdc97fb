/** What a forecast tells: for each answer to a question, what came of it in games that were imagined from there. Plain data. */
import type { Figure } from './figure.ts';

export interface Prospect {
  /** The answer as the list has it; null for going on as the captain would. */
  readonly label: string | null;
  /** The part of games that were won, a draw counting half; null where they are not played to their ends. */
  readonly won: Figure | null;
  /** Points gained on the enemy from now on. */
  readonly points: Figure;
  /** Ships and the like that go down from now on: our own, and those of all others. */
  readonly lost: Figure;
  readonly sunk: Figure;
}

/** The best answer held against the next best, game by game. */
export interface Margin {
  readonly best: number;
  readonly next: number;
  /** Whether it wins more often, or gains more points. */
  readonly in: 'won' | 'points';
  readonly by: Figure;
  /** Whether it is more than chance would make of two that are alike. */
  readonly isClear: boolean;
}

export interface Forecast {
  /** How far it looks, in words. */
  readonly horizon: string;
  /** So many games were played from every answer, of so many that are meant to be. */
  readonly games: number;
  readonly of: number;
  /** In the order of the list. */
  readonly prospects: readonly Prospect[];
  /** Null where there is nothing to compare. */
  readonly margin: Margin | null;
}
