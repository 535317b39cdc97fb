/**
 * Many games in one file: the records of those that are over, of those that are on what their person sees, and what is kept of those that
 * their server can play no more.
 */
import { type Fields, isFields } from '../register/reading.ts';

const FORMAT = 'line-ahead games 1';

/** A game that is on, as one seat sees it. */
export interface GameUnderWay {
  readonly table: string;
  readonly game: string;
  readonly side: string;
  readonly seen: unknown;
}

/** A game whose rules the server has no longer, and what was done in it, if it was over. */
export interface GameHeld {
  readonly table: string;
  readonly game: string;
  readonly sides: readonly string[];
  readonly why: string;
  readonly acts: readonly unknown[];
}

export const bundleText = (records: readonly string[], running: readonly GameUnderWay[], held: readonly GameHeld[] = []): string =>
  JSON.stringify({ format: FORMAT, games: records.map((record): unknown => JSON.parse(record)), running, held });

/** The records in a text: of a bundle each by itself, of anything else the text as it is. */
export function recordsIn(text: string): readonly string[] {
  const bundle = bundleIn(text);
  return bundle && Array.isArray(bundle.games) ? bundle.games.map((record) => JSON.stringify(record)) : [text];
}

function bundleIn(text: string): Fields | null {
  // A record may be long, and is read elsewhere.
  if (!text.trimStart().startsWith(`{"format":"${FORMAT}"`)) return null;
  try {
    const given: unknown = JSON.parse(text);
    return isFields(given) ? given : null;
  } catch {
    return null;
  }
}
