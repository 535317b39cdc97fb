/**
 * What has happened as a row of stills. A game brings one table from its events to acts; an act says, still by still, what changes of the
 * position and what is drawn over it. What moves between two stills is for the drawing to say: without motion they are stills all the same.
 */
import type { Explanation } from '../kernel/index.ts';

/** What a viewer was told, with how it stood before in the same viewer's eyes, and how it stands. */
export interface News<V> {
  readonly before: V;
  readonly now: V;
  /** The place of its first line in the viewer's log. */
  readonly from: number;
  readonly happened: readonly Happened[];
}

/** A line of the log, the rolls under it, and what it was made from if boards play it. */
export interface Happened {
  readonly words: string;
  readonly rolls?: readonly Explanation[];
  readonly event: object | null;
}

/** `M` is what the board of a game draws over the position: salvos, splashes, notes. */
export interface Still<V, M> {
  readonly view: V;
  /** 'Point 3 of 6'. */
  readonly title: string;
  /** The lines of the log that it belongs to, and the place of the first of them among what is new. */
  readonly words: readonly string[];
  readonly told: number;
  /** What fell on the way to it. */
  readonly rolls: readonly Explanation[];
  readonly marks: readonly M[];
}

/** What one event puts into a still. */
export interface Part<V, M> {
  readonly title: string;
  readonly marks: readonly M[];
  /** The position with what this part changes of it. */
  readonly after?: { after(view: V): V }['after'] | undefined;
}

export interface Act<V, M> {
  /** What runs at once: of one phase all that has to do with one piece, or all of it where nobody waits for the pieces one by one. */
  readonly group: readonly [phase: string, piece: string];
  parts(view: V): readonly Part<V, M>[];
}

/** A method's type lets each be given to whoever has just any event. */
type Plays<Event, V, M> = { act(event: Event, rolls: readonly Explanation[]): Act<V, M> }['act'];

/** One for each type of event that is played. */
export type Acts<Event extends { readonly type: string }, V, M> = {
  readonly [T in Event['type']]: Plays<Event & { readonly type: T }, V, M>;
};

/** As the shell holds it, which knows no game's events. */
export interface Playing<V = object, M = unknown> {
  actOf(event: object, rolls?: readonly Explanation[]): Act<V, M> | null;
  /** What is seen to have changed although nobody tells of it, such as one's own fleets under way; it comes first. */
  passage?(before: V, now: V): Act<V, M> | null;
}

const typeOf = (event: object): string => ('type' in event && typeof event.type === 'string' ? event.type : '');

export const playedBy = <Event extends { readonly type: string }, V, M>(acts: Acts<Event, V, M>): Playing<V, M> => {
  const isPlayed = (event: object): event is Event => Object.hasOwn(acts, typeOf(event));
  const byType: Readonly<Record<string, Plays<Event, V, M>>> = acts;
  return { actOf: (event, rolls = []) => (isPlayed(event) ? (byType[event.type]?.(event, rolls) ?? null) : null) };
};

interface Told<V, M> {
  readonly act: Act<V, M>;
  readonly words: string;
  readonly rolls: readonly Explanation[];
  readonly place: number;
}

type Group<V, M> = readonly [Told<V, M>, ...Told<V, M>[]];

/** What is alike in the eyes of `keyOf`: where it follows each other, or wherever it stands. */
function grouped<V, M>(told: readonly Told<V, M>[], keyOf: (act: Act<V, M>) => string, isApart: boolean): readonly Group<V, M>[] {
  const groups: { readonly key: string; readonly told: [Told<V, M>, ...Told<V, M>[]] }[] = [];
  for (const each of told) {
    const key = keyOf(each.act);
    const group = isApart ? groups.find((other) => other.key === key) : groups.at(-1);
    if (group?.key === key) group.told.push(each);
    else groups.push({ key, told: [each] });
  }
  return groups.map((group) => group.told);
}

const phasesIn = <V, M>(told: readonly Told<V, M>[]): readonly Group<V, M>[] => grouped(told, ({ group: [phase] }) => phase, false);
const piecesIn = <V, M>(told: readonly Told<V, M>[]): readonly Group<V, M>[] => grouped(told, ({ group: [, piece] }) => piece, true);

/** Acts that run at once, still by still; whoever is done first stays as he is. */
function together<V, M>(group: Group<V, M>, before: V): readonly Still<V, M>[] {
  const acts = group.map(({ act }) => act.parts(before));
  const longest = acts.reduce((a, b) => (b.length > a.length ? b : a), []);
  const words = group.map((each) => each.words).filter((line) => line !== '');
  const rolls = group.flatMap((each) => each.rolls);
  let view = before;
  return longest.map(({ title }, at) => {
    view = acts.reduce((seen, parts) => parts[at]?.after?.(seen) ?? seen, view);
    const marks = acts.flatMap((parts) => (parts[at] ?? parts.at(-1))?.marks ?? []);
    return { view, title, words, told: group[0].place, rolls, marks };
  });
}

/** The first still tells nothing, and so comes before whatever is told first. */
const BEFORE = -1;

/** From how it stood before to the last that is told; after that comes how it stands. */
function run<V, M>(groups: readonly Group<V, M>[], before: V): readonly Still<V, M>[] {
  const stills: Still<V, M>[] = [{ view: before, title: 'Before', words: [], told: BEFORE, rolls: [], marks: [] }];
  for (const group of groups) stills.push(...together(group, stills.at(-1)?.view ?? before));
  return groups.length > 0 ? stills : [];
}

/** All there is to step through, and as much of it as is run by itself. */
export interface Stills<V, M> {
  readonly full: readonly Still<V, M>[];
  readonly brief: readonly Still<V, M>[];
}

/** More than this nobody can follow in the time that there is. */
const MANY = 18;

/** None where nothing is played. */
export function stillsOf<V, M>(playing: Playing<V, M>, { before, now, happened }: Omit<News<V>, 'from'>): Stills<V, M> {
  const passage = playing.passage?.(before, now);
  const told = happened.flatMap(({ event, words, rolls }, place): Told<V, M>[] => {
    const act = event && playing.actOf(event, rolls);
    return act ? [{ act, words, rolls: rolls ?? [], place }] : [];
  });
  const phases = phasesIn(passage ? [{ act: passage, words: '', rolls: [], place: BEFORE }, ...told] : told);
  const full = run(phases.flatMap(piecesIn), before);
  return { full, brief: full.length > MANY ? run(phases, before) : full };
}

/** All that is drawn of what happened, over how it stands: for whoever looks back at one moment. */
export const marksIn = <V, M>({ actOf }: Playing<V, M>, before: V, happened: readonly Happened[]): readonly M[] =>
  happened.flatMap(({ event, rolls }) => (event && actOf(event, rolls)?.parts(before).at(-1)?.marks) || []);

/** Where one row of stills is when the other is at this place: at the beginning of what is told there. */
export function samePlace(at: number, from: readonly { readonly told: number }[], to: readonly { readonly told: number }[]): number {
  if (from === to) return at;
  const wanted = from[at]?.told ?? BEFORE;
  const now = to.findLast(({ told }) => told <= wanted);
  return Math.max(
    0,
    to.findIndex(({ told }) => told === now?.told),
  );
}

/** Milliseconds: what a still has, and what all of them have at most. */
const [BEAT, ALL] = [330, 2800];

export const beatOf = (stills: readonly unknown[]): number => Math.min(BEAT, ALL / Math.max(1, stills.length));

/** What a board is told of the playback, and how it is controlled. */
export interface Playback<V, M> {
  /** What happened last, for a card that tells it; null where nothing has. */
  readonly news: News<V> | null;
  /** What is shown in place of how it stands; null where that itself is shown. */
  readonly still: Still<V, M> | null;
  /** The number of the still from 1; null where how it stands is shown. */
  readonly step: number | null;
  readonly steps: number;
  readonly isRunning: boolean;
  /** Milliseconds from one still to the next. */
  readonly beat: number;
  /** What is said to those who do not see it, of a step that was taken by hand. */
  readonly said: string;
  /** From the beginning, if it is at its end; and pauses what runs. */
  readonly toggle: () => void;
  /** Step by step, forwards or back. */
  readonly go: (by: 1 | -1) => void;
  readonly end: () => void;
}
