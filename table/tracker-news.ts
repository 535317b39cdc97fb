/** The tracker on its way to whoever looks: each of its lines is told once, and from then on goes by its number. */
import type { TrackerLine } from '../kernel/index.ts';
import { type Change, Incoming, Outgoing } from './changes.ts';

/** A line, wherever the game stands. */
type Line = Omit<TrackerLine, 'where'>;

export interface TrackerNews {
  /** Lines that were not told before. */
  readonly told: readonly Line[];
  /** Which lines there are, and in turn whether each is done, on or to come: one number says both. */
  readonly marked: Change<readonly number[]>;
}

const WHERE = ['done', 'now', 'later'] as const;

export class TrackerSender {
  private readonly numbers = new Map<string, number>();
  private readonly marked = new Outgoing<readonly number[]>();
  private last: readonly TrackerLine[] = [];

  /** The very list that was sent last need not be read again. */
  send(tracker: readonly TrackerLine[]): TrackerNews {
    if (tracker === this.last) return { told: [], marked: { but: null } };
    this.last = tracker;
    const told: Line[] = [];
    const marked = tracker.map(({ where, ...line }) => {
      const name = JSON.stringify(line);
      const number = this.numbers.get(name) ?? this.numbers.size;
      if (number === this.numbers.size) told.push(line);
      this.numbers.set(name, number);
      return number * WHERE.length + WHERE.indexOf(where);
    });
    return { told, marked: this.marked.send(marked) };
  }
}

export class TrackerReader {
  private readonly lines: Line[] = [];
  private readonly marked = new Incoming<readonly number[]>();
  /** A line that says what it said is the same, for whoever draws it. */
  private readonly known = new Map<number, TrackerLine>();

  read({ told, marked }: TrackerNews): readonly TrackerLine[] {
    this.lines.push(...told);
    return this.marked.read(marked).map((mark) => this.lineAt(mark));
  }

  private lineAt(mark: number): TrackerLine {
    const known = this.known.get(mark) ?? this.newLineAt(mark);
    this.known.set(mark, known);
    return known;
  }

  private newLineAt(mark: number): TrackerLine {
    const line = this.lines[Math.floor(mark / WHERE.length)];
    const where = WHERE[mark % WHERE.length];
    if (!line || !where) throw new Error('no line of the tracker like this was told before');
    const { title, rule, depth, isPhase } = line;
    return { title, rule, depth, where, isPhase };
  }
}
