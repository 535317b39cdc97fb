/** The log as a person reads it: line by line, each with the turn it fell in and with what it opens to. */
import type { Entry, Game, Kind, Ruleset } from '../kernel/index.ts';
import { entrySeen, mayRead } from '../kernel/index.ts';
import type { ShownEntry } from './sight.ts';

export const readableIn = (game: Game<Kind>, viewer: string): readonly Entry<Kind>[] => game.log.filter((entry) => mayRead(entry, viewer));

/** A line of the log, and the entries of the salvo that stands under it. */
export interface Line {
  readonly entry: Entry<Kind>;
  readonly parts: readonly Entry<Kind>[];
}

export function linesIn(game: Game<Kind>, viewer: string): readonly Line[] {
  const lines: Line[] = [];
  let parts: Entry<Kind>[] = [];
  for (const entry of readableIn(game, viewer)) {
    if (entry.salvo !== null && !entry.heads) parts.push(entry);
    else {
      lines.push({ entry, parts: entry.heads ? parts : [] });
      if (entry.heads) parts = [];
    }
  }
  return lines;
}

/** Lines from number `from` on; `moments` are those of whoever reads. */
export function entriesOf(
  ruleset: Ruleset<Kind>,
  lines: readonly Line[],
  moments: readonly number[],
  from: number,
  viewer: string,
): ShownEntry[] {
  const shown = (entry: Entry<Kind>): ShownEntry => ({
    ...entrySeen(ruleset, entry, moments[entry.command] ?? 0, viewer),
    round: entry.round,
    routine: entry.what.kind === 'draw',
  });
  return lines.slice(from).map(({ entry, parts }) => ({ ...shown(entry), parts: parts.map(shown) }));
}
