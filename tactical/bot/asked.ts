/** How the captain reads a question of a battle and words an answer. */
import type { Asked, Command, Kind, Target } from '../../kernel/index.ts';
import { targetsIn } from '../../kernel/index.ts';
import type { Side } from '../battle.ts';

/** As much of being asked as a battle needs. */
export type Question = Pick<Asked<Kind>, 'question' | 'chance'> & { readonly side: Side };

export const targets = ({ question }: Question, verb: string): readonly Target[] => targetsIn(question.offered(verb));

/** Nothing is offered but to have done. */
export const isIdle = ({ question: { offer } }: Question): boolean =>
  Object.entries(offer).every(([verb, offered]) => (offered === true ? verb === 'done' : targetsIn(offered).length === 0));

export const order = ({ side }: Question, verb: string, target?: Target): Command =>
  target === undefined ? { side, verb } : { side, verb, target };

/** One word of a target: the ship and her target, the group and its hex. */
export const part = (target: Target, place: number): string | number =>
  typeof target === 'object' ? (target[place] ?? '') : place === 0 ? target : '';

/** The thing that is worth most, with its worth; undefined if nothing is worth more than the least. */
export function best<T>(list: readonly T[], worth: (each: T) => number, least = Number.NEGATIVE_INFINITY): T | undefined {
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
