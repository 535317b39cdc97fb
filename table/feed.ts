/** What one viewer is told of a table, one sight after another. */
import { printOf } from './lines-print.ts';
import type { ReadLog } from './log.ts';
import { outlookOf } from './outlook.ts';
import type { LogNews, Sight } from './sight.ts';
import type { Table } from './table.ts';
import type { KnownLines } from './wire.ts';

/** What is told of a game at one look. */
export type Telling = Pick<Sight, 'log' | 'heard' | 'played' | 'before'>;

export class Feed {
  private readonly log: ReadLog;
  /** How many lines of the log the viewer has, and how many had been made when he was told the last. */
  private told = 0;
  private made = 0;

  constructor(
    private readonly table: Table,
    readonly viewer: string,
  ) {
    this.log = table.logOf(viewer);
  }

  /** The lines that the viewer has. */
  lines(): KnownLines {
    const lines = this.log.since(0).slice(0, this.told);
    return { lines: lines.length, print: printOf(lines) };
  }

  /** The viewer comes back and has these lines already, if they are still the same. */
  knows({ lines, print }: KnownLines): void {
    this.log.readOn();
    const standing = this.log.since(0).slice(0, lines);
    if (standing.length === lines && printOf(standing) === print) [this.told, this.made] = [lines, this.log.made];
  }

  /** `heardOf` is how many commands there were when the viewer last heard what had happened, `stood` how it stood then if he has to be told. */
  look(heardOf = this.table.game.commands.length, stood: object | null = null): Sight {
    return { ...outlookOf(this.table, this.viewer, heardOf), ...this.tell(heardOf, stood) };
  }

  /** The same, of the log alone. */
  tell(heardOf: number, stood: object | null): Telling {
    const log = this.news();
    const heard = this.log.toldAfter(heardOf);
    const played = this.log.playedSince(heard);
    return { heard, played, before: played.some((event) => event !== null) ? stood : null, log };
  }

  private news(): LogNews {
    this.log.readOn();
    const from = Math.min(this.told, this.log.standingSince(this.made));
    [this.told, this.made] = [this.log.length, this.log.made];
    return { from, entries: this.log.since(from) };
  }
}
