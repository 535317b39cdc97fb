/** What the pieces on a chart may know of the chart that holds them. */
import { type Accessor, createContext, useContext } from 'solid-js';
import type { Spot } from './gestures.ts';
import type { Box } from './view-box.ts';

export interface ChartSurroundings {
  /** What is in view now, in chart units. */
  readonly view: Accessor<Box>;
  /** Chart units to a pixel of the screen. */
  readonly perPixel: Accessor<number>;
  /** The same as the plate was drawn last, which is when the hand rested: for what would be drawn anew with every notch of a wheel. */
  readonly drawnPerPixel: Accessor<number>;
  /** The same in steps, and never fewer than there are. */
  readonly unit: Accessor<number>;
  /** Pixels below which type is not to be drawn. */
  readonly leastType: Accessor<number>;
  /** A layer above everything else, for panels. */
  readonly overlay: Accessor<SVGGElement | undefined>;
  /** A drawing of its own over the whole chart, in its units: what moves there has nothing else drawn anew. */
  readonly moving: Accessor<SVGSVGElement | undefined>;
  /** Brings into view what a playback draws, by its spots on the chart. */
  readonly bring: (spots: readonly Spot[]) => void;
  /** Names of the chart's patterns, for `fill="url(#...)"`. */
  readonly patterns: { readonly offered: string; readonly flats: string };
}

/** The pieces and places that a line of the log is about, by the ids that targets use: charts bring one of them into view. */
export const LitContext = createContext<Accessor<readonly string[]>>();

/** Whether a playback shows how it was: as long as it does, charts go where it is played. */
export const PlayedContext = createContext<Accessor<boolean>>(() => false);

export const ChartContext = createContext<ChartSurroundings>();

export const useChart = (): ChartSurroundings | undefined => useContext(ChartContext);
