/** Who has an eye on which table just now, as far as this process knows: a page is open there, and something was heard from it lately. */

/** Whoever does nothing for so long may have gone away and left the page open, in milliseconds. */
const SILENCE = 600_000;

interface Page {
  readonly place: string;
  heard: number;
}

export interface Attending {
  heard(): void;
  leave(): void;
}

const placeOf = (table: string, side: string): string => `${table} ${side}`;

export class Attention {
  private readonly pages = new Map<string, Set<Page>>();

  constructor(private readonly now: () => number = Date.now) {}

  come(table: string, side: string): Attending {
    const page: Page = { place: placeOf(table, side), heard: this.now() };
    const there = this.pages.get(page.place) ?? new Set();
    this.pages.set(page.place, there.add(page));
    return {
      heard: () => {
        page.heard = this.now();
      },
      leave: () => {
        there.delete(page);
        if (there.size === 0 && this.pages.get(page.place) === there) this.pages.delete(page.place);
      },
    };
  }

  isAt(table: string, side: string): boolean {
    const since = this.now() - SILENCE;
    return [...(this.pages.get(placeOf(table, side)) ?? [])].some(({ heard }) => heard > since);
  }
}
