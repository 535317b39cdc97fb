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
  /** Nothing has happened since this player's last answer but what followed from it. Left out by a host that cannot tell. */
  readonly goesOn?: boolean;
}

export interface Bot<K extends Kind> {
  readonly name: string;
  readonly words: string;
  decide(asked: Asked<K>): Command;
}
