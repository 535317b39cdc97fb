/** What lies open in the panel of a board: a piece or a place, by its id. */
import { type Accessor, createSignal } from 'solid-js';

export interface Opened {
  readonly opened: Accessor<string | null>;
  /** By hand: the panel takes the keyboard. */
  readonly open: (id: string | null) => void;
  /** By itself: the chart is brought to it, and the keyboard stays where it is. */
  readonly reveal: (id: string | null) => void;
  readonly isByHand: () => boolean;
}

export function createOpened(): Opened {
  const [opened, setOpened] = createSignal<string | null>(null);
  let byHand = false;
  return {
    opened,
    open: (id) => {
      byHand = true;
      setOpened(id);
    },
    reveal: (id) => {
      if (id === opened()) return;
      byHand = false;
      setOpened(id);
    },
    isByHand: () => byHand,
  };
}
