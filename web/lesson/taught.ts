/** What is asked, as a lesson shows it: what the task waits for can be ordered, all else is put off. */
import { isAwaited, parted, type TaughtOrder } from '../../kernel/lesson.ts';
import type { ShownQuestion, Sight, UndoState } from '../../table/index.ts';

const LATER = 'this comes later in the watch';

const BACK: UndoState = { possible: true, reason: '', rule: null };
const NO_WAY_BACK: UndoState = { possible: false, reason: 'The watch has just begun.', rule: null };

function taughtQuestion(question: ShownQuestion, awaiting: readonly TaughtOrder[]): ShownQuestion {
  const { now } = parted(question, awaiting);
  const { closing, rule } = question;
  const isClosing = now.some(({ verb }) => verb === closing?.verb);
  return {
    ...question,
    options: now,
    forecast: null,
    mayStand: false,
    isInRow: false,
    again: null,
    closing: closing && (isClosing ? closing : { ...closing, notYet: closing.notYet ?? { words: LATER, rule } }),
    together: question.together.filter(({ orders }) =>
      orders.every(({ verb, target }) => isAwaited(target === null ? { verb } : { verb, target }, awaiting)),
    ),
  };
}

/** One goes back by tasks, and nobody gives a lesson up by resigning. */
export const taughtSight = (sight: Sight, awaiting: readonly TaughtOrder[], canGoBack: boolean): Sight => ({
  ...sight,
  question: sight.question && taughtQuestion(sight.question, awaiting),
  undo: canGoBack ? BACK : NO_WAY_BACK,
  canResign: false,
});
