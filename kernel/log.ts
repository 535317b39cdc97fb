/** What the log tells, and to whom. */
import type { Outcome } from './chance.ts';
import type { Check, Lot } from './check.ts';
import type { Kind } from './kind.ts';

export interface Roll {
  readonly kind: 'roll';
  readonly check: Check<object, Outcome>;
  readonly facts: object;
  readonly faces: readonly number[];
  readonly outcome: Outcome;
}

/** Several dice of one check, each judged by itself. */
export interface Volley {
  readonly kind: 'volley';
  readonly check: Check<object, Outcome>;
  readonly facts: object;
  readonly faces: readonly number[];
  readonly outcomes: readonly Outcome[];
}

export interface Drawn {
  readonly kind: 'draw';
  readonly lot: Lot;
  /** How many equally likely things there were, and the place, from 0, of the one that came. */
  readonly among: number;
  readonly got: number;
}

export interface Told<K extends Kind> {
  readonly kind: 'event';
  readonly event: K['event'] | K['secret'];
  /** The same as a side reads it that knows more. */
  readonly own?: { readonly [side: string]: K['event'] | K['secret'] | undefined };
}

/** What a viewer is told. */
export const toldTo = <K extends Kind>({ event, own = {} }: Told<K>, viewer: string): K['event'] | K['secret'] =>
  (Object.hasOwn(own, viewer) ? own[viewer] : undefined) ?? event;

export interface Entry<K extends Kind> {
  /** How many commands had been taken before this happened. */
  readonly command: number;
  /** The step of the flow in which it happened. */
  readonly step: number;
  /** Which pass of the outermost loop it happened in, from 1; 0 for what comes before or after. */
  readonly round: number;
  /** The piece it is about, if any. */
  readonly about: string | null;
  /** The side that rolled, if any did. */
  readonly by: K['side'] | null;
  /** Who may read it; null for everyone. */
  readonly readers: readonly K['side'][] | null;
  /** Whether those who may not read it see the dice all the same. */
  readonly showsFaces: boolean;
  /** The salvo it belongs to, if any, and whether it is the line under which that salvo stands. */
  readonly salvo: number | null;
  readonly heads: boolean;
  readonly what: Roll | Volley | Drawn | Told<K>;
}

type ReadBy = Pick<Entry<Kind>, 'readers' | 'showsFaces'>;

/** All of it: modifiers, outcome and words. */
export const readsAll = ({ readers }: ReadBy, viewer: string): boolean => readers === null || readers.includes(viewer);

/** Something of it, were it only how the dice fell. */
export const mayRead = (entry: ReadBy, viewer: string): boolean => entry.showsFaces || readsAll(entry, viewer);
