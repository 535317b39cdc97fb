/** Who is at a table: whoever has a page open there, in this process or in another. Nothing is stored; what a process told is forgotten when it falls silent. */
import type { Present } from '../../table/index.ts';
import { ONLOOKER } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';

/** A process says again who is there so often, and is forgotten when it has been silent for so long, in milliseconds. */
const [AGAIN, SILENT] = [20_000, 50_000];

interface Page {
  readonly side: string;
  told(present: Present): void;
}

/** What another process said of a table. */
interface Elsewhere extends Present {
  readonly at: number;
}

interface Company {
  readonly pages: Set<Page>;
  readonly elsewhere: Map<string, Elsewhere>;
  last: string;
}

export interface PresenceWanted {
  readonly database: Pick<Database, 'tell' | 'listen'>;
  readonly now: () => number;
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
    const company = this.companies.get(table) ?? { pages: new Set(), elsewhere: new Map(), last: '' };
    const page = { side, told };
    const isFirst = company.pages.size === 0;
    this.companies.set(table, company);
    company.pages.add(page);
    this.say(table, company);
    if (!this.show(company)) told(this.presentIn(company));
    if (isFirst) this.tell(`who ${table} ${this.own}`);
    return () => {
      company.pages.delete(page);
      this.changed(table, company);
      if (company.pages.size === 0) this.companies.delete(table);
    };
  }

  private changed(table: string, company: Company): void {
    this.say(table, company);
    this.show(company);
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

  /** Only where it is another than before. */
  private show(company: Company): boolean {
    const since = this.wanted.now() - SILENT;
    for (const [process, { at }] of company.elsewhere) if (at < since) company.elsewhere.delete(process);
    const present = this.presentIn(company);
    const text = JSON.stringify(present);
    if (text === company.last) return false;
    company.last = text;
    for (const page of company.pages) page.told(present);
    return true;
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
    await this.stopHearing();
  }
}

function presentAmong(pages: readonly Pick<Page, 'side'>[]): Present {
  const sides = pages.map(({ side }) => side).filter((side) => side !== ONLOOKER.id);
  return { sides: [...new Set(sides)], onlookers: pages.length - sides.length };
}
