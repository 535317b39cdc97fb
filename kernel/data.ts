/** What a game is played with is made once, never changed, and shared by all games that are played with the same. */

/** Works something out of data once for each value of them. Mostly it is asked for the same as before, so that is looked at first. */
export function oncePer<D extends object, T>(make: (data: D) => T): (data: D) => T {
  const made = new WeakMap<D, { readonly data: D; readonly of: T }>();
  let last: { readonly data: D; readonly of: T } | undefined;
  return (data) => {
    if (last?.data !== data) {
      last = made.get(data) ?? { data, of: make(data) };
      made.set(data, last);
    }
    return last.of;
  };
}

const partsOf = (whole: object): unknown[] => [...(whole instanceof Map ? whole.values() : Object.values(whole))];

/**
 * The same value, closed to changes down to its last part. Lists and Maps keep their own entries by their types alone, for the runtime goes
 * through a frozen list many times more slowly; what stands in them is closed too.
 */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (!Array.isArray(value)) Object.freeze(value);
  for (const part of partsOf(value)) frozen(part);
  return value;
}
