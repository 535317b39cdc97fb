/** Records as files: their names, and how large they may be. */

/** 'first-strike 2026-05-31 after 48.json' */
export const fileName = (game: string, touched: number, commands: number): string => `${fileStem(game, touched)} after ${commands}.json`;

/** 'cruiser-warfare 2026-05-31 sealed.json' */
export const letterName = (game: string, touched: number): string => `${game} ${new Date(touched).toISOString().slice(0, 10)} sealed.json`;

/** A record of a long game is some hundred kilobytes; whatever is far larger is no record and is not read at all. */
export const LARGEST_RECORD = 20_000_000;

/** 'first-strike 2026-05-31' */
export const fileStem = (game: string, touched: number): string => `${game} ${new Date(touched).toISOString().slice(0, 10)}`;
