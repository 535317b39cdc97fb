/** How often a person at the table presses for what a captain orders. Orders that the table takes as one are one press, and what it answers by itself is none. */
import type { Command, Handy, SeenOption, Together } from '../../kernel/index.ts';
import { atomsOf, isSameOrder, kindOf } from '../../kernel/index.ts';
import type { Asking, Clicks } from '../../kit/clicks.ts';
import { endingWith, itemsOf, layoutOf, MOST_LINES } from '../../web/table/lines.ts';
import { areAlike } from '../../web/table/runs.ts';
import { listed } from '../../web/table/selection.ts';

/** One question as it was put and answered. */
export interface Answered extends Asking {
  /** The command that ended it; null where each answer is the last. */
  readonly end: Command | null;
  /** The same is asked of each in a row. */
  readonly isInRow: boolean;
  /** What the board offers as one press with the end, if it does. */
  readonly ending?: Together | undefined;
  /** The side drafts: what it has in hand stays in hand from order to order. */
  readonly isDraft: boolean;
  /** How often it was asked whether that was meant. */
  readonly cautions: number;
  /** Under which piece each order stood when it was given: some are only possible after others. */
  readonly filed: ReadonlyMap<Command, string | null>;
}

const isGiven = ({ orders }: Together, command: Command): boolean => orders.some((each) => isSameOrder(each, command));

/** What stands in a word beside its piece, if all of it is ordered. */
const handyFor = ({ question, orders }: Answered, pieces: ReadonlySet<string>): readonly Handy[] =>
  question.handy.filter(
    ({ under, orders: own }) => pieces.has(under) && own.every((order) => orders.some((each) => isSameOrder(order, each))),
  );

/** How many strokes over a list give these orders: one goes over lines that lie together and say the same of each. What could not be ordered yet when it was put is a press for itself. */
function runs(lines: readonly SeenOption[], orders: readonly Command[]): number {
  const isOrdered = (line: SeenOption): boolean => orders.some((order) => isSameOrder(line, order));
  const begun = lines.filter((line, place) => {
    const above = lines[place - 1];
    return isOrdered(line) && !(above && isOrdered(above) && areAlike(above, line));
  });
  return begun.length + orders.filter((order) => !lines.some((line) => isSameOrder(line, order))).length;
}

/** One stroke for lines that lie together, and one press more where their piece has to be opened first: a long list folds, and folds again after an order that is carried out at once. */
function folded(asking: Answered): number {
  const { question, orders, isDraft, filed } = asking;
  const lines = listed(question);
  const { pieces } = layoutOf(lines);
  const handy = handyFor(asking, pieces);
  const left = orders.filter((order) => !handy.some((each) => isGiven(each, order)));
  const underOf = (order: Command): string => filed.get(order) ?? atomsOf(order.target ?? null)[0] ?? '';
  const isFiled = (order: Command): boolean => pieces.has(underOf(order));
  const ids = [...new Set(left.filter(isFiled).map(underOf))];
  const byPiece = ids.map((id) => {
    const own = left.filter((order) => underOf(order) === id);
    const made = runs(
      lines.filter(({ under }) => under === id),
      own,
    );
    return made + (isDraft ? 1 : made);
  });
  const flat = runs(
    lines.filter(({ under }) => under === null || !pieces.has(under)),
    left.filter((order) => !isFiled(order)),
  );
  // Beyond the first lines there is one more press for the others.
  const isFar = itemsOf(lines, pieces)
    .slice(MOST_LINES)
    .some((item) =>
      item.kind === 'piece' ? ids.includes(item.id) : item.kind === 'option' && left.some((order) => isSameOrder(item.option, order)),
    );
  return handy.length + byPiece.reduce((sum, each) => sum + each, 0) + flat + (isFar ? 1 : 0);
}

/** What can be ordered of all can be opened as a list of its own, and then each takes one press; from one such list to another leads the whole list. */
function lineByLine(asking: Answered): number {
  const { question, orders } = asking;
  let left = orders;
  let clicks = 0;
  for (const together of question.together) {
    const kind = left.filter((order) => isGiven(together, order));
    const opening = clicks === 0 ? 1 : 2;
    const made =
      opening +
      runs(
        listed(question).filter((line) => together.orders.some((order) => isSameOrder(order, line))),
        kind,
      );
    if (made >= folded({ ...asking, orders: kind })) continue;
    clicks += made;
    left = left.filter((order) => !kind.includes(order));
  }
  return clicks + folded({ ...asking, orders: left });
}

/** What is ordered of all at once, less whoever is then taken out again, where that can be. */
function byTogether(together: Together, asking: Answered): { readonly clicks: number; readonly covered: readonly Command[] } {
  const { question, orders } = asking;
  const covered = orders.filter((order) => isGiven(together, order));
  const others = together.orders.filter((each) => !covered.some((order) => isSameOrder(each, order)));
  const canTakeOut = together.orders.every(({ verb }) => Object.values(question.takingBack).includes(verb));
  // Where an order stands in a word beside its piece, the same word takes it back.
  const inWord = others.filter((each) => question.handy.some(({ orders: [only, another] }) => only && !another && isSameOrder(only, each)));
  const takenOut = others
    .filter((each) => !inWord.includes(each))
    .map(({ verb, target }): Command => ({ side: question.side, verb, ...(target === null ? {} : { target }) }));
  const clicks =
    others.length === 0 || canTakeOut ? 1 + inWord.length + lineByLine({ ...asking, orders: takenOut }) : Number.POSITIVE_INFINITY;
  return clicks < lineByLine({ ...asking, orders: covered }) ? { clicks, covered } : { clicks: 0, covered: [] };
}

/** What stands in the list as one line for many, whichever of them leaves the fewest presses, and the rest one by one. */
function together(asking: Answered, oneByOne: (asking: Answered) => number): number {
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
  const onBoard = (asking: Answered): number => {
    const pressed = asking.orders.length > 0 ? panels[answered.question.name]?.(asking) : undefined;
    if (pressed === undefined) return Number.POSITIVE_INFINITY;
    return typeof pressed === 'number' ? pressed : pressed.withEnd;
  };
  const oneByOne = (asking: Answered): number => Math.min(lineByLine(asking), onBoard(asking));
  const forOrders = (asking: Answered): number => Math.min(together(asking, oneByOne), onBoard(asking));
  // The last press gives what is left of the orders and ends the question.
  const withEnding = endingsOf(answered).map((last) => {
    const orders = answered.orders.filter((order) => !isGiven(last, order));
    return (orders.length === 0 ? 0 : forOrders({ ...answered, orders })) + 1;
  });
  const clicks = Math.min(forOrders(answered), ...withEnding, answered.isInRow ? inRow(answered) : Number.POSITIVE_INFINITY);
  return (answered.end ? Math.max(clicks, 1) : clicks) + answered.cautions;
}
