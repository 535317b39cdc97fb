/** Picks anything that is offered. Plays every game, and none well. */
import type { Bot, Kind } from '../kernel/index.ts';
import { anyAnswer } from '../kernel/index.ts';

export const randomBot: Bot<Kind> = {
  name: 'random',
  words: 'Picks anything that is allowed.',
  decide: ({ question, chance }) => anyAnswer(question, chance),
};
