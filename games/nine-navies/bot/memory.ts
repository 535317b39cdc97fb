/**
 * A decision of many picks is seen once: what the captain worked out from the view it carries on by hand from pick to
 * pick, and throws away as soon as the next question is not the one it expected, or anything has happened besides its
 * own pick: an order given by hand, an undo. It never remembers anything that a fresh look would not show, so
 * forgetting changes no answer, only the time it takes.
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

export interface Memory<T> {
  /** The picture carried on, or a fresh one. */
  look(asked: Question): T;
  /** After a pick: the picture as it will be, and the question that is then expected. */
  keep(asked: Question, picture: T, offered: readonly Target[], item?: unknown): void;
}

const same = (a: readonly Target[], b: readonly Target[]): boolean =>
  a.length === b.length && a.every((target, place) => target === b[place] || sameTarget(target, b[place]));

/** Each player has a chance of their own for a whole game, so it tells one game from another. */
export function memoryOf<T>(verb: string, fresh: (asked: Question) => T): Memory<T> {
  const kept = new WeakMap<Question['chance'], Kept<T>>();
  return {
    look(asked) {
      const last = kept.get(asked.chance);
      kept.delete(asked.chance);
      const expected = last && asked.goesOn && last.item === asked.question.item && same(last.offered, targets(asked, verb));
      return expected ? last.picture : fresh(asked);
    },
    keep(asked, picture, offered, item = asked.question.item) {
      kept.set(asked.chance, { picture, offered, item });
    },
  };
}
