/** The time for which a side is asked about one and the same state, whatever it drafts meanwhile: what was listed for it then is kept. */
import type { Listing } from './offer.ts';

interface Kept {
  readonly on: readonly unknown[];
  readonly listing: Listing;
}

export class Occasion {
  private readonly lists = new Map<string, Kept>();
  /** Of each piece the places of the verbs that may have something for it. */
  readonly open = new Map<string, readonly number[]>();
  /** The same by places in a list of pieces, for who goes through it. */
  readonly opened: { pieces: readonly string[]; at: (readonly number[])[] } = { pieces: [], at: [] };

  /** What was listed of a piece, if all that it rests on is what it was then. */
  listed(piece: string, on: readonly unknown[]): Listing | undefined {
    const kept = this.lists.get(piece);
    return kept && isSame(kept.on, on) ? kept.listing : undefined;
  }

  keep(piece: string, on: readonly unknown[], listing: Listing): void {
    this.lists.set(piece, { on, listing });
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let at = 0; at < b.length; at++) if (a[at] !== b[at]) return false;
  return a.length === b.length;
}

/** The last answer of a function that looks at the state and not at the draft, kept for as long as the state is the same. */
export function onceAsked<A extends { readonly occasion: Occasion }, T>(find: (at: A) => T): (at: A) => T {
  let last: { readonly occasion: Occasion; readonly found: T } | undefined;
  return (at) => {
    if (last?.occasion !== at.occasion) last = { occasion: at.occasion, found: find(at) };
    return last.found;
  };
}
