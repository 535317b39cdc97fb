/** The time for which a side is asked about one and the same state, whatever it drafts meanwhile: what was listed for it then is kept. */
import type { Listing } from './offer.ts';

interface Kept {
  readonly on: readonly unknown[];
  readonly listing: Listing;
}

export class Occasion {
  private lists: Map<string, Kept> | undefined;
  /** Of each piece the places of the verbs that may have something for it, once somebody has asked. */
  private open: Map<string, readonly number[]> | undefined;
  /** The same by places in a list of pieces, for who goes through it. */
  readonly opened: { pieces: readonly string[]; at: (readonly number[])[] } = { pieces: [], at: [] };

  openTo(piece: string, find: () => readonly number[]): readonly number[] {
    this.open ??= new Map();
    const known = this.open.get(piece);
    if (known) return known;
    const found = find();
    this.open.set(piece, found);
    return found;
  }

  /** What was listed of a piece, if all that it rests on is what it was then. */
  listed(piece: string, on: readonly unknown[]): Listing | undefined {
    const kept = this.lists?.get(piece);
    return kept && isSame(kept.on, on) ? kept.listing : undefined;
  }

  keep(piece: string, on: readonly unknown[], listing: Listing): void {
    this.lists ??= new Map();
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
