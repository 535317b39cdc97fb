/** What the rules hold in their hands while the game runs: the state, the dice and the log. */
import type { Outcome } from './chance.ts';
import type { Check, Lot, OpenCheck, OpenLot } from './check.ts';
import type { Ending, Kind } from './kind.ts';
import type { Procedure } from './procedure.ts';

/** Sides who may read something. */
export type Readers<K extends Kind> = readonly K['side'][];

/** Who may read a roll, where it is its outcome that brings it to light. */
export type ReadersBy<K extends Kind, O> = (outcome: O) => Readers<K> | 'everyone';

/** What is told of a roll or a draw besides its dice. */
export interface How<K extends Kind> {
  /** The piece it is rolled for. */
  readonly about?: string;
  /** The side that rolls. */
  readonly by?: K['side'];
  /** Of a roll that others may not read they see the dice all the same, but neither modifiers nor outcome. */
  readonly others?: 'faces';
}

/** An event as sides read it who know more of it than everybody: their own ships by name. */
export type OwnWords<K extends Kind> = { readonly [S in K['side']]?: K['event'] | K['secret'] };

export interface Play<K extends Kind> {
  /** What the game is played with; never changed. */
  readonly data: K['data'];
  /** Plain data, changed in place. */
  readonly state: K['state'];
  /** Rolls a check before everybody's eyes, and gives its outcome. */
  roll<F extends object, O extends Outcome>(check: OpenCheck<F, O>, facts: F, how?: How<K>): O;
  /** Rolls a check for readers who are named, once and for all or by its outcome. */
  rollFor<F extends object, O extends Outcome>(
    readers: Readers<K> | 'everyone' | ReadersBy<K, O>,
    check: Check<F, O>,
    facts: F,
    how?: How<K>,
  ): O;
  /** Rolls a check of one die several times at once, and gives the outcome of each die: a ship's broadside. */
  volley<F extends object, O extends Outcome>(check: OpenCheck<F, O>, facts: F, count: number, how?: How<K>): O[];
  volleyFor<F extends object, O extends Outcome>(
    readers: Readers<K> | 'everyone',
    check: Check<F, O>,
    facts: F,
    count: number,
    how?: How<K>,
  ): O[];
  /** Runs a procedure of several rolls. Only one of open checks needs no readers. */
  run<R>(procedure: Procedure<R>, how?: How<K>, readers?: Readers<K> | 'everyone'): R;
  /** Draws one of several at random, each as likely as the other. */
  draw<T>(lot: OpenLot, among: readonly T[], how?: How<K>): T;
  drawFor<T>(readers: Readers<K> | 'everyone', lot: Lot, among: readonly T[], how?: How<K>): T;
  /** Tells everybody; missing when nobody keeps a log, so call it as `g.tell?.(...)`. */
  tell?(event: K['event'], own?: OwnWords<K>): void;
  /** Tells those who are named, were it everyone. What is secret by its type can be told in no other way. */
  whisper?(readers: Readers<K> | 'everyone', event: K['event'] | K['secret']): void;
  /** What is rolled and told meanwhile is one entry of the log, under what `head` tells of it, and can be opened there. */
  salvo<T>(work: () => T, head: (result: T) => K['event']): T;
  /** Says that something hidden has come to light, so that undo cannot reach back over it. */
  reveal(): void;
  /** Ends the game at once. */
  end(ending: Ending): void;
}
