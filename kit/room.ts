/** How much room a part of the page has. */
import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The room of an element in pixels; undefined until it has been measured, and kept while it is not shown. */
export function createRoom(element: () => Element): Accessor<Room | undefined> {
  const [room, setRoom] = createSignal<Room>();
  onMount(() => {
    const shaped = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.height > 0) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    shaped.observe(element());
    onCleanup(() => shaped.disconnect());
  });
  return room;
}

/** Screens less wide than this, in pixels, are shown a part of a chart at a time. */
const SMALL = 640;
export const isSmall = ({ width }: Room): boolean => width < SMALL;

/** Width by height, in steps, so that nothing is laid out afresh for every pixel. */
export const aspectOf = ({ width, height }: Room): number => Math.round((width / height) * 16) / 16;
