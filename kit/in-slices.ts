/** A long list that is drawn for the first time, some of it in each frame, so that none of them comes late. */
import { type Accessor, createMemo, createSignal, onCleanup, onMount } from 'solid-js';

export function inSlices<T>(list: Accessor<readonly T[]>, slice: number): Accessor<readonly T[]> {
  const [most, setMost] = createSignal(slice);
  let frame = 0;
  const grow = (): void => {
    const isAll = most() >= list().length;
    setMost((before) => (isAll ? Number.POSITIVE_INFINITY : before + slice));
    if (!isAll) frame = requestAnimationFrame(grow);
  };
  onMount(() => {
    frame = requestAnimationFrame(grow);
  });
  onCleanup(() => cancelAnimationFrame(frame));
  return createMemo(() => (most() < list().length ? list().slice(0, most()) : list()));
}
