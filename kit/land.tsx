/** Sea, land and their names, as an Admiralty chart shows them. */
import { createMemo, For, Show } from 'solid-js';
import { inSquares } from '../chart/path.ts';
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

export type PlaceKind = 'town' | 'base' | 'port' | 'light' | 'airship';

interface PlaceMarkProps {
  readonly name: string;
  readonly at: At;
  readonly kind?: string | undefined;
  /** Where the name hangs from: its start, middle or end at the mark. */
  readonly anchor?: string | undefined;
  readonly size?: number;
}

const marks: Record<PlaceKind, string> = {
  town: 'M-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
  port: 'M-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM-0.9 0a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z',
  base: 'M0 -3.6L3.6 0L0 3.6L-3.6 0Z',
  light: 'M0 -4L0.9 -1.2L3.8 -1.2L1.5 0.6L2.4 3.4L0 1.7L-2.4 3.4L-1.5 0.6L-3.8 -1.2L-0.9 -1.2Z',
  airship: 'M-4.2 0C-3 -2.4 3 -2.4 4.2 0C3 2.4 -3 2.4 -4.2 0Z',
};

const isPlaceKind = (kind: string | undefined): kind is PlaceKind => kind !== undefined && kind in marks;

const anchorOf = (anchor: string | undefined): 'start' | 'middle' | 'end' => (anchor === 'middle' || anchor === 'end' ? anchor : 'start');

const shifts = { start: [6, 0.34], middle: [0, 1.5], end: [-6, 0.34] } as const;

export const PlaceMark = (props: PlaceMarkProps) => {
  const anchor = () => anchorOf(props.anchor);
  const size = () => props.size ?? 11;
  return (
    <g class="kit-place" transform={`translate(${props.at[0]} ${props.at[1]})`} aria-hidden="true">
      <path class="kit-place-mark" d={marks[isPlaceKind(props.kind) ? props.kind : 'town']} fill-rule="evenodd" />
      <text
        class="kit-place-name"
        x={shifts[anchor()][0]}
        y={shifts[anchor()][1] * size()}
        font-size={`${size()}px`}
        text-anchor={anchor()}
      >
        {props.name}
      </text>
    </g>
  );
};
