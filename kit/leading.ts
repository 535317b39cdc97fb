/** Where a playback leads the eye: to what it draws, and in the end back to where somebody looked before. A hand that moves the chart keeps it. */
import { type Accessor, createEffect, createMemo, on, untrack, useContext } from 'solid-js';
import { PlayedContext, useChart } from './chart-context.ts';
import type { Spot } from './gestures.ts';
import type { Box } from './view-box.ts';

interface Led {
  readonly isPlayed: Accessor<boolean>;
  /** What is in view, or will be when the chart has come to rest. */
  readonly view: () => Box;
  readonly fly: (goal: Box) => void;
  /** The window that holds the spots, and the same one where they are in view. */
  readonly holding: (view: Box, spots: readonly Spot[]) => Box;
}

export interface Lead {
  readonly bring: (spots: readonly Spot[]) => void;
  /** Somebody has moved the chart: until the playback is over it stays where it is. */
  readonly hold: () => void;
  /** The board has said where to look: there is no way back from there. */
  readonly forget: () => void;
  /** Where somebody looked before; null where the chart was not led away. */
  readonly before: () => Box | null;
}

export function createLead({ isPlayed, view, fly, holding }: Led): Lead {
  let before: Box | null = null;
  let isHeld = false;
  const forget = (): void => {
    before = null;
  };
  createEffect(
    on(createMemo(isPlayed), (isOn) => {
      if (isOn) return;
      if (before) fly(before);
      forget();
      isHeld = false;
    }),
  );
  return {
    bring: (spots) => {
      const now = view();
      const goal = holding(now, spots);
      if (isHeld || goal === now) return;
      before ??= now;
      fly(goal);
    },
    hold: () => {
      isHeld = isPlayed();
      forget();
    },
    forget,
    before: () => before,
  };
}

/** Where something is played now, in units that begin at `origin` of the chart. They are not asked of what is drawn: the page would be laid out for it at once. */
export function createPlayedSpots(spots: Accessor<readonly Spot[]>, origin: Accessor<Spot | undefined>): void {
  const chart = useChart();
  const isPlayed = useContext(PlayedContext);
  createEffect(() => {
    const played = isPlayed() ? spots() : [];
    untrack(() => {
      const { x, y } = origin() ?? { x: 0, y: 0 };
      chart?.bring(played.map((spot) => ({ x: spot.x + x, y: spot.y + y })));
    });
  });
}
