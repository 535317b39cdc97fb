/** Who is at a table: whoever has a page open there, in this process or in another. Nothing is stored; what a process told is forgotten when it falls silent. */
import type { Present } from '../../table/index.ts';
import { ONLOOKER } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';

/** A process says again who is there so often, and is forgotten when it has been silent for so long, in milliseconds. */
const [AGAIN, SILENT] = [20_000, 50_000];

/** However quickly pages come and go, those at a table are told no sooner than so many milliseconds after the last time: each is told of each. */
const BETWEEN = 500;

interface Page {
  readonly side: string;
  told(present: Present): void;
  /** What it was told last. */
  last: string;
}

/** What another process said of a table. */
interface Elsewhere extends Present {
  readonly at: number;
}

interface Company {
  readonly pages: Set<Page>;
  readonly elsewhere: Map<string, Elsewhere>;
  /** While it is set it was told a moment ago who is there. */
  resting: NodeJS.Timeout | null;
  isChanged: boolean;
}

export interface PresenceWanted {
  readonly database: Pick<Database, 'tell' | 'listen'>;
  readonly now: () => number;
  readonly between?: number;
  onTrouble(error: unknown): void;
}

export class Presence {
  private readonly companies = new Map<string, Company>();
  /** The name of this process. */
  private readonly own = newId();
  private readonly timer: NodeJS.Timeout;
  private stopHearing: () => Promise<void> = async () => undefined;

  private constructor(private readonly wanted: PresenceWanted) {
    this.timer = setInterval(() => this.sayAgain(), AGAIN);
    this.timer.unref();
  }

  static async open(wanted: PresenceWanted): Promise<Presence> {
    const presence = new Presence(wanted);
    presence.stopHearing = await wanted.database.listen({ heard: (subject) => presence.hear(subject), missed: () => presence.sayAgain() });
    return presence;
  }

  /** Somebody opens a page; returns how to close it. */
  come(table: string, side: string, told: Page['told']): () => void {
    const company = this.companies.get(table) ?? { pages: new Set(), elsewhere: new Map(), resting: null, isChanged: false };
    const page = { side, told, last: '' };
    const isFirst = company.pages.size === 0;
    this.companies.set(table, company);
    company.pages.add(page);
    this.changed(table, company);
    tellPage(page, this.presentIn(company));
    if (isFirst) this.tell(`who ${table} ${this.own}`);
    return () => {
      company.pages.delete(page);
      this.changed(table, company);
    };
  }

  /** Told at once after a rest, or else when the rest is over. */
  private changed(table: string, company: Company): void {
    company.isChanged = true;
    if (company.resting) return;
    company.isChanged = false;
    this.say(table, company);
    this.show(company);
    company.resting = setTimeout(() => this.rested(table, company), this.wanted.between ?? BETWEEN).unref();
  }

  private rested(table: string, company: Company): void {
    company.resting = null;
    if (company.isChanged) this.changed(table, company);
    else if (company.pages.size === 0) this.companies.delete(table);
  }

  /** However many look on, it is short: a database takes no long words. */
  private say(table: string, { pages }: Company): void {
    const { onlookers, sides } = presentAmong([...pages]);
    this.tell(`here ${table} ${this.own} ${onlookers} ${sides.join(',')}`);
  }

  private tell(subject: string): void {
    this.wanted.database.tell(subject).catch((error: unknown) => this.wanted.onTrouble(error));
  }

  private presentIn({ pages, elsewhere }: Company): Present {
    const all = [presentAmong([...pages]), ...elsewhere.values()];
    return {
      sides: [...new Set(all.flatMap(({ sides }) => sides))].sort(),
      onlookers: all.reduce((sum, { onlookers }) => sum + onlookers, 0),
    };
  }

  private show(company: Company): void {
    const since = this.wanted.now() - SILENT;
    for (const [process, { at }] of company.elsewhere) if (at < since) company.elsewhere.delete(process);
    const present = this.presentIn(company);
    for (const page of company.pages) tellPage(page, present);
  }

  private hear(subject: string): void {
    const [what, table = '', process = '', onlookers, sides = ''] = subject.split(' ');
    const company = this.companies.get(table);
    if (!company || process === this.own) return;
    if (what === 'who') this.say(table, company);
    if (what !== 'here') return;
    // Of a process at which nobody is there any more nothing is left to remember.
    const there = { onlookers: Number(onlookers), sides: sides.split(',').filter((side) => side !== '') };
    if (there.onlookers + there.sides.length === 0) company.elsewhere.delete(process);
    else company.elsewhere.set(process, { ...there, at: this.wanted.now() });
    this.show(company);
  }

  private sayAgain(): void {
    for (const [table, company] of this.companies) this.changed(table, company);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    for (const { resting } of this.companies.values()) if (resting) clearTimeout(resting);
    await this.stopHearing();
  }
}

/** Only where it is another than before. */
function tellPage(page: Page, present: Present): void {
  const text = JSON.stringify(present);
  if (text === page.last) return;
  page.last = text;
  page.told(present);
}

function presentAmong(pages: readonly Pick<Page, 'side'>[]): Present {
  const sides = pages.map(({ side }) => side).filter((side) => side !== ONLOOKER.id);
  return { sides: [...new Set(sides)], onlookers: pages.length - sides.length };
}
