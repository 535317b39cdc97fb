/** How a game stands to one viewer, apart from what has been told of it: the same for every page that looks with the same eyes. */
import { seen } from '../kernel/index.ts';
import { horizonFor } from '../lab/forecast/forecaster.ts';
import { rowNow } from './phase.ts';
import { namesIn } from './question.ts';
import { PERSON } from './seats.ts';
import type { Sight, UndoState } from './sight.ts';
import type { Table } from './table.ts';
import { whyNoUndo } from './undoing.ts';
import { waitingFor } from './waiting.ts';

export type Outlook = Omit<Sight, 'log' | 'heard' | 'played' | 'before'>;

/** `heardOf` is how many commands there were when the viewer last heard what had happened. */
export function outlookOf(table: Table, viewer: string, heardOf: number, view: object = table.game.view(viewer)): Outlook {
  const { game, ruleset } = table;
  const { moment, question: asked, draft, tracker, ending, canResign } = seen(game, viewer, Number.POSITIVE_INFINITY, view);
  // A machine of one's own lets the house answer before it shows anything; others see a table between two answers too.
  const question = table.isApart && table.isSpared(viewer) ? null : asked;
  return {
    game: ruleset.id,
    viewer: table.named(viewer),
    view,
    moment,
    prompt: question?.prompt ?? null,
    ending,
    sealed: table.isSealed,
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
    undo: undoFor(table, viewer),
    proposal: table.accord.shown,
    wishes: table.isApart ? table.accord.wishesOf(viewer) : [],
    canResign: canResign && table.persons.includes(viewer),
    seats: ruleset.sides.map((side) => ({ ...table.named(side), seat: table.seats[side] ?? PERSON })),
    watching: table.isWatched,
    viewers: table.viewersFor(viewer).map((each) => table.named(each)),
  };
}

const undoFor = (table: Table, viewer: string): UndoState =>
  table.undoer(viewer) === null ? whyNoUndo(table.game, viewer, table.sparedCommands(viewer)) : { possible: true, reason: '', rule: null };
