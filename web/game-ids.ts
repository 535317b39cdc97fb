/** The ids of the games on the shelf: the one thing about them that page and worker both carry. */
export const gameIds = ['first-strike'] as const;

export type GameId = (typeof gameIds)[number];

export const isGameId = (id: string): id is GameId => gameIds.some((each) => each === id);
