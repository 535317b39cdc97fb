/** How often a person at the table presses for what a captain orders. Orders that the table takes as one are one press, and what it answers by itself is none. */
import type { Command, Together } from '../../kernel/index.ts';
import { atomsOf } from '../../kernel/index.ts';
import type { Asking, Clicks } from '../../kit/clicks.ts';
import { layoutOf } from '../../web/table/lines.ts';
import { listed } from '../../web/table/selection.ts';

/** One question as it was put and answered. */
export interface Answered extends Asking {
  /** The command that ended it; null where each answer is the last. */
  readonly end: Command | null;
}

const isSame = (
  order: Together['orders'][number],
  { verb, target }: { readonly verb: string; readonly target?: Command['target'] | undefined },
): boolean => order.verb === verb && JSON.stringify(order.target) === JSON.stringify(target ?? null);

const isGiven = ({ orders }: Together, command: Command): boolean => orders.some((each) => isSame(each, command));

/** One press for each, and one more where its piece has to be opened first: a long list folds. */
function folded({ question, orders }: Asking): number {
  const { pieces } = layoutOf(listed(question));
  let opened: string | null = null;
  let clicks = 0;
  for (const { verb, target } of orders) {
    const under = question.options.find((each) => isSame(each, { verb, target }))?.under ?? atomsOf(target ?? null)[0] ?? null;
    if (under !== null && pieces.has(under) && under !== opened) clicks++;
    opened = under;
    clicks++;
  }
  return clicks;
}

/** What can be ordered of all can be opened as a list of its own, and then each takes one press. */
function lineByLine(asking: Asking): number {
  const { question, orders } = asking;
  let left = orders;
  let clicks = 0;
  for (const together of question.together) {
    const kind = left.filter((order) => isGiven(together, order));
    if (1 + kind.length >= folded({ ...asking, orders: kind })) continue;
    clicks += 1 + kind.length;
    left = left.filter((order) => !kind.includes(order));
  }
  return clicks + folded({ ...asking, orders: left });
}

/** What is ordered of all at once, less whoever is then taken out again, where that can be. */
function byTogether(together: Together, asking: Asking): { readonly clicks: number; readonly covered: readonly Command[] } {
  const { question, orders } = asking;
  const covered = orders.filter((order) => isGiven(together, order));
  const others = together.orders.filter((each) => !covered.some((order) => isSame(each, order)));
  const canTakeOut = together.orders.every(({ verb }) => Object.values(question.takingBack).includes(verb));
  const takenOut = others.map(({ verb, target }): Command => ({ side: question.side, verb, ...(target === null ? {} : { target }) }));
  const clicks = others.length === 0 || canTakeOut ? 1 + lineByLine({ ...asking, orders: takenOut }) : Number.POSITIVE_INFINITY;
  return clicks < lineByLine({ ...asking, orders: covered }) ? { clicks, covered } : { clicks: 0, covered: [] };
}

/** What stands in the list as one line for many, and the rest one by one. */
function together(asking: Asking, oneByOne: (asking: Asking) => number): number {
  let clicks = 0;
  let left = asking.orders;
  for (const each of asking.question.together) {
    const { clicks: pressed, covered } = byTogether(each, { ...asking, orders: left });
    clicks += pressed;
    left = left.filter((order) => !covered.includes(order));
  }
  return clicks + oneByOne({ ...asking, orders: left });
}

/** One line for many, and nothing else: the table then ends the question with the same press. */
const isEndedWith = ({ question, orders }: Asking): boolean =>
  question.together.length <= 3 &&
  question.together.some(
    (together) => together.orders.length === orders.length && orders.length > 1 && orders.every((order) => isGiven(together, order)),
  );

export function clicksFor(answered: Answered, panels: Clicks): number {
  if (isEndedWith(answered)) return 1;
  const end = answered.end ? 1 : 0;
  const onBoard = (asking: Asking): number => {
    const pressed = asking.orders.length > 0 ? panels[answered.question.name]?.(asking) : undefined;
    if (pressed === undefined) return Number.POSITIVE_INFINITY;
    return typeof pressed === 'number' ? pressed + end : pressed.withEnd;
  };
  const oneByOne = (asking: Asking): number => Math.min(lineByLine(asking) + end, onBoard(asking));
  return Math.min(together(answered, oneByOne), onBoard(answered));
}
