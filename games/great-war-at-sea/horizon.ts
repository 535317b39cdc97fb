/** How far forecasts look: to the end of the battle in hand. */
import type { Horizon } from '../../kernel/index.ts';
import { isForeseenInBattle } from '../../tactical/horizon.ts';
import type { GreatWarAtSea } from './kind.ts';
import type { View } from './view.ts';

/** Whole fleets take long to fight. */
const GAMES = 50;

export const horizon = (question: string, { fight }: View): Horizon<GreatWarAtSea> | null =>
  isForeseenInBattle(question)
    ? { words: 'to the end of the battle', isReached: ({ fighting }) => fighting === null || fighting.zone !== fight?.zone, games: GAMES }
    : null;
