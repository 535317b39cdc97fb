/**
 * A decision of many picks is seen once: what the captain worked out from the view he carries on by hand from pick to
 * pick, and throws away as soon as the next question is not the one he expected. He never remembers anything that a fresh
 * look would not show, so forgetting changes no answer, only the time it takes.
 */
import type { Target } from '../../../kernel/index.ts';
import { sameTarget } from '../../../kernel/index.ts';
import type { Question } from './asked.ts';
import { targets } from './asked.ts';

interface Kept<T> {
  readonly picture: T;
  readonly item: unknown;
  readonly offered: readonly Target[];
}

const same = (a: readonly Target[], b: readonly Target[]): boolean =>
  a.length === b.length && a.every((target, place) => target === b[place] || sameTarget(target, b[place]));

export class Memory<T> {
  private kept: Kept<T> | null = null;

  constructor(
    private readonly verb: string,
    private readonly fresh: (asked: Question) => T,
  ) {}

  /** The picture carried on, or a fresh one. */
  look(asked: Question): T {
    const last = this.kept;
    this.kept = null;
    const isExpected = last && last.item === asked.question.item && same(last.offered, targets(asked, this.verb));
    return isExpected ? last.picture : this.fresh(asked);
  }

  /** After a pick: the picture as it will be, and the question that is then expected. */
  keep(asked: Question, picture: T, offered: readonly Target[], item: unknown = asked.question.item): void {
    this.kept = { picture, offered, item };
  }
}
