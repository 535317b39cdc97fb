/** How the captain reads a question and words an answer. */
import type { Asked, Command, Target } from '../../../kernel/index.ts';
import { commandsOf, targetsIn } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { isArea } from '../data/areas.ts';
import type { CruiserWarfare } from '../kind.ts';

export type Question = Asked<CruiserWarfare>;
export type Plan = (asked: Question) => Command | undefined;

export const targets = ({ question }: Question, verb: string): readonly Target[] => targetsIn(question.offered(verb));

export const isOffered = ({ question }: Question, verb: string): boolean => question.offer[verb] === true;

export const order = ({ side }: Question, verb: string, target?: Target): Command =>
  target === undefined ? { side, verb } : { side, verb, target };

export function first({ side, question }: Question): Command {
  for (const command of commandsOf(side, question.offer)) return command;
  throw new Error(`nothing is offered at ${question.name}`);
}

/** One word of a target: the fleet, the piece, the area. */
export const part = (target: Target, place: number): string =>
  typeof target === 'object' ? String(target[place] ?? '') : place === 0 ? String(target) : '';

/** The areas that the targets of a verb begin with. */
export const areasOf = (asked: Question, verb: string): Area[] => [
  ...new Set(
    targets(asked, verb)
      .map((target) => part(target, 0))
      .filter(isArea),
  ),
];

/** The first answer that begins with an area: where there are several, the usual one stands first. */
export const answerIn = (asked: Question, verb: string, area: Area): Command =>
  order(
    asked,
    verb,
    targets(asked, verb).find((target) => part(target, 0) === area),
  );

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
