/** A first watch: how a game is taught at its own table, as plain data. What each side does is settled, so every watch is the same. */
import type { Command } from './command.ts';
import type { Settings } from './game.ts';
import { isSameOrder } from './offer.ts';
import type { SeenOption, SeenQuestion } from './seen.ts';

/** An order without the side that gives it. */
export type TaughtOrder = Pick<Command, 'verb' | 'target'>;

/** What a task draws the eye to: a part of the table, or pieces and places by the ids that targets use. */
export type Pointed = 'orders' | 'ending' | 'board' | 'log' | 'score' | 'despatch' | readonly string[];

/** One thing to do, or to look at. */
export interface Task {
  readonly title: string;
  /** Two or three sentences: what to do, and why it matters. */
  readonly words: string;
  /** Where the rules say so. */
  readonly rule: string;
  readonly points?: Pointed;
  /** What is to be ordered, one after another; left out where there is only something to see. */
  readonly orders?: readonly TaughtOrder[];
  /** The orders may be given in any sequence, and together where the table can. */
  readonly atWill?: true;
  /** The order is written part by part, each time over the last: whatever is written on the way to it is taken. */
  readonly overwrites?: true;
  /** What the log must have told since the task before, or these words would be wrong. */
  readonly told?: readonly string[];
}

/** What is learnt at one table. */
export interface Lesson {
  readonly title: string;
  /** The side that the learner plays. */
  readonly side: string;
  readonly settings: Pick<Settings, 'scenario' | 'options' | 'seed' | 'pack'>;
  /** What the learner's side has ordered before it begins. */
  readonly before?: readonly TaughtOrder[];
  /** What the other sides answer, one after another. */
  readonly replies?: readonly Command[];
  readonly tasks: readonly Task[];
}

export interface FirstWatch {
  /** How long it takes, in minutes. */
  readonly minutes: number;
  readonly lessons: readonly Lesson[];
}

/** What a task still waits for, and may be given now. */
export function awaited({ orders = [], atWill }: Task, given: readonly TaughtOrder[]): readonly TaughtOrder[] {
  const left = atWill ? orders.filter((order) => !isAwaited(order, given)) : orders.slice(given.length);
  return atWill ? left : left.slice(0, 1);
}

export const isAwaited = (order: TaughtOrder, awaiting: readonly TaughtOrder[]): boolean =>
  awaiting.some((each) => isSameOrder(each, order));

/** All that the learner orders before a task. */
export const ordersBefore = ({ tasks }: Lesson, task: number): readonly TaughtOrder[] =>
  tasks.slice(0, task).flatMap(({ orders = [] }) => orders);

/** What is laid part by part has no target yet: the learner lays it, and the whole is judged. */
const leadsTo = ({ verb, target, takes }: SeenOption, awaiting: readonly TaughtOrder[]): boolean =>
  takes === null ? isAwaited(target === null ? { verb } : { verb, target }, awaiting) : awaiting.some((order) => order.verb === verb);

/** The options of a question that the task waits for, and those that it does not. */
export function parted(
  question: SeenQuestion,
  awaiting: readonly TaughtOrder[],
): { readonly now: readonly SeenOption[]; readonly notNow: readonly SeenOption[] } {
  const now = question.options.filter((option) => leadsTo(option, awaiting));
  return { now, notNow: question.options.filter((option) => !now.includes(option)) };
}
