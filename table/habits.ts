/** What a side ordered when the same was asked in an earlier turn, so that it can be given again with one press. A memory of the table, and a cache: no record needs it. */
import type { Command, Game, Kind, Question, Target, Together } from '../kernel/index.ts';
import { atomsOf } from '../kernel/index.ts';

/** A question as it was first put to a side in a turn: how many commands stood, and what could be ordered of all. */
interface Putting {
  readonly turn: number;
  readonly began: number;
  readonly together: readonly Together[];
  readonly earlier: Putting | null;
}

export class Habits {
  private readonly puttings = new Map<string, Putting>();

  constructor(private readonly game: Game<Kind>) {}

  /** What a side that looks at its question may order as one: what all can do, and that or other orders as last turn. */
  together(side: string, together: readonly Together[]): readonly Together[] {
    const question = this.game.questionFor(side);
    if (!question) return together;
    const earlier = this.earlier(`${side} ${question.name}`, together);
    // What has been drafted already is not ordered twice.
    if (!earlier || this.game.draftedBy(side).length > 0) return together;
    const given = this.givenSince(earlier.began, question);
    const again = together.length > 0 ? together.flatMap((all) => withoutLeftOut(all, earlier, given)) : asGiven(given, question);
    return [...again, ...together];
  }

  /** How it was put in an earlier turn; how it is put now is noted. */
  private earlier(key: string, together: readonly Together[]): Putting | null {
    const { pass: turn } = this.game.play;
    const last = this.puttings.get(key) ?? null;
    if (last?.turn === turn) return last.earlier;
    const earlier = last && { ...last, earlier: null };
    this.puttings.set(key, { turn, began: this.game.commands.length, together, earlier });
    return earlier;
  }

  /** What the side ordered from there until it ended the question. */
  private givenSince(began: number, { side, closing, takingBack }: Question): readonly Command[] {
    const own = this.game.commands.slice(began).filter((command) => command.side === side);
    const end = closing === undefined ? -1 : own.findIndex(({ verb }) => verb === closing);
    return standing(own.slice(0, Math.max(end, 0)), takingBack);
  }
}

const inShort = ({ verb, target }: Pick<Command, 'verb'> & { readonly target?: Target | null | undefined }): string =>
  JSON.stringify([verb, target ?? null]);

/** All of them but those who could have been ordered last turn and were not, if there were any and others were. */
function withoutLeftOut(all: Together, earlier: Putting, given: readonly Command[]): Together[] {
  const before = earlier.together.find(({ label }) => label === all.label);
  const ordered = new Set(given.map(inShort));
  const leftOut = new Set(before?.orders.map(inShort).filter((order) => !ordered.has(order)));
  const orders = all.orders.filter((order) => !leftOut.has(inShort(order)));
  const isWorthIt = orders.length > 1 && orders.length < all.orders.length && before?.orders.some((order) => ordered.has(inShort(order)));
  return isWorthIt ? [{ label: `${all.label}, but who did not last turn`, orders }] : [];
}

/** The same orders, as far as they can be given, if they are more than one. */
function asGiven(given: readonly Command[], question: Question): Together[] {
  const orders = given.filter(({ verb, target }) => question.takes(verb, target) !== null);
  return orders.length > 1 ? [{ label: 'As last turn', orders: orders.map(({ verb, target }) => ({ verb, target: target ?? null })) }] : [];
}

/** Without what was taken back again. */
function standing(orders: readonly Command[], takingBack: Readonly<Record<string, string>>): readonly Command[] {
  let left: readonly Command[] = [];
  for (const order of orders) {
    const taken = takingBack[order.verb];
    if (taken === undefined) left = [...left, order];
    else left = left.filter((each) => each.verb !== taken || !isOf(each, order));
  }
  return left;
}

/** Whether an order is the one that is taken back: by its whole target, or by the piece that it begins with. */
const isOf = ({ target }: Command, back: Command): boolean => {
  const [whole, begun] = [atomsOf(target ?? null), atomsOf(back.target ?? null)];
  return begun.every((atom, place) => whole[place] === atom);
};
