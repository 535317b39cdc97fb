/** What every part of the chart is given. */
import type { Accessor } from 'solid-js';
import type { Data } from '../data/data.ts';
import type { View } from '../view.ts';
import type { Desk } from './desk.ts';

export interface ChartPart {
  readonly view: View;
  readonly data: Data;
  readonly desk: Desk;
}

/** What a panel beside the chart is given. */
export interface PanelPart extends ChartPart {
  readonly side: 'left' | 'right';
  readonly small: boolean;
}

/** What the chart shows besides the pieces. */
export interface Layers {
  readonly figures: boolean;
  readonly whereabouts: boolean;
}
export type Shown = Accessor<Layers>;
