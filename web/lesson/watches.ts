/** The first watches of the games, each fetched when it is wanted. */
import type { GameId } from '../games.ts';

const watches = import.meta.glob('../../games/*/lessons/index.ts');

const pathOf = (game: GameId): string => `../../games/${game}/lessons/index.ts`;

export const hasFirstWatch = (game: GameId): boolean => Object.hasOwn(watches, pathOf(game));
