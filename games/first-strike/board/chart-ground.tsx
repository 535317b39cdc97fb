/** The chart itself, layer upon layer: water, sands, areas, land, names, the ways between areas, and the graduated border. */
import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { Box, Chart, ChartPlace, ChartSpace, Point } from '../../../chart/chart.ts';
import { besideMarks, type Hanging, type Named } from '../../../kit/beside-marks.ts';
import { ChartNames } from '../../../kit/chart-names.tsx';
import { Land, Sea } from '../../../kit/land.tsx';

/** Light and dark halves of the points of a compass rose. */
const rosePoint = (length: number, side: 1 | -1): string => `M0 ${-length}L${side * length * 0.13} ${-length * 0.2}L0 0Z`;
const rosePoints = Array.from({ length: 16 }, (_, i) => ({ turn: i * 22.5, share: i % 4 === 0 ? 1 : i % 2 === 0 ? 0.68 : 0.45 }));

const Rose = (props: { readonly at: Point; readonly radius: number }) => (
  <g class="fs-rose" transform={`translate(${props.at[0]} ${props.at[1]})`} aria-hidden="true">
    <circle r={props.radius * 0.8} />
    <circle
      class="fs-rose-scale"
      r={props.radius * 0.86}
      stroke-dasharray={`1 ${((props.radius * 0.86 * 2 * Math.PI) / 72 - 1).toFixed(3)}`}
    />
    <For each={rosePoints}>
      {({ turn, share }) => (
        <g transform={`rotate(${turn})`}>
          <path class="fs-rose-dark" d={rosePoint(props.radius * share, 1)} />
          <path class="fs-rose-light" d={rosePoint(props.radius * share, -1)} />
        </g>
      )}
    </For>
    <text y={-props.radius - 4}>N</text>
  </g>
);

const shiftOf = ({ anchor, above }: ChartPlace): Point => {
  if (anchor === 'middle') return [0, above === true ? -8 : 15];
  return [anchor === 'start' ? 7 : -7, 4];
};

/** Type of the names of places, and how far from its mark one keeps. */
const [TYPE, CLEAR] = [12.5, 7];

const namedAs = (place: ChartPlace): Named => {
  const [x, y] = shiftOf(place);
  return {
    name: place.name,
    at: place.at,
    clear: CLEAR,
    size: TYPE,
    usual: { x: place.at[0] + x, y: place.at[1] + y, anchor: place.anchor },
  };
};

const PlaceName = (props: { readonly of: ChartPlace; readonly hanging: Hanging }) => (
  <g
    class="kit-town"
    classList={{ 'fs-island': props.of.kind === 'island' }}
    transform={`translate(${props.of.at[0]} ${props.of.at[1]})`}
    aria-hidden="true"
  >
    <Show when={props.of.kind === 'town'}>
      <circle r="2.8" />
    </Show>
    <text x={props.hanging.x - props.of.at[0]} y={props.hanging.y - props.of.at[1]} text-anchor={props.hanging.anchor}>
      {props.of.name}
    </text>
  </g>
);

interface ChartGroundProps {
  readonly chart: Chart;
  /** Areas of water, which lie under the land. */
  readonly areas?: JSX.Element;
  /** Everything that belongs on the chart above the land and its names: ways, panels, insets. */
  readonly children: JSX.Element;
  /** Counters that lie on land, where names would be. */
  readonly lying?: readonly Box[];
  /** Presses on nothing in particular. */
  readonly onEmpty: () => void;
}

export const ChartGround = (props: ChartGroundProps) => {
  const { width, height, land, flats, banks, fairways, limits, graticule, border, figures, rose, places, seas } = props.chart;
  const hanging = createMemo(() => besideMarks(places.map(namedAs), props.lying ?? []));
  return (
    <svg class="kit-ground" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <g role="presentation" onClick={() => props.onEmpty()}>
        <Sea width={width} height={height} land={land} flats={flats} />
        <path class="fs-banks" d={banks} />
        <path class="fs-fairways" d={fairways} />
        <path class="kit-graticule" d={graticule} />
      </g>
      {props.areas}
      <path class="kit-limits" d={limits} />
      <Land land={land} />
      <path class="fs-graticule-land" d={graticule} />
      <ChartNames names={seas} />
      <For each={places}>{(place, i) => <PlaceName of={place} hanging={hanging()[i()] ?? namedAs(place).usual} />}</For>
      <Rose at={rose.at} radius={rose.radius} />
      {props.children}
      <g class="fs-border" aria-hidden="true">
        <path class="fs-border-paper" fill-rule="evenodd" d={`M0 0H${width}V${height}H0ZM6 6V${height - 6}H${width - 6}V6Z`} />
        <path class="fs-border-steps" d={border} />
        <path class="fs-border-lines" d={`M.5 .5H${width - 0.5}V${height - 0.5}H.5ZM6 6H${width - 6}V${height - 6}H6Z`} />
        <For each={figures}>
          {({ text, at }) => (
            <text x={at[0]} y={at[1]}>
              {text}
            </text>
          )}
        </For>
      </g>
    </svg>
  );
};

/** The letter and the name of a space. */
export const SpaceTitle = (props: { readonly space: ChartSpace; readonly named?: boolean }) => (
  <g class={`fs-title fs-title-${props.space.kind}`} aria-hidden="true">
    <Show when={props.space.mark}>
      {(mark) => (
        <text class="fs-mark" x={mark().at[0]} y={mark().at[1]}>
          {mark().text}
        </text>
      )}
    </Show>
    <Show when={props.named !== false}>
      <text class="fs-name" x={props.space.label[0]} y={props.space.label[1]}>
        {props.space.name}
      </text>
    </Show>
  </g>
);

/** A bank of fog over an area: soft heaps of white that end at its limits. */
export const FogBank = (props: { readonly space: ChartSpace }) => {
  const [clip, blur] = [createUniqueId(), createUniqueId()];
  const heaps = () => {
    const [x, y, width, height] = props.space.room;
    return [0.05, 0.3, 0.55, 0.8, 1].flatMap((across, i) =>
      [0, 0.45, 0.9].map((down, j) => ({
        cx: x + width * across + (j % 2) * 14,
        cy: y + height * down + (i % 2) * 16 - 8,
        rx: 34 + ((i + j) % 3) * 12,
        ry: 15 + ((i * j) % 3) * 5,
      })),
    );
  };
  return (
    <g class="fs-fog" classList={{ 'fs-fog-port': props.space.kind === 'port' }} clip-path={`url(#${clip})`} aria-hidden="true">
      <defs>
        <clipPath id={clip}>
          <path d={props.space.path} />
        </clipPath>
        <filter id={blur} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="11" />
        </filter>
      </defs>
      <path class="fs-fog-veil" d={props.space.path} />
      <g filter={`url(#${blur})`}>
        <For each={heaps()}>{(heap) => <ellipse {...heap} />}</For>
      </g>
    </g>
  );
};
