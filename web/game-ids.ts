/** The ids of the games: the one thing about them that page and worker both carry. */
const known = ['first-strike', 'nine-navies', 'cruiser-warfare'] as const;

export type GameId = (typeof known)[number];

/** The games on the shelf. Those that are not on it cannot be reached. */
export const gameIds: readonly GameId[] = known;

export const isGameId = (id: string): id is GameId => gameIds.some((each) => each === id);
