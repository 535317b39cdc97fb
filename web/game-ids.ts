/** The ids of the games: the one thing about them that page and worker both carry. */
const known = ['first-strike', 'nine-navies'] as const;

export type GameId = (typeof known)[number];

/** The games on the shelf. Those that are not on it cannot be reached. */
export const gameIds: readonly GameId[] = ['first-strike', 'nine-navies'];

export const isGameId = (id: string): id is GameId => gameIds.some((each) => each === id);
