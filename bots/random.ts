/** Picks anything that is offered, each as likely as the other. Plays every game, and none well. */
import type { Kind } from '../kernel/index.ts';
import { commandAt, countOffered, memoryless } from '../kernel/index.ts';

export const randomBot = memoryless<Kind>('random', 'Picks anything that is allowed.', ({ side, question, chance }) =>
  commandAt(side, question.offer, chance(countOffered(question.offer))),
);
