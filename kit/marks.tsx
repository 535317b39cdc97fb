/** The small marks a counter carries: hits, bombs, height and loss of strength. */
import { For, Index } from 'solid-js';

export type Altitude = 'low' | 'medium' | 'high';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** A corner hatched in red: the counter shows its weakened side. */
export const HatchedCorner = (props: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${props.x} ${props.y})`}>
    <path class="kit-hatch-ground" d={`M0 0V${-props.size}L${props.size} 0Z`} />
    <path
      class="kit-hatch-lines"
      d={range(4)
        .map((i) => `M0 ${-((i + 1) * props.size) / 4}L${((i + 1) * props.size) / 4} 0`)
        .join('')}
    />
  </g>
);

/** Hits taken out of what the unit can bear: filled squares, then open ones. */
export const Pips = (props: { readonly x: number; readonly y: number; readonly taken: number; readonly of: number }) => (
  <Index each={range(Math.max(props.taken, props.of))}>
    {(i) => (
      <rect class="kit-pip" classList={{ 'kit-pip-hit': i() < props.taken }} x={props.x + i() * 4.4} y={props.y} width="3.2" height="3.2" />
    )}
  </Index>
);

const BOMB = 'M0 -3.1L1 -3.1L0.7 -2.2C1.5 -1.6 1.6 0.3 0 1.8C-1.6 0.3 -1.5 -1.6 -0.7 -2.2L-1 -3.1Z';

export const Bombs = (props: { readonly x: number; readonly y: number; readonly count: number }) => (
  <For each={range(props.count)}>{(i) => <path class="kit-bomb" transform={`translate(${props.x + i * 4} ${props.y})`} d={BOMB} />}</For>
);

const rungs: Record<Altitude, number> = { low: 1, medium: 2, high: 3 };

/** Height as chevrons: one for low, two for medium, three for high; the unlit ones stay as a faint ladder. */
export const AltitudeMark = (props: { readonly x: number; readonly y: number; readonly altitude: Altitude }) => (
  <For each={range(3)}>
    {(i) => (
      <path
        class="kit-chevron"
        classList={{ 'kit-chevron-lit': i < rungs[props.altitude] }}
        d={`M${props.x - 3} ${props.y - i * 3.4}l3 -2.4l3 2.4`}
      />
    )}
  </For>
);
