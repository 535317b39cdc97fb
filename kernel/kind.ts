/** The words every game shares: sides, plain data, and the bundle of types that makes up one game. */

export type Atom = string | number;

/** What a command points at: a piece, a place, or a short path of them such as [piece, place]. */
export type Target = Atom | readonly Atom[];

/** What a step is about while it runs, such as the aircraft now landing; null when it is about nothing. */
export type Item = Target | null;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Whoever looks at a game: a side, or an onlooker who may see only what everyone sees. */
export type Viewer<Side extends string = string> = Side | 'onlooker';

/** The types of one game. A ruleset, its steps, its view and its bots all speak of the same Kind. */
export interface Kind {
  readonly side: string;
  /** Map, pieces, tables and scenario: made once for a game out of what is built in and a data pack, and never changed. */
  readonly data: object;
  readonly state: object;
  readonly view: object;
  /** What the log may tell everybody. */
  readonly event: { readonly type: string };
  /** What it may tell only to readers who are named. */
  readonly secret: { readonly type: string };
}

/** How a game ended: the result is a key that statistics count, the words are for people. */
export interface Ending {
  readonly result: string;
  readonly words: string;
  readonly winner: string | null;
  readonly score: number;
}
