/** What one viewer is told of a table, one sight after another. */
import { momentsOf, seen } from '../kernel/index.ts';
import { entriesOf, linesIn } from './log.ts';
import { questionOf } from './question.ts';
import { PERSON } from './seats.ts';
import type { LogNews, Sight, UndoState } from './sight.ts';
import type { Table } from './table.ts';
import { whyNoUndo } from './undoing.ts';

export class Feed {
  /** How many entries of the log the viewer has. */
  private told = 0;

  constructor(
    private readonly table: Table,
    readonly viewer: string,
  ) {}

  /** `heardOf` is how many commands there were when the viewer last heard what had happened. */
  look(heardOf = this.table.game.commands.length): Sight {
    const { table, viewer } = this;
    const { game, ruleset } = table;
    const { view, moment, question, draft, tracker, ending, canResign } = seen(game, viewer, Number.POSITIVE_INFINITY);
    return {
      game: ruleset.id,
      viewer: table.named(viewer),
      view,
      moment,
      prompt: question?.prompt ?? null,
      ending,
      sealed: table.isSealed,
      heard: linesIn(game, viewer).filter(({ entry }) => entry.command <= heardOf).length,
      log: this.news(),
      question: question && questionOf(game, question, view),
      draft,
      tracker,
      undo: this.undo(),
      canResign: canResign && table.persons.includes(viewer),
      seats: ruleset.sides.map((side) => ({ ...table.named(side), seat: table.seats[side] ?? PERSON })),
      watching: table.isWatched,
      viewers: table.viewers.map((each) => table.named(each)),
    };
  }

  private news(): LogNews {
    const { game, ruleset } = this.table;
    const lines = linesIn(game, this.viewer);
    const from = Math.min(this.told, lines.length);
    this.told = lines.length;
    return { from, entries: entriesOf(ruleset, lines, momentsOf(game, this.viewer), from, this.viewer) };
  }

  private undo(): UndoState {
    const { table, viewer } = this;
    return table.undoer(viewer) === null ? whyNoUndo(table.game, viewer) : { possible: true, reason: '', rule: null };
  }
}
