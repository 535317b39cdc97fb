/** How often a person at the table presses for what a captain orders. Orders that the table takes as one are one press, and what it answers by itself is none. */
import type { Command, Together } from '../../kernel/index.ts';
import type { Asking, Clicks } from '../../kit/clicks.ts';

/** One question as it was put and answered. */
export interface Answered extends Asking {
  /** The command that ended it; null where each answer is the last. */
  readonly end: Command | null;
}

const isGiven = ({ verb, targets }: Together, { verb: given, target }: Command): boolean =>
  verb === given && targets.some((each) => JSON.stringify(each) === JSON.stringify(target));

/** What is ordered of all at once, less whoever is then taken out again, where that can be. */
function byTogether(together: Together, { question, orders }: Asking): { readonly clicks: number; readonly covered: readonly Command[] } {
  const covered = orders.filter((order) => isGiven(together, order));
  const others = together.targets.length - covered.length;
  const canTakeOut = Object.values(question.takingBack).includes(together.verb);
  const clicks = others === 0 || canTakeOut ? 1 + others : Number.POSITIVE_INFINITY;
  return clicks < covered.length ? { clicks, covered } : { clicks: 0, covered: [] };
}

/** Line by line of the list, but for what stands there as one line for many. */
function byList(asking: Asking): number {
  let clicks = 0;
  let left = asking.orders;
  for (const together of asking.question.together) {
    const { clicks: pressed, covered } = byTogether(together, { ...asking, orders: left });
    clicks += pressed;
    left = left.filter((order) => !covered.includes(order));
  }
  return clicks + left.length;
}

/** One line for many, and nothing else: the table then ends the question with the same press. */
const isEndedWith = ({ question, orders }: Asking): boolean =>
  question.together.length <= 2 &&
  question.together.some(
    (together) => together.targets.length === orders.length && orders.length > 1 && orders.every((order) => isGiven(together, order)),
  );

export function clicksFor(answered: Answered, panels: Clicks): number {
  if (isEndedWith(answered)) return 1;
  const panel = panels[answered.question.name];
  return (panel ?? byList)(answered) + (answered.end ? 1 : 0);
}
