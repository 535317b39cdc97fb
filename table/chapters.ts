/** What happened, divided into chapters, and what befell whom in each of them. Made of the scenes that somebody has read. */
import type { Fate, Gist, Scene } from '../kernel/index.ts';

/** Whose a piece or a roll is: a side by its id, or null where that cannot be said. */
export type Whose = string | null;

export interface Befallen {
  readonly side: Whose;
  readonly fate: Fate;
  readonly names: readonly string[];
  /** How many they are; 0 where whoever reads of it may not know. */
  readonly count: number;
}

/** As much of a line as tells to which chapter it belongs. */
interface Staged {
  readonly scene: Scene;
  readonly phase: string;
  readonly round: number;
}

export interface Span<Line extends Staged> {
  readonly title: string;
  /** The place of its first line. */
  readonly from: number;
  readonly entries: Line[];
}

/** Whether a line is of the chapter of the one before it: a chapter begins with what opens one, and ends with the phase. */
export const goesOn = (entry: Staged | undefined, before: Staged | undefined): boolean =>
  entry?.scene.chapter === null && before?.phase === entry.phase && before.round === entry.round;

export function spansOf<Line extends Staged>(entries: readonly Line[], from: number): readonly Span<Line>[] {
  const spans: Span<Line>[] = [];
  entries.forEach((entry, place) => {
    const last = spans.at(-1);
    if (last && goesOn(entry, last.entries.at(-1))) last.entries.push(entry);
    else spans.push({ title: entry.scene.chapter ?? entry.phase, from: from + place, entries: [entry] });
  });
  return spans;
}

/** What befalls a piece last and worst is what counts; that she was found or got away is told besides. */
const WORST: readonly Fate[] = ['sunk', 'taken', 'driven-off', 'damaged'];

/** The order in which it is told. */
const ORDER: readonly Fate[] = [...WORST, 'found', 'saved'];

export function befallenIn(gists: readonly Gist[]): readonly Befallen[] {
  const fates = new Map<string, { readonly side: Whose; readonly name: string; readonly fates: Set<Fate>; count: number }>();
  for (const { side, fate, names, count } of gists)
    for (const name of names) {
      const key = `${side} ${name}`;
      const known = fates.get(key) ?? { side, name, fates: new Set<Fate>(), count: 0 };
      known.fates.add(fate);
      known.count = count === undefined ? 1 : known.count + count;
      fates.set(key, known);
    }
  const tellsOf = (all: ReadonlySet<Fate>, fate: Fate): boolean =>
    all.has(fate) && (!WORST.includes(fate) || WORST.find((each) => all.has(each)) === fate);
  const sides = [...new Set([...fates.values()].map(({ side }) => side))];
  return sides.flatMap((side) =>
    ORDER.flatMap((fate): Befallen[] => {
      const all = [...fates.values()].filter((each) => each.side === side && tellsOf(each.fates, fate));
      const count = all.reduce((sum, each) => sum + each.count, 0);
      return all.length > 0 ? [{ side, fate, names: all.map(({ name }) => name), count }] : [];
    }),
  );
}

/** How much it weighs: what is lost for good before what is hurt. */
const HEAVY: Readonly<Record<Fate, number>> = { sunk: 10, taken: 6, 'driven-off': 3, damaged: 2, found: 2, saved: 2 };

/** What a chapter weighs, with so many grave lines besides. */
export const weightOf = (befallen: readonly Befallen[], besides: number): number =>
  befallen.reduce((sum, { fate, names }) => sum + HEAVY[fate] * names.length, 3 * besides);
