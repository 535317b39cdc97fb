/** The games on the shelf, in its order. Page and worker find all else by these ids: in shelf.ts and in rulesets.ts. */
const known = ['first-strike', 'nine-navies', 'cruiser-warfare', 'grand-fleets', 'great-war-at-sea'] as const;

export type GameId = (typeof known)[number];

/** Those that are not on it cannot be reached. */
export const gameIds: readonly GameId[] = known;

export const isGameId = (id: string): id is GameId => gameIds.some((each) => each === id);
