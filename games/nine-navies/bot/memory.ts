/**
 * A decision of many picks is seen once: what the captain worked out from the view he carries on by hand from pick to
 * pick, and throws away as soon as the next question is not the one he expected. He never remembers anything that a fresh
 * look would not show, so forgetting changes no answer, only the time it takes.
 */
import type { Item, Target } from '../../../kernel/index.ts';
import { sameTarget } from '../../../kernel/index.ts';

/** What is asked about, and what is offered for the verb that counts. */
interface Expected {
  readonly item: Item;
  readonly offered: readonly Target[];
}

const same = (a: readonly Target[], b: readonly Target[]): boolean =>
  a.length === b.length && a.every((target, place) => target === b[place] || sameTarget(target, b[place]));

export class Memory<T> {
  private kept: (Expected & { readonly picture: T }) | null = null;

  /** The picture carried on, if this is the question that was expected. */
  look({ item, offered }: Expected): T | undefined {
    const last = this.kept;
    this.kept = null;
    return last && last.item === item && same(last.offered, offered) ? last.picture : undefined;
  }

  /** After a pick: the picture as it will be, and the question that is then expected. */
  keep({ item, offered }: Expected, picture: T): void {
    this.kept = { item, offered, picture };
  }
}
