/** How much of a ship is drawn, by how near the chart is looked at. In steps, so that nothing is drawn afresh while the hand zooms. */
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { useChart } from '../../../kit/chart-context.ts';
import { steppedPixel } from '../../../kit/in-full.ts';
import { PITCH } from './geometry.ts';

export interface Closeness {
  /** Chart units to a pixel, rounded up to a step. */
  readonly pixel: number;
  /** Whether ships are drawn with all that stands on their decks. */
  readonly isNear: boolean;
  /** Whose names are written: every ship's, or only the squadrons'. */
  readonly names: 'ships' | 'squadrons';
}

/** Hexes of so many pixels have room for turrets, and for the names of all ships. */
const [TURRETS, NAMES] = [30, 50];

export function closenessAt(perPixel: number): Closeness {
  const pixel = steppedPixel(perPixel);
  const pitch = PITCH / pixel;
  return { pixel, isNear: pitch >= TURRETS, names: pitch >= NAMES ? 'ships' : 'squadrons' };
}

/** Milliseconds of rest after which ships are drawn for the closeness they are looked at. */
const REST = 120;

/** What it is once it has rested; what it was while the hand moves the chart. */
export function createRested<T>(now: Accessor<T>): Accessor<T> {
  const [rested, setRested] = createSignal(now());
  let resting: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(now, (next) => {
      clearTimeout(resting);
      resting = setTimeout(() => setRested(() => next), REST);
    }),
  );
  onCleanup(() => clearTimeout(resting));
  return rested;
}

export function createCloseness(): Accessor<Closeness> {
  const chart = useChart();
  const rested = createRested(() => chart?.perPixel() ?? 1);
  return createMemo(() => closenessAt(rested()), undefined, { equals: (a, b) => a?.pixel === b?.pixel });
}
