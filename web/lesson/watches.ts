/** The first watches of the games, each fetched when it is wanted. */
import type { FirstWatch } from '../../kernel/index.ts';
import type { GameId } from '../games.ts';
import { found } from '../rooms.ts';

const watches = import.meta.glob<FirstWatch>('../../games/*/lessons/index.ts', { import: 'firstWatch' });

const pathOf = (game: GameId): string => `../../games/${game}/lessons/index.ts`;

export const hasFirstWatch = (game: GameId): boolean => Object.hasOwn(watches, pathOf(game));

export const firstWatchOf = (game: GameId): Promise<FirstWatch> => found(watches, pathOf(game))();
