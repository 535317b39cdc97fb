/** The log as a person reads it: each entry with the turn it fell in. */
import type { Entry, Game, Kind, Ruleset, SeenEntry } from '../kernel/index.ts';
import { entrySeen, mayRead } from '../kernel/index.ts';
import type { ShownEntry } from './sight.ts';

export const readableIn = (game: Game<Kind>, viewer: string): readonly Entry<Kind>[] => game.log.filter((entry) => mayRead(entry, viewer));

/** Entries from number `from` on; `moments` are those of whoever reads. */
export function entriesOf(
  ruleset: Ruleset<Kind>,
  readable: readonly Entry<Kind>[],
  moments: readonly number[],
  from: number,
  viewer: string,
): ShownEntry[] {
  return readable.slice(from).map((entry) => shownEntry(entrySeen(ruleset, entry, moments[entry.command] ?? 0, viewer), entry));
}

const shownEntry = (shown: SeenEntry, { what, round }: Entry<Kind>): ShownEntry => ({
  ...shown,
  round,
  routine: what.kind === 'draw',
});
