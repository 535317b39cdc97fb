/** What a game is played with is made once, never changed, and shared by all games that are played with the same. */

/** Works something out of data once for each value of them. */
export function oncePer<D extends object, T>(make: (data: D) => T): (data: D) => T {
  const made = new WeakMap<D, { readonly of: T }>();
  return (data) => {
    const known = made.get(data);
    if (known) return known.of;
    const of = make(data);
    made.set(data, { of });
    return of;
  };
}

const partsOf = (whole: object): unknown[] => [...(whole instanceof Map ? whole.values() : Object.values(whole))];

/**
 * The same value, closed to changes down to its last part. Maps and lists keep what they hold by their type alone, for engines walk
 * frozen lists slowly, and rules walk many; but what they hold is closed too.
 */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (!Array.isArray(value)) Object.freeze(value);
  for (const part of partsOf(value)) frozen(part);
  return value;
}
