/**
 * The view as a store into which each new view is worked piece by piece, so that a counter that stays on the board
 * stays the same element: it keeps the focus, and it can glide to where it goes.
 */
import { createStore, produce, reconcile, unwrap } from 'solid-js/store';
import { branch } from './unshared.ts';

/** Of a list its places, of anything else its fields. */
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Counters of a battle go by a token, which is all that the enemy may know of them. */
const nameOf = ({ id, token }: Fields): unknown => id ?? token;

/** A thing with a name stays the same thing, whatever becomes of it. */
const isSameThing = (one: Fields, other: Fields): boolean => nameOf(one) === nameOf(other) && Array.isArray(one) === Array.isArray(other);

const isNamed = (value: unknown): value is Fields => isFields(value) && nameOf(value) != null;

/** A list in which every thing that has changed is where it was: the same by name, or without a name and new. */
const isInPlace = (last: readonly unknown[], now: readonly unknown[]): boolean =>
  last.length === now.length &&
  now.every((each, place) => {
    const before = last[place];
    if (each === before) return true;
    return isNamed(each) ? isNamed(before) && isSameThing(before, each) : isFields(each) && !isNamed(before) && !last.includes(each);
  });

/** What is as it was is the part that the store holds already. */
function listLike(held: readonly unknown[], last: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const places = new Map(last.map((each, place) => [each, place]));
  return now.map((each) => {
    const place = isFields(each) ? places.get(each) : undefined;
    places.delete(each);
    return place === undefined ? branch(each) : held[place];
  });
}

/** Works what is new into a draft of the store that holds what was shown last; what is the same object as then is passed by. */
function work(draft: Fields, last: Fields, now: Fields): void {
  for (const key of Object.keys(last)) if (!Object.hasOwn(now, key)) delete draft[key];
  for (const [key, value] of Object.entries(now)) {
    const before = last[key];
    if (value === before) continue;
    const held = unwrap(draft[key]);
    // In a list, what has no name is another thing when it has changed: whoever drew it read it once.
    if (Array.isArray(now) && !isNamed(value)) draft[key] = branch(value);
    else if (Array.isArray(value) && Array.isArray(before) && Array.isArray(held) && !isInPlace(before, value)) {
      // What is put into a store is searched through to its leaves: the list that it holds already need not be put there again.
      const next = reconcile(listLike(held, before, value))(held);
      if (next !== held) draft[key] = next;
    } else if (isFields(value) && isFields(before) && isFields(draft[key]) && isSameThing(before, value)) work(draft[key], before, value);
    else draft[key] = branch(value);
  }
}

export function createScene() {
  const [held, setHeld] = createStore<{ view: object | null }>({ view: null });
  let last: object | null = null;
  const put = (view: object | null): void => {
    last = view;
    setHeld('view', view && reconcile(branch(view)));
  };
  const show = (view: object): void => {
    const before = last;
    if (!isFields(before) || !isFields(view) || !isSameThing(before, view)) return put(view);
    last = view;
    setHeld(produce((draft) => isFields(draft.view) && work(draft.view, before, view)));
  };
  return { view: () => held.view, show, clear: () => put(null) };
}
