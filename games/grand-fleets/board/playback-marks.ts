/** What the playback draws over the sea. Ships and aircraft are named; where they are, the still says. */
import type { Hex } from '../../../chart/hex.ts';
import { linesOf } from '../../../kit/chart-marks.ts';
import { counted } from '../../../kit/words.ts';
import type { Played } from '../events/played.ts';
import type { AircraftId, ShipId } from '../state.ts';

export type Mark =
  | { readonly kind: 'track'; readonly hexes: readonly Hex[] }
  | { readonly kind: 'salvo'; readonly from: ShipId | AircraftId; readonly target: ShipId | AircraftId; readonly came: Came | null }
  | { readonly kind: 'fall'; readonly target: ShipId; readonly shots: number; readonly hits: number }
  | { readonly kind: 'torpedo'; readonly from: ShipId; readonly target: ShipId; readonly result: Run | null }
  | { readonly kind: 'blow'; readonly ship: ShipId; readonly points: number }
  | { readonly kind: 'clash'; readonly ships: readonly [ShipId, ShipId] }
  | { readonly kind: 'note'; readonly about: ShipId | AircraftId; readonly words: string }
  | { readonly kind: 'foundering'; readonly ship: ShipId };

/** What came of a salvo: its shots are counted, or it is told in words. */
export type Came = Shots | string;
interface Shots {
  readonly shots: number;
  readonly hits: number;
  readonly pierced: number;
}

export type Run = (Played & { readonly type: 'torpedo-ran' })['result'];
export type MarkOf<K extends Mark['kind']> = Mark & { readonly kind: K };

export const marksOf = <K extends Mark['kind']>(marks: readonly Mark[], kind: K): readonly MarkOf<K>[] =>
  marks.filter((mark): mark is MarkOf<K> => mark.kind === kind);

export const note = (about: ShipId | AircraftId, words: string): Mark => ({ kind: 'note', about, words });

/** What falls about each target, whatever guns it comes from. */
export function fallsIn(marks: readonly Mark[]): readonly MarkOf<'fall'>[] {
  const falls = new Map<ShipId, MarkOf<'fall'>>();
  for (const fall of marksOf(marks, 'fall')) {
    const { shots, hits } = falls.get(fall.target) ?? { shots: 0, hits: 0 };
    falls.set(fall.target, { ...fall, shots: shots + fall.shots, hits: hits + fall.hits });
  }
  return [...falls.values()];
}

export interface Figures {
  readonly from: ShipId | AircraftId;
  readonly target: ShipId | AircraftId;
  readonly words: string;
  /** Whom she fires at fires back, and wants room on the same line. */
  readonly isAnswered: boolean;
}

/** '8 shots, 3 hit, 1 through'. */
const fellInWords = ({ shots, hits, pierced }: Shots): string =>
  [counted(shots, 'shot'), hits === 0 ? 'no hit' : `${hits} hit`, pierced > 0 ? `${pierced} through` : ''].filter(Boolean).join(', ');

const added = (one: Came | null | undefined, other: Came): Came =>
  typeof one === 'object' && one && typeof other === 'object'
    ? { shots: one.shots + other.shots, hits: one.hits + other.hits, pierced: one.pierced + other.pierced }
    : other;

/** What is written on each line of fire, once for all guns that one ship fires at another: two labels in one place could not be read. */
export function figuresIn(marks: readonly Mark[]): readonly Figures[] {
  const salvos = marksOf(marks, 'salvo').filter(({ came }) => came !== null);
  const sums = new Map<string, MarkOf<'salvo'> & { readonly came: Came }>();
  for (const salvo of salvos) {
    const key = `${salvo.from} ${salvo.target}`;
    if (salvo.came !== null) sums.set(key, { ...salvo, came: added(sums.get(key)?.came, salvo.came) });
  }
  return [...sums.values()].map(({ from, target, came }) => ({
    from,
    target,
    words: typeof came === 'string' ? came : fellInWords(came),
    isAnswered: sums.has(`${target} ${from}`),
  }));
}

/** What is written beside each, line by line: what her hull has lost in all, and the rest. */
export function notesIn(marks: readonly Mark[]): ReadonlyMap<ShipId | AircraftId, readonly string[]> {
  const points = new Map<ShipId, number>();
  for (const blow of marksOf(marks, 'blow')) points.set(blow.ship, (points.get(blow.ship) ?? 0) + blow.points);
  return linesOf([...[...points].map(([about, lost]) => ({ about, words: `−${lost} hull` })), ...marksOf(marks, 'note')]);
}

/** Whom it is about: who fires, who is fired at, who runs into whom. */
export const actorsIn = (marks: readonly Mark[]): readonly string[] => [...new Set(marks.flatMap(actors))];

function actors(mark: Mark): readonly string[] {
  switch (mark.kind) {
    case 'salvo':
    case 'torpedo':
      return [mark.from, mark.target];
    case 'fall':
      return [mark.target];
    case 'clash':
      return mark.ships;
    case 'note':
      return [mark.about];
    case 'blow':
    case 'foundering':
      return [mark.ship];
    case 'track':
      return [];
  }
}
