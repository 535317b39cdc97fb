/** What a captain may want to be written: an order, which the game takes or does not. */
import type { Aim, Command, Question } from '../../../kernel/index.ts';
import type { GreatWarAtSea } from '../kind.ts';
import type { OrderVerbs } from '../rules/orders.ts';

interface Explained {
  /** What was weighed, in one sentence; put into words only for whoever wants to know. */
  readonly why?: () => string;
}

type WishFor<N extends keyof OrderVerbs> = { [V in N]: { readonly verb: V; readonly target: Aim<OrderVerbs[V]> } & Explained }[N];

export type Wish = WishFor<Exclude<keyof OrderVerbs, 'done'>>;

/** The order that it comes to; undefined if it is not offered. */
export function granted(question: Question<GreatWarAtSea>, { verb, target }: Wish): Command | undefined {
  const offered = question.takes(verb, target);
  return offered === null || offered === undefined ? undefined : { side: question.side, verb, target: offered };
}
