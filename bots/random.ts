/** Picks anything that is offered. Plays every game, and none well. */
import type { Kind } from '../kernel/index.ts';
import { anyAnswer, memoryless } from '../kernel/index.ts';

export const randomBot = memoryless<Kind>('random', 'Picks anything that is allowed.', ({ question, chance }) =>
  anyAnswer(question, chance),
);
