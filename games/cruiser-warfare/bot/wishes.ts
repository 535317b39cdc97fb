/** What the Admiralty may want of a fleet: an order, which the game takes or does not. */
import type { Aim, Command, Question } from '../../../kernel/index.ts';
import type { CruiserWarfare } from '../kind.ts';
import type { AlliedOrders } from '../rules/orders.ts';

interface Explained {
  /** What was weighed, in one sentence; put into words only for whoever wants to know. */
  readonly why?: () => string;
}

type WishFor<N extends keyof AlliedOrders> = { [V in N]: { readonly verb: V; readonly target: Aim<AlliedOrders[V]> } & Explained }[N];

export type Wish = WishFor<Exclude<keyof AlliedOrders, 'done'>>;

/** What can be wanted before the war as well. */
export type EarlyWish = WishFor<'station' | 'divide' | 'add'>;

/** The order that it comes to; undefined if it is not offered. */
export function granted(question: Question<CruiserWarfare>, { verb, target }: Wish): Command | undefined {
  const offered = question.takes(verb, target);
  return offered === null || offered === undefined ? undefined : { side: question.side, verb, target: offered };
}
