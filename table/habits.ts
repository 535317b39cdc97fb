/** What a side ordered when the same was asked before, mostly in an earlier turn, so that it can be given again with one press. A memory of the table, and a cache: no record needs it. */
import type { Command, Game, Kind, Question, Target, Together } from '../kernel/index.ts';
import { atomsOf, kindOf } from '../kernel/index.ts';

/** A question as it was first put to a side: how many commands stood, and what could be ordered of all. */
interface Putting {
  readonly turn: number;
  readonly began: number;
  readonly together: readonly Together[];
  readonly earlier: Putting | null;
  /** What of it could be ordered when it was last asked about, and was not though others were. */
  readonly leftOut: ReadonlySet<string>;
}

/** The same as plain data. */
export interface KeptPutting extends Omit<Putting, 'earlier' | 'leftOut'> {
  readonly earlier: KeptPutting | null;
  readonly leftOut: readonly string[];
}

const keptPutting = ({ earlier, leftOut, ...putting }: Putting): KeptPutting => ({
  ...putting,
  earlier: earlier && keptPutting(earlier),
  leftOut: [...leftOut],
});

const puttingIn = ({ earlier, leftOut, ...putting }: KeptPutting): Putting => ({
  ...putting,
  earlier: earlier && puttingIn(earlier),
  leftOut: new Set(leftOut),
});

export class Habits {
  private readonly puttings = new Map<string, Putting>();

  constructor(private readonly game: Game<Kind>) {}

  /** What a side that looks at its question may order as one: what all can do, and that or other orders as last turn. */
  together(side: string, together: readonly Together[]): readonly Together[] {
    const question = this.game.questionFor(side);
    if (!question) return together;
    const { earlier, leftOut } = this.putting(question, together);
    // What has been drafted already is not ordered twice.
    if (!earlier || this.game.draftedBy(side).length > 0) return together;
    const again =
      together.length > 0
        ? together.flatMap((all) => withoutLeftOut(all, leftOut))
        : asGiven(this.givenSince(earlier.began, question), question, earlier.turn < this.game.play.pass ? 'As last turn' : 'As before');
    return [...again.filter(({ orders }) => !together.some((all) => isSame(all.orders, orders))), ...together];
  }

  /** How it is put this time, noted when it is put first: it is another time once the side has ended it, and in another turn. */
  private putting(question: Question, together: readonly Together[]): Putting {
    const { pass: turn } = this.game.play;
    const key = `${question.side} ${question.name}`;
    const last = this.puttings.get(key) ?? null;
    if (last?.turn === turn && !hasClosedSince(this.game, question, last.began)) return last;
    const earlier = last && { ...last, earlier: null };
    const leftOut = last ? leftOutNow(last, this.givenSince(last.began, question)) : new Set<string>();
    const putting = { turn, began: this.game.commands.length, together, earlier, leftOut };
    this.puttings.set(key, putting);
    return putting;
  }

  /** What the side ordered from there until it ended the question. */
  private givenSince(began: number, { side, closing, takingBack }: Question): readonly Command[] {
    const own = this.game.commands.slice(began).filter((command) => command.side === side);
    const end = closing === undefined ? -1 : own.findIndex(({ verb }) => verb === closing);
    return standing(own.slice(0, Math.max(end, 0)), takingBack);
  }

  get kept(): readonly (readonly [string, KeptPutting])[] {
    return [...this.puttings].map(([key, putting]) => [key, keptPutting(putting)]);
  }

  takeUp(kept: Habits['kept']): void {
    this.puttings.clear();
    for (const [key, putting] of kept) this.puttings.set(key, puttingIn(putting));
  }
}

/** Whether the side has ended the question since there were so many commands. */
export const hasClosedSince = ({ commands }: Game<Kind>, { side, closing }: Question, since: number): boolean =>
  closing !== undefined && commands.slice(since).some((command) => command.side === side && command.verb === closing);

const inShort = ({ verb, target }: Pick<Command, 'verb'> & { readonly target?: Target | null | undefined }): string =>
  JSON.stringify([verb, target ?? null]);

/** Who could have been ordered and was not is left out from then on, until he is ordered again; where nobody was, nothing is learnt. */
function leftOutNow({ together, leftOut }: Putting, given: readonly Command[]): ReadonlySet<string> {
  const ordered = new Set(given.map(inShort));
  const offered = together.flatMap(({ orders }) => orders.map(inShort));
  if (!offered.some((order) => ordered.has(order))) return leftOut;
  return new Set([...leftOut, ...offered].filter((order) => !ordered.has(order)));
}

/** All of them but those who are left out, if there are any and enough others. */
function withoutLeftOut(all: Together, leftOut: ReadonlySet<string>): Together[] {
  const orders = all.orders.filter((order) => !leftOut.has(inShort(order)));
  const isWorthIt = orders.length > 0 && orders.length < all.orders.length;
  return isWorthIt ? [{ label: `${all.label}, but who did not last time`, kind: kindOf(all), orders }] : [];
}

const isSame = (one: Together['orders'], other: Together['orders']): boolean =>
  one.length === other.length && one.every((order, place) => inShort(order) === inShort(other[place] ?? order));

/** The same orders, as far as they can be given; one of many that were given is no habit. */
function asGiven(given: readonly Command[], question: Question, label: string): Together[] {
  const orders = given.filter(({ verb, target }) => question.takes(verb, target) !== null);
  const isWorthIt = orders.length > 1 || (orders.length === 1 && given.length === 1);
  return isWorthIt ? [{ label, orders: orders.map(({ verb, target }) => ({ verb, target: target ?? null })) }] : [];
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
