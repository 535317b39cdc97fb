/** What every part of the chart is given. */
import type { Accessor } from 'solid-js';
import { useChart } from '../../../kit/chart-context.ts';
import type { Data } from '../data/data.ts';
import type { View } from '../view.ts';
import { chart } from './charts.ts';
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

/** Units across, below which there is room for the names of towns and islands. */
const CLOSE = chart.width * 0.42;

export const isClose = (): boolean => (useChart()?.view().width ?? chart.width) < CLOSE;

/** What the chart shows besides the pieces. */
export interface Layers {
  readonly figures: boolean;
  readonly whereabouts: boolean;
}
export type Shown = Accessor<Layers>;
