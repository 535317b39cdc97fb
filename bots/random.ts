/** Picks anything that is offered, each as likely as the other. Plays every game, and none well. */
import type { Bot, Kind } from '../kernel/index.ts';
import { commandAt, countOffered } from '../kernel/index.ts';

export const randomBot: Bot<Kind> = {
  name: 'random',
  words: 'Picks anything that is allowed.',
  decide: ({ side, question, chance }) => commandAt(side, question.offer, chance(countOffered(question.offer))),
};
