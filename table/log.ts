/** The log as a person reads it: each entry with the turn it fell in. */
import type { Entry, Game, Kind, Ruleset, SeenEntry } from '../kernel/index.ts';
import { entrySeen, mayRead } from '../kernel/index.ts';
import type { ShownEntry } from './sight.ts';

export const readableIn = (game: Game<Kind>, viewer: string): readonly Entry<Kind>[] => game.log.filter((entry) => mayRead(entry, viewer));

/** Entries from number `from` on, each with the round it fell in; `moments` are those of whoever reads. */
export function entriesOf(
  ruleset: Ruleset<Kind>,
  readable: readonly Entry<Kind>[],
  moments: readonly number[],
  from: number,
): ShownEntry[] {
  const rounds = roundsOf(ruleset, readable);
  return readable.slice(from).map((entry, place) => {
    const shown = entrySeen(ruleset, entry, moments[entry.command] ?? 0);
    return shownEntry(shown, entry, rounds[from + place] ?? 0);
  });
}

const shownEntry = (shown: SeenEntry, { what }: Entry<Kind>, round: number): ShownEntry => ({
  ...shown,
  round,
  routine: what.kind === 'draw',
});

/** The log goes through the turn in the order of its steps; where it falls back to an earlier one, a new turn has begun. */
function roundsOf(ruleset: Ruleset<Kind>, entries: readonly Entry<Kind>[]): number[] {
  const places = new Map<number, number | null>();
  let [round, last] = [0, Number.POSITIVE_INFINITY];
  return entries.map(({ step }) => {
    const place = places.get(step) ?? placeInRound(ruleset, step);
    places.set(step, place);
    if (place === null) return 0;
    if (place < last) round++;
    last = place;
    return round;
  });
}

/** The step directly below the outermost loop's own step; null for what lies outside every loop. */
function placeInRound(ruleset: Ruleset<Kind>, step: number): number | null {
  const path: number[] = [];
  for (let node = ruleset.flow[step]; node; node = ruleset.flow[node.parent]) path.unshift(node.index);
  const loop = path.findIndex((index) => ruleset.flow[index]?.step.kind === 'loop');
  return loop < 0 ? null : (path[loop + 2] ?? 0);
}
