/** Sea, land and their names, as an Admiralty chart shows them. */
import { createMemo, For, Show } from 'solid-js';
import { inSquares } from '../chart/path.ts';
import type { Hanging } from './beside-marks.ts';
import { useChart } from './chart-context.ts';
import { coarse } from './coarse.ts';

export type At = readonly [x: number, y: number];

interface SeaProps {
  readonly width: number;
  readonly height: number;
  /** The land, whose coasts give the depth bands. */
  readonly land: string;
  readonly flats?: string;
  readonly graticule?: string;
  /** Widths of the depth bands, widest first; a chart of small scale needs narrower ones. */
  readonly bands?: readonly number[] | undefined;
}

/** Wide soft strokes that the land then covers, for a chart of a coast. */
const BANDS = [34, 20, 9] as const;

/** Points of the coast nearer to each other than this make no difference under the narrowest band. */
const APART = 3;

/** A stroke costs by the point, wherever it is seen: a coast is drawn in squares of so many units. */
const SQUARE = 128;

/** Depth bands along a coast, widest first. */
export const Depths = (props: { readonly land: string; readonly bands: readonly number[] }) => {
  const coast = createMemo(() => inSquares(coarse(props.land, APART), SQUARE));
  return (
    <For each={props.bands}>
      {(width) => (
        <g class="kit-depth" stroke-width={width}>
          <For each={coast()}>{(part) => <path d={part} />}</For>
        </g>
      )}
    </For>
  );
};

/** Everything that lies under the areas: water, depth bands, tidal flats, graticule. */
export const Sea = (props: SeaProps) => {
  const chart = useChart();
  return (
    <g class="kit-sea" aria-hidden="true">
      <rect class="kit-water" width={props.width} height={props.height} />
      <Show when={props.graticule}>{(graticule) => <path class="kit-graticule" d={graticule()} />}</Show>
      <svg width={props.width} height={props.height} viewBox={`0 0 ${props.width} ${props.height}`}>
        <Depths land={props.land} bands={props.bands ?? BANDS} />
      </svg>
      <Show when={props.flats}>
        {(flats) => (
          <>
            <path class="kit-flats" d={flats()} />
            <path d={flats()} fill={`url(#${chart?.patterns.flats ?? ''})`} />
          </>
        )}
      </Show>
    </g>
  );
};

/** The land itself, drawn over the areas so that they end at the coast. Presses go through it. */
export const Land = (props: { readonly land: string }) => {
  const coast = createMemo(() => inSquares(props.land, SQUARE));
  return (
    <g class="kit-land" aria-hidden="true">
      <path d={props.land} fill-rule="evenodd" />
      <For each={coast()}>{(part) => <path class="kit-coast" d={part} />}</For>
    </g>
  );
};

interface PlaceMarkProps {
  readonly name: string;
  readonly at: At;
  /** Where the name hangs. */
  readonly hanging: Hanging | undefined;
  readonly size: number;
}

/** A town or an island: a dot, and its name. */
export const PlaceMark = (props: PlaceMarkProps) => (
  <g class="kit-place" transform={`translate(${props.at[0]} ${props.at[1]})`} aria-hidden="true">
    <circle class="kit-place-mark" r="2" />
    <Show when={props.hanging}>
      {(hanging) => (
        <text
          class="kit-place-name"
          x={hanging().x - props.at[0]}
          y={hanging().y - props.at[1]}
          font-size={`${props.size}px`}
          text-anchor={hanging().anchor}
        >
          {props.name}
        </text>
      )}
    </Show>
  </g>
);
