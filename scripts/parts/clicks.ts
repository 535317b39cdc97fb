/** How often a person at the table presses for what a captain orders. Orders that the table takes as one are one press, and what it answers by itself is none. */
import type { Command, Handy, Together } from '../../kernel/index.ts';
import { atomsOf, isSameOrder, kindOf } from '../../kernel/index.ts';
import type { Asking, Clicks } from '../../kit/clicks.ts';
import { endingWith, layoutOf } from '../../web/table/lines.ts';
import { listed } from '../../web/table/selection.ts';

/** One question as it was put and answered. */
export interface Answered extends Asking {
  /** The command that ended it; null where each answer is the last. */
  readonly end: Command | null;
  /** The same is asked of each in a row. */
  readonly isInRow: boolean;
  /** What the board offers as one press with the end, if it does. */
  readonly ending?: Together | undefined;
}

const isGiven = ({ orders }: Together, command: Command): boolean => orders.some((each) => isSameOrder(each, command));

/** What stands in a word beside its piece, if all of it is ordered. */
const handyFor = ({ question, orders }: Asking, pieces: ReadonlySet<string>): readonly Handy[] =>
  question.handy.filter(
    ({ under, orders: own }) => pieces.has(under) && own.every((order) => orders.some((each) => isSameOrder(order, each))),
  );

/** One press for each, and one more where its piece has to be opened first: a long list folds. */
function folded(asking: Asking): number {
  const { question, orders } = asking;
  const { pieces } = layoutOf(listed(question));
  const handy = handyFor(asking, pieces);
  let opened: string | null = null;
  let clicks = handy.length;
  for (const order of orders) {
    if (handy.some((each) => isGiven(each, order))) continue;
    const under = question.options.find((each) => isSameOrder(each, order))?.under ?? atomsOf(order.target ?? null)[0] ?? null;
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
  const others = together.orders.filter((each) => !covered.some((order) => isSameOrder(each, order)));
  const canTakeOut = together.orders.every(({ verb }) => Object.values(question.takingBack).includes(verb));
  const takenOut = others.map(({ verb, target }): Command => ({ side: question.side, verb, ...(target === null ? {} : { target }) }));
  const clicks = others.length === 0 || canTakeOut ? 1 + lineByLine({ ...asking, orders: takenOut }) : Number.POSITIVE_INFINITY;
  return clicks < lineByLine({ ...asking, orders: covered }) ? { clicks, covered } : { clicks: 0, covered: [] };
}

/** What stands in the list as one line for many, whichever of them leaves the fewest presses, and the rest one by one. */
function together(asking: Asking, oneByOne: (asking: Asking) => number): number {
  const begun = asking.question.together.map((each) => {
    const { clicks, covered } = byTogether(each, asking);
    const orders = asking.orders.filter((order) => !covered.includes(order));
    return covered.length > 0 ? clicks + together({ ...asking, orders }, oneByOne) : Number.POSITIVE_INFINITY;
  });
  return Math.min(oneByOne(asking), ...begun);
}

/** What is left to order is one line for many: the table then ends the question with the same press. */
const endingsOf = ({ question, orders, end, ending }: Answered): readonly Together[] => {
  if (!end) return [];
  return [...endingWith(question.together), ...(ending ? [ending] : [])].filter(
    (together) =>
      together.orders.length > 0 &&
      together.orders.every((order) => orders.some((each) => isSameOrder(order, each))) &&
      (together.orders.length === orders.length || isLasting(together)),
  );
};

/** Whether it is still offered when other orders were given; what was ordered before is not. */
const isLasting = ({ label }: Together): boolean => !/^As |last time$/.test(label);

/** The line for many that ended the question alone, by its kind; null for none. */
export const endedWith = (answered: Answered): string | null => {
  const whole = endingsOf(answered).find(({ orders }) => orders.length === answered.orders.length);
  return whole ? kindOf(whole) : null;
};

/** Where the same is asked of each in a row, the last answers that are alike are one press: all of them. */
function inRow({ orders, question }: Answered): number {
  const last = orders.at(-1);
  if (!last || question.options.length > MOST_FOR_ALL) return Number.POSITIVE_INFINITY;
  const alike = orders.length - 1 - orders.findLastIndex((each) => !isSameOrder(last, each));
  return orders.length - alike + 1;
}

/** In a longer list no line answers for all. */
const MOST_FOR_ALL = 8;

/** Whoever gives an order with Shift ends the question with it: the end is a press of its own only where nothing is ordered. */
export function clicksFor(answered: Answered, panels: Clicks): number {
  const onBoard = (asking: Asking): number => {
    const pressed = asking.orders.length > 0 ? panels[answered.question.name]?.(asking) : undefined;
    if (pressed === undefined) return Number.POSITIVE_INFINITY;
    return typeof pressed === 'number' ? pressed : pressed.withEnd;
  };
  const oneByOne = (asking: Asking): number => Math.min(lineByLine(asking), onBoard(asking));
  const forOrders = (asking: Asking): number => Math.min(together(asking, oneByOne), onBoard(asking));
  // The last press gives what is left of the orders and ends the question.
  const withEnding = endingsOf(answered).map((last) => {
    const orders = answered.orders.filter((order) => !isGiven(last, order));
    return (orders.length === 0 ? 0 : forOrders({ ...answered, orders })) + 1;
  });
  const clicks = Math.min(forOrders(answered), ...withEnding, answered.isInRow ? inRow(answered) : Number.POSITIVE_INFINITY);
  return answered.end ? Math.max(clicks, 1) : clicks;
}
