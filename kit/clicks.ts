/** What a person presses at a board for orders that it takes many at a time. Beside each board, for whoever counts; no program uses it. */
import type { Command, SeenQuestion, Together } from '../kernel/index.ts';

/** What was asked of a side, and all that it ordered until the question was over. */
export interface Asking<V = object> {
  readonly question: SeenQuestion;
  readonly view: V;
  readonly data: object;
  readonly orders: readonly Command[];
}

/** The end of the question is counted apart, unless the last press ends it too. */
export type Presses = number | { readonly withEnd: number };

/** How often one presses for the orders of a question, by its name, where there are any. */
export type Clicks<V = object> = Readonly<Record<string, (asking: Asking<V>) => Presses>>;

/** What else the counting of a game knows of its board. */
export interface Counting {
  /** Anew for every game: what is ordered once for all costs nothing afterwards. */
  readonly clicks: () => Clicks;
  /** Orders that change nothing, for which nobody presses. */
  readonly needless?: (order: Command) => boolean;
  /** Questions that belong to a battle, where turns are counted without them too. */
  readonly isOfBattle?: (question: string) => boolean;
  /** How many reinforcements have come to the side that is asked, where turns in which some come are counted apart. */
  readonly arrivals?: (asked: Asking) => number;
  /** What the board itself offers as one press with the end of a question, for all that one side was asked in a row. */
  readonly endings?: (asked: readonly Asking[]) => ReadonlyMap<Asking, Together>;
}
