/** How the captain reads a question and words an answer. */
import type { Asked, Command, Target } from '../../../kernel/index.ts';
import { commandsOf, targetsIn } from '../../../kernel/index.ts';
import type { NineNavies } from '../kind.ts';
import type { Mind } from './mind.ts';

export type Question = Asked<NineNavies>;
export type Plan = (asked: Question, mind: Mind) => Command | undefined;

export const targets = ({ question }: Question, verb: string): readonly Target[] => targetsIn(question.offered(verb));

export const order = ({ side }: Question, verb: string, target?: Target): Command =>
  target === undefined ? { side, verb } : { side, verb, target };

export function first({ side, question }: Question): Command {
  for (const command of commandsOf(side, question.offer)) return command;
  throw new Error(`nothing is offered at ${question.name}`);
}

/** One word of a target: the ship, the base, the zone or the group. */
export const part = (target: Target, place: number): string | number =>
  typeof target === 'object' ? (target[place] ?? '') : place === 0 ? target : '';

export function best<T>(list: readonly T[], worth: (each: T) => number): T | undefined {
  let winner: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of list) {
    const value = worth(each);
    if (value > most) {
      most = value;
      winner = each;
    }
  }
  return winner;
}
