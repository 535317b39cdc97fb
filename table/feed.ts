/** What one viewer is told of a table, one sight after another. */
import { seen } from '../kernel/index.ts';
import { horizonFor } from '../lab/forecast/forecaster.ts';
import { printOf } from './lines-print.ts';
import { ReadLog } from './log.ts';
import { rowNow } from './phase.ts';
import { namesIn } from './question.ts';
import { PERSON } from './seats.ts';
import type { LogNews, Sight, UndoState } from './sight.ts';
import type { Table } from './table.ts';
import { whyNoUndo } from './undoing.ts';
import { waitingFor } from './waiting.ts';
import type { KnownLines } from './wire.ts';

export class Feed {
  private readonly log: ReadLog;
  /** How many lines of the log the viewer has. */
  private told = 0;

  constructor(
    private readonly table: Table,
    readonly viewer: string,
  ) {
    this.log = new ReadLog(table.game, viewer);
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
    if (standing.length === lines && printOf(standing) === print) this.told = lines;
  }

  /** `heardOf` is how many commands there were when the viewer last heard what had happened, `stood` how it stood then if he has to be told. */
  look(heardOf = this.table.game.commands.length, stood: object | null = null): Sight {
    const { table, viewer } = this;
    const { game, ruleset } = table;
    const { view, moment, question, draft, tracker, ending, canResign } = seen(game, viewer, Number.POSITIVE_INFINITY);
    const log = this.news();
    const heard = this.log.toldAfter(heardOf);
    const played = this.log.playedSince(heard);
    return {
      game: ruleset.id,
      viewer: table.named(viewer),
      view,
      moment,
      prompt: question?.prompt ?? null,
      ending,
      sealed: table.isSealed,
      heard,
      played,
      before: played.some((event) => event !== null) ? stood : null,
      log,
      question: question && {
        ...question,
        together: table.together(viewer, question.together),
        again: table.maySpare(viewer) ? table.standingOrders.again(viewer) : null,
        mayStand: table.maySpare(viewer),
        isInRow: table.maySpare(viewer) && question.closing === null && rowNow(game) !== null,
        names: namesIn(ruleset, question.options, view),
        forecast: horizonFor(game, viewer)?.words ?? null,
      },
      waiting: waitingFor(table, viewer),
      courses: table.courses.of(viewer),
      standing: table.standingOrders.of(viewer),
      answered: table.answeredFor(viewer, heardOf),
      staff: table.staffReasons(viewer),
      draft,
      tracker,
      undo: this.undo(),
      proposal: table.accord.shown,
      wishes: table.isApart ? table.accord.wishesOf(viewer) : [],
      canResign: canResign && table.persons.includes(viewer),
      seats: ruleset.sides.map((side) => ({ ...table.named(side), seat: table.seats[side] ?? PERSON })),
      watching: table.isWatched,
      viewers: table.viewersFor(viewer).map((each) => table.named(each)),
    };
  }

  private news(): LogNews {
    const from = Math.min(this.told, this.log.readOn());
    this.told = this.log.length;
    return { from, entries: this.log.since(from) };
  }

  private undo(): UndoState {
    const { table, viewer } = this;
    return table.undoer(viewer) === null ? whyNoUndo(table.game, viewer) : { possible: true, reason: '', rule: null };
  }
}
