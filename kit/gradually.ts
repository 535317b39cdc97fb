/** A large change of many pieces, spread over as many frames as it takes, so that none of them comes late. */
import { type Accessor, createEffect, createSignal, onCleanup, type Signal, untrack } from 'solid-js';

/** Milliseconds of a frame that the change may take; the others are for drawing it. */
const SLICE = 3;

/** What each piece has by now of what is wanted for it. */
export function gradually<K, V>(
  wanted: Accessor<ReadonlyMap<K, V>>,
  isSame: (one: V | undefined, other: V | undefined) => boolean,
): (piece: K) => V | undefined {
  const had = new Map<K, Signal<V | undefined>>();
  const signalOf = (piece: K): Signal<V | undefined> => {
    const known = had.get(piece) ?? createSignal<V | undefined>(undefined, { equals: isSame });
    had.set(piece, known);
    return known;
  };
  createEffect(() => {
    const changes = [...wanted()].filter(([piece, value]) => !isSame(untrack(signalOf(piece)[0]), value));
    let frame = 0;
    const go = (): void => {
      const end = performance.now() + SLICE;
      for (let next = changes.pop(); next; next = changes.pop()) {
        const [piece, value] = next;
        signalOf(piece)[1](() => value);
        if (performance.now() >= end) break;
      }
      if (changes.length > 0) frame = requestAnimationFrame(go);
    };
    frame = requestAnimationFrame(go);
    onCleanup(() => cancelAnimationFrame(frame));
  });
  return (piece) => signalOf(piece)[0]();
}
