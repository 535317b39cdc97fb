/** What the rules hold in their hands while the game runs: the state, the dice and the log. */
import type { Check, Lot } from './check.ts';
import type { Ending, Kind } from './kind.ts';

/** Who may read a log entry; left out, everyone. */
export type Readers<K extends Kind> = readonly K['side'][];

export interface Play<K extends Kind> {
  /** Plain data, changed in place. */
  readonly state: K['state'];
  /** Rolls a check and gives its outcome. `about` names the piece it is rolled for. */
  roll<F extends object, O extends string>(check: Check<F, O>, facts: F, about?: string, readers?: Readers<K>): O;
  /** Rolls a check of one die several times at once, and gives the outcome of each die: a ship's broadside. */
  volley<F extends object, O extends string>(check: Check<F, O>, facts: F, count: number, about?: string, readers?: Readers<K>): O[];
  /** Draws one of several at random, each as likely as the other. */
  draw<T>(lot: Lot, among: readonly T[], about?: string, readers?: Readers<K>): T;
  /** Tells the log; missing when nobody keeps one, so call it as `g.note?.(...)`. */
  note?(event: K['event'], readers?: Readers<K>): void;
  /** Says that something hidden has come to light, so that undo cannot reach back over it. */
  reveal(): void;
  /** Ends the game at once. */
  end(ending: Ending): void;
}
