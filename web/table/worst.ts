/** What the end of a question leads to, in brief: all of it opens beside the button. */
import type { Badge } from '../../kernel/index.ts';

/** What a button has room for, counting how many more there are. */
const MOST = 3;

export interface Worst {
  readonly shown: readonly Badge[];
  readonly more: number;
}

/** Bad before good, and the likeliest first. */
export function worstOf(badges: readonly Badge[]): Worst {
  if (badges.length <= MOST) return { shown: badges, more: 0 };
  const worstFirst = badges.toSorted((one, other) => Number(one.good) - Number(other.good) || other.chance - one.chance);
  return { shown: worstFirst.slice(0, MOST - 1), more: badges.length - MOST + 1 };
}
