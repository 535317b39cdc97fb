/** Those who hear what is said at the tables: when they come all that they have not heard, and each line from then on, whichever process took it. */
import type { SaidLine } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import type { Talk } from '../tables/talk.ts';

interface Hearer {
  tell(lines: readonly SaidLine[]): void;
  /** The last line that was told. */
  last: number;
  /** One look after another, so that no line is told twice. */
  looking: Promise<void>;
}

export interface HearersWanted {
  readonly database: Pick<Database, 'listen'>;
  readonly talk: Talk;
  onTrouble(error: unknown): void;
}

export class Hearers {
  private readonly tables = new Map<string, Set<Hearer>>();
  private stopHearing: () => Promise<void> = async () => undefined;

  private constructor(private readonly wanted: HearersWanted) {}

  static async open(wanted: HearersWanted): Promise<Hearers> {
    const hearers = new Hearers(wanted);
    hearers.stopHearing = await wanted.database.listen({
      heard: (subject) => {
        const [what, table = ''] = subject.split(' ');
        if (what === 'said') hearers.look(table);
      },
      missed: () => {
        for (const table of hearers.tables.keys()) hearers.look(table);
      },
    });
    return hearers;
  }

  /** Whoever has the first so many lines is told those behind them. Returns how to go. */
  attend(table: string, last: number, tell: Hearer['tell']): () => void {
    const there = this.tables.get(table) ?? new Set();
    const hearer: Hearer = { tell, last, looking: Promise.resolve() };
    this.tables.set(table, there.add(hearer));
    this.lookFor(table, hearer);
    return () => {
      there.delete(hearer);
      if (there.size === 0) this.tables.delete(table);
    };
  }

  private look(table: string): void {
    for (const hearer of this.tables.get(table) ?? []) this.lookFor(table, hearer);
  }

  private lookFor(table: string, hearer: Hearer): void {
    const look = async (): Promise<void> => {
      const lines = await this.wanted.talk.since(table, hearer.last);
      hearer.last = lines.at(-1)?.place ?? hearer.last;
      if (lines.length > 0 && this.tables.get(table)?.has(hearer)) hearer.tell(lines);
    };
    hearer.looking = hearer.looking.then(look).catch((error: unknown) => this.wanted.onTrouble(error));
  }

  async close(): Promise<void> {
    await this.stopHearing();
    await Promise.all([...this.tables.values()].flatMap((there) => [...there].map(({ looking }) => looking)));
  }
}
