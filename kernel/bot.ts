/** What an opponent without a body is: it sees what its side may see, and picks from what is offered. */
import type { Command } from './command.ts';
import type { Question } from './engine.ts';
import type { Kind } from './kind.ts';

export interface Asked<K extends Kind> {
  readonly side: K['side'];
  readonly question: Question;
  /** What this side may see. Made only when it is asked for. */
  view(): K['view'];
  /** Chance of the bot's own, apart from the dice of the game: a whole number from 0 up to, not including, `of`. */
  chance(of: number): number;
}

/**
 * A bot at its place in one game, with a memory of its own. The memory spares it work and does nothing else: whoever sits
 * down anew in the middle of a game answers the same. So a host need not keep it, and has the bot sit down anew as soon
 * as anything happens but what it has answered itself: nothing remembered is ever out of date.
 */
export interface Player<K extends Kind> {
  decide(asked: Asked<K>): Command;
}

export interface Bot<K extends Kind> {
  readonly name: string;
  readonly words: string;
  sit(): Player<K>;
}

/** A bot that answers every question by itself. */
export const memoryless = <K extends Kind>(name: string, words: string, decide: Player<K>['decide']): Bot<K> => {
  const player = { decide };
  return { name, words, sit: () => player };
};
