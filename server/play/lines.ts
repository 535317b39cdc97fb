/** The lines that are open here: how many there are from one address and of one person, and which belong to a session that has ended. */
import type { Opener } from '../api/upgrade.ts';
import { hashOfToken } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { ServerTrouble } from '../trouble.ts';

/** How many lines there may be at once, in each process. */
export interface MostLines {
  /** Many people may share an address: a school, an office, a proxy that does not say for whom it asks. */
  readonly perAddress: number;
  /** Somebody with many games by correspondence may leave many pages open. */
  readonly perPerson: number;
}

export const USUAL_LINES: MostLines = { perAddress: 5000, perPerson: 200 };

/** From the environment: LINES_PER_ADDRESS and LINES_PER_PERSON. */
export const linesFrom = (env: Readonly<Record<string, string | undefined>>): MostLines => ({
  perAddress: countIn('LINES_PER_ADDRESS', env.LINES_PER_ADDRESS) ?? USUAL_LINES.perAddress,
  perPerson: countIn('LINES_PER_PERSON', env.LINES_PER_PERSON) ?? USUAL_LINES.perPerson,
});

function countIn(name: string, given: string | undefined): number | null {
  if (!given) return null;
  if (!/^[1-9]\d{0,6}$/.test(given)) throw new ServerTrouble(`${name} is a number of lines, from 1`);
  return Number(given);
}

export interface OpenLine {
  readonly person: string | null;
  /** The session in which it was opened, as the database knows it. */
  readonly session: string | null;
  hangUp(): void;
}

export interface LinesWanted {
  readonly most: MostLines;
  /** Those of these sessions that have not ended. */
  standing(sessions: readonly string[]): Promise<ReadonlySet<string>>;
}

export class Lines {
  private readonly lines = new Set<OpenLine>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly wanted: LinesWanted) {}

  /** Returns how to go; or refuses one more. */
  come({ person, address, token }: Opener, hangUp: () => void): () => void {
    const { perAddress, perPerson } = this.wanted.most;
    const places = [
      { key: `address ${address}`, most: perAddress },
      ...(person === null ? [] : [{ key: `person ${person.id}`, most: perPerson }]),
    ];
    if (places.some(({ key, most }) => this.countOf(key) >= most))
      throw new Refusal('too-often', 'too-many-lines', 'There are too many lines open already.');
    const line: OpenLine = { person: person?.id ?? null, session: token === null ? null : hashOfToken(token), hangUp };
    this.lines.add(line);
    for (const { key } of places) this.counts.set(key, this.countOf(key) + 1);
    return () => {
      if (this.lines.delete(line)) for (const { key } of places) this.less(key);
    };
  }

  private countOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  private less(key: string): void {
    const left = this.countOf(key) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }

  /** Ends the lines of sessions that have ended: of one person, or of all. */
  async look(person: string | null = null): Promise<void> {
    const asked = [...this.lines].filter((line) => line.person !== null && (person === null || line.person === person));
    const sessions = [...new Set(asked.flatMap(({ session }) => session ?? []))];
    if (sessions.length === 0) return;
    const standing = await this.wanted.standing(sessions);
    for (const { session, hangUp } of asked) if (session === null || !standing.has(session)) hangUp();
  }
}
