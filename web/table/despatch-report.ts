/** What is new, summed up: chapter by chapter what was sunk, damaged, taken and found, beside what the dice led one to expect. Made of the viewer's own lines alone. */
import type { Counted, Fate, Gist } from '../../kernel/index.ts';
import { type Line, readOf, type ShownEntry } from '../../table/index.ts';
import type { Extract } from './log-filter.ts';

/** Whose a piece or a roll is, in the eyes of whoever reads: a side by its id, or null where that cannot be said. */
type Whose = string | null;

export interface Befallen {
  readonly side: Whose;
  readonly fate: Fate;
  readonly names: readonly string[];
}

/** How the dice of a side fell, against what was to be expected. */
export interface Luck extends Counted {
  readonly side: Whose;
}

export interface Chapter extends Extract {
  readonly befallen: readonly Befallen[];
  readonly luck: readonly Luck[];
  /** What decides something and is not counted above. */
  readonly besides: readonly Line[];
  readonly rolls: number;
}

interface Span {
  readonly title: string;
  readonly from: number;
  readonly entries: ShownEntry[];
}

/** A chapter begins with what opens one, and ends with the phase. */
function spansOf(entries: readonly ShownEntry[], from: number): readonly Span[] {
  const spans: Span[] = [];
  entries.forEach((entry, place) => {
    const { chapter } = entry.scene;
    const last = spans.at(-1);
    const before = last?.entries.at(-1);
    if (last && chapter === null && before?.phase === entry.phase && before.round === entry.round) last.entries.push(entry);
    else spans.push({ title: chapter ?? entry.phase, from: from + place, entries: [entry] });
  });
  return spans;
}

/** What befalls a piece last and worst is what counts; that she was found or got away is told besides. */
const WORST: readonly Fate[] = ['sunk', 'taken', 'driven-off', 'damaged'];

/** The order in which it is told. */
const ORDER: readonly Fate[] = [...WORST, 'found', 'saved'];

function befallenIn(gists: readonly Gist[]): readonly Befallen[] {
  const fates = new Map<string, { readonly side: Whose; readonly name: string; readonly fates: Set<Fate> }>();
  for (const { side, fate, names } of gists)
    for (const name of names) {
      const key = `${side} ${name}`;
      const known = fates.get(key) ?? { side, name, fates: new Set<Fate>() };
      known.fates.add(fate);
      fates.set(key, known);
    }
  const tellsOf = (all: ReadonlySet<Fate>, fate: Fate): boolean =>
    all.has(fate) && (!WORST.includes(fate) || WORST.find((each) => all.has(each)) === fate);
  const sides = [...new Set([...fates.values()].map(({ side }) => side))];
  return sides.flatMap((side) =>
    ORDER.flatMap((fate): Befallen[] => {
      const names = [...fates.values()].filter((each) => each.side === side && tellsOf(each.fates, fate)).map(({ name }) => name);
      return names.length > 0 ? [{ side, fate, names }] : [];
    }),
  );
}

const rollsOf = (entries: readonly ShownEntry[]): readonly ShownEntry[] =>
  entries.flatMap((entry) => [...entry.parts, entry]).filter(({ roll }) => roll !== null);

function luckIn(rolls: readonly ShownEntry[]): readonly Luck[] {
  const sides = new Map<Whose, Counted>();
  for (const { roll, by } of rolls) {
    if (!roll?.counted) continue;
    const { came, expected } = sides.get(by) ?? { came: 0, expected: 0 };
    sides.set(by, { came: came + roll.counted.came, expected: expected + roll.counted.expected });
  }
  return [...sides].map(([side, counted]) => ({ side, ...counted }));
}

function chapterOf({ title, from, entries }: Span): Chapter {
  const lines = readOf(entries, from);
  const rolls = rollsOf(entries);
  return {
    title,
    from,
    to: from + entries.length,
    befallen: befallenIn(entries.flatMap(({ scene }) => scene.gists)),
    luck: luckIn(rolls),
    besides: lines.filter(({ scene }) => scene.weight === 'grave' && scene.gists.length === 0),
    rolls: rolls.length,
  };
}

/** How much a chapter has to tell: what is lost for good before what is hurt. */
const HEAVY: Readonly<Record<Fate, number>> = { sunk: 10, taken: 6, 'driven-off': 3, damaged: 2, found: 2, saved: 2 };

const weightOf = ({ befallen, besides }: Chapter): number =>
  befallen.reduce((sum, { fate, names }) => sum + HEAVY[fate] * names.length, 3 * besides.length);

/** What is new from a place of the log on, the gravest first; none, where nothing of weight has happened. */
export const reportOf = (log: readonly ShownEntry[], from: number): readonly Chapter[] =>
  spansOf(log.slice(from), from)
    .map(chapterOf)
    .filter((chapter) => weightOf(chapter) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
