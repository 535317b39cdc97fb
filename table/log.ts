/** The log as one viewer reads it: line by line, each with the turn it fell in and with what it opens to. */
import type { Entry, Game, Kind } from '../kernel/index.ts';
import { entrySeen, mayRead } from '../kernel/index.ts';
import type { ShownEntry } from './sight.ts';

interface Line {
  readonly shown: ShownEntry;
  /** What boards play of it. */
  readonly event: object | null;
  /** After how many commands it was told. */
  readonly command: number;
  /** How much of the game's log had been read with it. */
  readonly upTo: number;
  /** How many lines had been made with it, those among them that were dropped again. */
  readonly number: number;
}

/** Kept up as the game goes, for all who read with the same eyes: what is new is read, and what was taken back is dropped. */
export class ReadLog {
  private read: Entry<Kind>[] = [];
  private readonly lines: Line[] = [];
  /** How many lines have been made, those among them that were dropped again. */
  made = 0;

  constructor(
    private readonly game: Game<Kind>,
    private readonly viewer: string,
  ) {}

  get length(): number {
    return this.lines.length;
  }

  /** Lines from number `from` on. */
  since(from: number): ShownEntry[] {
    return this.lines.slice(from).map(({ shown }) => shown);
  }

  /** What boards play of the lines from number `from` on. */
  playedSince(from: number): (object | null)[] {
    return this.lines.slice(from).map(({ event }) => event);
  }

  /** How many lines were told when there were so many commands. */
  toldAfter(commands: number): number {
    let count = this.lines.length;
    while (count > 0 && (this.lines[count - 1]?.command ?? 0) > commands) count--;
    return count;
  }

  /** How many lines stand as they did when so many had been made. */
  standingSince(made: number): number {
    let count = this.lines.length;
    while (count > 0 && (this.lines[count - 1]?.number ?? 0) > made) count--;
    return count;
  }

  readOn(): void {
    this.forget();
    const parts: ShownEntry[] = [];
    for (const entry of this.game.log.slice(this.read.length)) {
      this.read.push(entry);
      if (!mayRead(entry, this.viewer)) continue;
      const { event, ...line } = this.shown(entry);
      if (entry.salvo !== null && !entry.heads) parts.push({ ...line, parts: [] });
      else this.add({ shown: { ...line, parts: parts.splice(0) }, event, command: entry.command });
    }
  }

  private add(line: Pick<Line, 'shown' | 'event' | 'command'>): void {
    this.lines.push({ ...line, upTo: this.read.length, number: ++this.made });
  }

  /** An entry that was taken back, or played anew after one was, is another object; and a salvo without its head is read again. */
  private forget(): void {
    const { log } = this.game;
    let same = Math.min(this.read.length, log.length);
    while (same > 0 && this.read[same - 1] !== log[same - 1]) same--;
    while ((this.lines.at(-1)?.upTo ?? 0) > same) this.lines.pop();
    this.read.length = this.lines.at(-1)?.upTo ?? 0;
  }

  private shown(entry: Entry<Kind>): Omit<ShownEntry, 'parts'> & Pick<Line, 'event'> {
    const { moment, parts, ...told } = entrySeen(this.game, entry, 0, this.viewer);
    return { ...told, round: entry.round };
  }
}
