/** What an event is to those who read of it: how much it matters, what it is told together with, and what a despatch counts of it. */

/** What decides something; what changes something; and what only those read who look for it. */
export type Weight = 'grave' | 'plain' | 'routine';

/** What can befall a piece, or come of it. */
export type Fate = 'sunk' | 'damaged' | 'driven-off' | 'taken' | 'found' | 'saved';

/** Something has befallen pieces, which are called by name. */
export interface Gist {
  readonly fate: Fate;
  /** Whose they are; null where that cannot be said. */
  readonly side: string | null;
  readonly names: readonly string[];
  /** How many they are that go by one name; 0 where whoever reads it may not know. One for each name unless told. */
  readonly count?: number;
}

export interface Scene {
  readonly weight: Weight;
  /** The rolls that belong under it, where they stand right before or right after it; a draw is one itself. */
  readonly rolls: 'before' | 'after' | 'itself' | null;
  /** What it says together with others that say the same of other pieces: '# ships sail into the North Sea.' */
  readonly many: string | null;
  /** A chapter of its own begins with it, such as a battle. */
  readonly chapter: string | null;
  readonly gists: readonly Gist[];
}

type Besides = Partial<Omit<Scene, 'weight'>>;

const weighing =
  (weight: Weight) =>
  (more: Besides = {}): Scene => ({ weight, rolls: null, many: null, chapter: null, gists: [], ...more });

export const grave = weighing('grave');
export const plain = weighing('plain');
export const routine = weighing('routine');

export const gist = (fate: Fate, side: string | null, ...names: readonly string[]): Gist => ({ fate, side, names });

/** The same of some that have no names of their own, 'merchantmen off Chile'. */
export const gistOfMany = (fate: Fate, side: string | null, name: string, count: number): Gist => ({ ...gist(fate, side, name), count });

/** A method's type lets each be given to whoever has just any event. */
type Sets<Event, More extends readonly unknown[]> = Scene | { set(event: Event, ...more: More): Scene }['set'];

type Scenes<Event extends { readonly type: string }, More extends readonly unknown[]> = {
  readonly [T in Event['type']]: Sets<Event & { readonly type: T }, More>;
};

/** The scene of every event of a game; the compiler demands one for each type of event. `More` is what is given besides the event. */
export const scenesOf =
  <Event extends { readonly type: string }, More extends readonly unknown[] = []>() =>
  (scenes: Scenes<Event, More>) => {
    const byType: Readonly<Record<string, Sets<Event, More>>> = scenes;
    return (event: Event, ...more: More): Scene => {
      const scene = byType[event.type] ?? PLAIN;
      return typeof scene === 'function' ? scene(event, ...more) : scene;
    };
  };

/** What is told without an event: a roll, and a draw, of which the next line says what came of it. */
export const [PLAIN, ROUTINE, DRAWN] = [plain(), routine(), routine({ rolls: 'itself' })];
