/** What battles are drawn with: open water with small waves, and the burst of shells that hit. */
import { For } from 'solid-js';
import './board.css';

interface OpenSeaProps {
  readonly width: number;
  readonly height: number;
  readonly onPress: () => void;
}

/** Scattered evenly and always in the same places. */
const waves = (width: number, height: number): string =>
  Array.from({ length: Math.round((width * height) / 5800) }, (_, i) => {
    const [x, y] = [(i * 197.3) % width, (i * 131.7 + ((i * i) % 29) * 7) % height];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q5-4 10 0t10 0`;
  }).join('');

export const OpenSea = (props: OpenSeaProps) => (
  <g role="presentation" onClick={() => props.onPress()}>
    <rect class="kit-water" width={props.width} height={props.height} />
    <path class="kit-waves" d={waves(props.width, props.height)} />
  </g>
);

const burst = 'M0-13L3-5.3L10.4-8.5L6.2-1.8L12.7 2.3L5 3.2L5.8 11L0.7 5.3L-5 10.8L-4.4 3.2L-12.7 3.7L-6-1.4L-10.4-8L-3-5Z';

/** Hits of this round, which take effect at its end. */
export const Burst = (props: { readonly x: number; readonly y: number; readonly hits: number }) => (
  <g class="kit-burst" transform={`translate(${props.x} ${props.y})`} aria-hidden="true">
    <path d={burst} />
    <text y="4.4">{props.hits}</text>
  </g>
);

const SPLASHES: readonly (readonly [number, number, number])[] = [
  [-22, -6, 1],
  [20, 3, 0.8],
  [-8, 12, 0.7],
  [10, -13, 0.9],
];

/** Where shells fall about a ship. */
export const Splashes = () => (
  <For each={SPLASHES}>
    {([x, y, size]) => (
      <path class="kit-splash" transform={`translate(${x} ${y}) scale(${size})`} d="M-2 0Q-3 -9 0 -15Q3 -9 2 0ZM-5 1Q0 -2 5 1Q0 4 -5 1Z" />
    )}
  </For>
);
