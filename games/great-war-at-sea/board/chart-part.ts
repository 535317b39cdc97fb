/** What every part of the chart and every panel is given. */
import type { Accessor } from 'solid-js';
import type { Desk } from './desk.ts';

export interface ChartPart {
  readonly desk: Desk;
}

/** What the chart shows besides the pieces, as the player has switched it. */
export interface Layers {
  readonly weather: boolean;
  /** Where everybody can be by now who is out of sight. */
  readonly whereabouts: boolean;
  readonly hazards: boolean;
}

export type Shown = Accessor<Layers>;

export interface PanelPart extends ChartPart {
  readonly side: 'left' | 'right';
  readonly small: boolean;
}
