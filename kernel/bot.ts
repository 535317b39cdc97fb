/** What an opponent without a body is: it sees what its side may see, and picks from what is offered. */
import type { Command } from './command.ts';
import { commandsOf } from './command.ts';
import type { Aim, Decision, Verbs } from './decision.ts';
import type { Dice } from './dice/dice.ts';
import type { Imagined } from './imagine.ts';
import type { Item, Json, Kind, Target } from './kind.ts';
import type { Question } from './question.ts';

export interface Asked<K extends Kind, V extends Verbs = Verbs, I extends Item = Item, D extends Json = Json> {
  readonly side: K['side'];
  readonly data: K['data'];
  readonly question: Question<K, V, I, D>;
  /** What this side may see. Made only when it is asked for. */
  view(): K['view'];
  /** Chance of the bot's own, apart from the dice of the game: a whole number from 0 up to, not including, `of`. */
  chance(of: number): number;
  /**
   * A game of the bot's own to play out, with these dice: one that its side could be in for all it knows, and another each time. Null
   * for a game that cannot be imagined; left out where there is no game behind the question.
   */
  imagine?(dice: Dice): Imagined<K> | null;
  /** Takes down why the bot answers as it does: one sentence of what it has weighed, with its figure. Left out where nobody wants to know. */
  because?(words: string): void;
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

/** How one decision is answered; undefined where nothing better is known than the first of the list. */
export interface Plan<K extends Kind> {
  readonly decision: string;
  answer(asked: Asked<K>): Command | undefined;
}

/** The answer to one decision, with its verbs and targets known by their types. */
export const answering = <K extends Kind, I extends Item, V extends Verbs, D extends Json = Json>(
  decision: Decision<K, I, V, D>,
  answer: (asked: Asked<K, V, I, D>) => Command | undefined,
): Plan<K> => ({
  decision: decision.name,
  answer: (asked) => (isAbout(asked, decision) ? answer(asked) : undefined),
});

const isAbout = <K extends Kind, I extends Item, V extends Verbs, D extends Json>(
  asked: Asked<K>,
  decision: Decision<K, I, V, D>,
): asked is Asked<K> & Asked<K, V, I, D> => asked.question.isOf(decision);

/** Answers by plan, or with the first of what is offered. */
export function decideBy<K extends Kind>(plans: readonly Plan<K>[]): (asked: Asked<K>) => Command {
  const byName = new Map<string, Plan<K>[]>();
  for (const plan of plans) byName.set(plan.decision, [...(byName.get(plan.decision) ?? []), plan]);
  return (asked) => {
    for (const plan of byName.get(asked.question.name) ?? []) {
      const command = plan.answer(asked);
      if (command) return command;
    }
    return firstOf(asked.question);
  };
}

export function firstOf<K extends Kind>({ side, offer, name }: Question<K>): Command {
  for (const command of commandsOf(side, offer)) return command;
  throw new Error(`nothing is offered at ${name}`);
}

/** An order that a bot wants, which the rules take or do not. */
export type WishFor<V extends Verbs, N extends keyof V = keyof V> = {
  [E in N]: {
    readonly verb: E;
    readonly target: Aim<V[E]>;
    /** What was weighed, in one sentence; put into words only for whoever wants to know. */
    readonly why?: () => string;
  };
}[N];

interface Wanted {
  readonly verb: string;
  readonly target: Target;
  readonly why?: () => string;
}

/** The order that a wish comes to, and why is said; undefined if it is not offered. */
export function granted<K extends Kind>(
  { question, because }: Pick<Asked<K>, 'question' | 'because'>,
  { verb, target, why }: Wanted,
): Command | undefined {
  const offered = question.takes(verb, target);
  if (offered === null || offered === undefined) return undefined;
  if (why) because?.(why());
  return { side: question.side, verb, target: offered };
}

/** The thing that is worth most; undefined if nothing is worth more than the least. */
export function best<T>(list: Iterable<T>, worth: (each: T) => number, least = Number.NEGATIVE_INFINITY): T | undefined {
  let winner: T | undefined;
  let most = least;
  for (const each of list) {
    const value = worth(each);
    if (value > most) {
      most = value;
      winner = each;
    }
  }
  return winner;
}
