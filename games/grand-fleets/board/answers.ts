/** Which answers of a question belong to the piece in hand. Pure. */
import type { SeenOption, SeenQuestion } from '../../../kernel/index.ts';

/** More than these are read in the list. */
const MOST = 6;

/** What is answered by pressing the chart, or by a pad of its own. */
const BY_HAND: ReadonlySet<string> = new Set(['fire', 'hold', 'launch', 'order', 'forget', 'attack', 'show', 'lie', 'steer']);
const isByHand = ({ verb, target }: SeenOption): boolean => verb === 'done' || (target !== null && BY_HAND.has(verb));

/** The answers for what is in hand; where little is asked at all, every answer. */
export function choicesFor(question: SeenQuestion | null, selected: string | null): readonly SeenOption[] {
  const listed = (question?.options ?? []).filter((option) => option.takes === null && !isByHand(option));
  const own = listed.filter(({ under, target }) => selected !== null && (under === selected || target === selected));
  const few = own.length > 0 || selected !== null ? own : listed.filter(({ under }) => under === null);
  return few.length <= MOST ? few : [];
}
