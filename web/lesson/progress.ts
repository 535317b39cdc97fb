/** How far somebody has come in the first watch of a game, kept in this browser. */
import type { GameId } from '../games.ts';
import { recall } from '../preferences.ts';

const DONE = 'done';
const keyOf = (game: GameId): string => `first-watch ${game}`;

/** Whether it has been kept to its end once. */
export const isFirstWatchDone = (game: GameId): boolean => recall(keyOf(game))?.endsWith(DONE) === true;
