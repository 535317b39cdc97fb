/** Switches over a chart: what it shows besides the pieces. */
import type { JSX } from 'solid-js';
import './chart-tools.css';

export const ChartTool = (props: { readonly label: string; readonly title: string; readonly on: boolean; readonly press: () => void }) => (
  <button type="button" aria-pressed={props.on} title={props.title} onClick={() => props.press()}>
    {props.label}
  </button>
);

export const ChartTools = (props: { readonly children: JSX.Element }) => (
  <div class="kit-tools" role="group" aria-label="What the chart shows">
    {props.children}
  </div>
);
