/** Courses over several turns: a piece is bound for a place, and each turn it is ordered to the next on its way. */

/** A question in which pieces are sent from place to place, and how far one place is from another. */
export interface Passage<D> {
  readonly question: string;
  /** Its targets are a piece and a place. */
  readonly verb: string;
  /** In moves; endless for what is no place. */
  distance(data: D, from: string, to: string): number;
}

/** Of the places at hand the one from which it is least far to the goal; null where none leads there. */
export function nextTowards(places: readonly string[], distanceTo: (place: string) => number): string | null {
  let next: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const left = distanceTo(place);
    if (left < least) [next, least] = [place, left];
  }
  return next;
}
