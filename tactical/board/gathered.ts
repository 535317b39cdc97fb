/** Things gathered under what they have in common, in the order in which they come. */
export function gathered<K, T>(things: Iterable<T>, keyOf: (thing: T) => K): ReadonlyMap<K, readonly T[]> {
  const found = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const others = found.get(key);
    if (others) others.push(thing);
    else found.set(key, [thing]);
  }
  return found;
}
