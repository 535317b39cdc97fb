/** What the log tells, and to whom. */
import type { Kind } from './kind.ts';

export interface Roll {
  readonly kind: 'roll';
  readonly check: string;
  readonly facts: object;
  readonly faces: readonly number[];
  readonly outcome: string;
}

/** Several dice of one check, each judged by itself. */
export interface Volley {
  readonly kind: 'volley';
  readonly check: string;
  readonly facts: object;
  readonly faces: readonly number[];
  readonly outcomes: readonly string[];
}

export interface Drawn {
  readonly kind: 'draw';
  readonly lot: string;
  /** How many equally likely things there were, and the place, from 0, of the one that came. */
  readonly among: number;
  readonly got: number;
}

export interface Told<K extends Kind> {
  readonly kind: 'event';
  readonly event: K['event'];
}

export interface Entry<K extends Kind> {
  /** How many commands had been taken before this happened. */
  readonly command: number;
  /** The step of the flow in which it happened. */
  readonly step: number;
  /** The piece it is about, if any. */
  readonly about: string | null;
  /** Who may read it; null for everyone. */
  readonly readers: readonly K['side'][] | null;
  readonly what: Roll | Volley | Drawn | Told<K>;
}

export const mayRead = <K extends Kind>(entry: Entry<K>, viewer: string): boolean =>
  entry.readers === null || entry.readers.includes(viewer);
