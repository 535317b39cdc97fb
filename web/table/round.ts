/** Going from piece to piece: those that can still be ordered, in the order of the list, and round again. */

export type Pace = 1 | -1;

/** `round` is the whole way, with those that have their orders; `last` is where one was last. */
export function pieceAfter(round: readonly string[], open: ReadonlySet<string>, last: string | null, pace: Pace): string | null {
  const start = pace === 1 ? -1 : round.length;
  const from = last !== null && round.includes(last) ? round.indexOf(last) : start;
  for (let taken = 1; taken <= round.length; taken++) {
    const id = round[(from + pace * taken + 2 * round.length) % round.length];
    if (id !== undefined && open.has(id)) return id;
  }
  return null;
}
