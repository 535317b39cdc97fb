/** One place of a board and what lies there, in words. */
export interface Account {
  readonly place: string;
  readonly things: readonly string[];
}
