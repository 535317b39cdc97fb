/** Questions with one answer: who has nothing to decide need not be asked, as long as nobody could tell by it that there was nothing. */
import type { Command, Game, Kind } from '../kernel/index.ts';
import { commandsOf } from '../kernel/index.ts';

/** What was answered without a person, in words for the side it belongs to. */
export interface Answered {
  readonly prompt: string;
  readonly label: string;
}

/** The one answer that there is; null where there are more, and where it risks something that its side should see coming. */
export function onlyAnswer(game: Game<Kind>, side: string): Command | null {
  const question = game.questionFor(side);
  if (!question) return null;
  const [only, another] = commandsOf(side, question.offer);
  if (!only || another) return null;
  const { verb, target } = only;
  const isHarmless = question.caution(verb, target) === undefined && (question.odds(verb, target)?.badges ?? []).length === 0;
  return isHarmless ? only : null;
}

/** In the words of its side. */
export const labelOf = (game: Game<Kind>, { side, verb, target }: Command): string =>
  game.questionFor(side)?.label(game.view(side), verb, target) ?? verb;

export const promptFor = (game: Game<Kind>, side: string): string => game.questionFor(side)?.prompt(game.view(side)) ?? '';
