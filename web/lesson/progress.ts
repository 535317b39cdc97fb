/** How far somebody has come in the first watch of a game, kept in this browser. */
import type { FirstWatch } from '../../kernel/index.ts';
import type { GameId } from '../games.ts';
import { recall, remember } from '../preferences.ts';

/** A task of a lesson. */
export interface Place {
  readonly lesson: number;
  readonly task: number;
}

export const BEGINNING: Place = { lesson: 0, task: 0 };

const DONE = 'done';
const keyOf = (game: GameId): string => `first-watch ${game}`;

/** Whether it has been kept to its end once. */
export const isFirstWatchDone = (game: GameId): boolean => recall(keyOf(game))?.endsWith(DONE) === true;

/** Where it was left; at its beginning once it is done, or where the watch is another by now. */
export function placeIn(game: GameId, { lessons }: FirstWatch): Place {
  const [lesson = 0, task = 0] = (recall(keyOf(game)) ?? '').split(' ').map(Number);
  return lessons[lesson]?.tasks[task] ? { lesson, task } : BEGINNING;
}

/** Who has been through once stays so. */
export const rememberPlace = (game: GameId, { lesson, task }: Place): void =>
  remember(keyOf(game), isFirstWatchDone(game) ? `${lesson} ${task} ${DONE}` : `${lesson} ${task}`);

export const rememberDone = (game: GameId): void => remember(keyOf(game), `0 0 ${DONE}`);
