/** Where the fleets went, drawn on the game's own chart in small. */
import './kit.css';
import './track-chart.css';
import { createMemo, For, Show } from 'solid-js';
import type { Point } from '../chart/chart.ts';
import { Land } from './land.tsx';
import type { ReportChart } from './report-board.ts';

/** A force, and the places it went through. */
export interface Tracked {
  readonly id: string;
  readonly name: string;
  /** Which of the parties, from 0. */
  readonly party: number;
  readonly places: readonly string[];
}

/** Where somebody was lost. */
export interface Wreck {
  readonly name: string;
  readonly party: number;
  readonly place: string;
}

interface TrackChartProps {
  readonly chart: ReportChart;
  readonly label: string;
  readonly tracks: readonly Tracked[];
  readonly wrecks: readonly Wreck[];
  /** The force that stands out; null for none. */
  readonly lit: string | null;
  /** How many units of the chart are one pixel where it is shown, so that lines and letters keep their size. */
  readonly unit: number;
}

/** So many lie beside each other before they begin to cover each other. */
const ABREAST = 18;

/** More than this, and each is drawn finer. */
const CROWD = 60;

/** A little to one side, for each to another. */
function apart(number: number, unit: number): Point {
  const place = number % ABREAST;
  const [ring, angle] = [Math.ceil(place / 6), place * 2.4];
  return [Math.cos(angle) * ring * 2.6 * unit, Math.sin(angle) * ring * 2.6 * unit];
}

const shifted = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
const stroke = (points: readonly Point[]): string =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The whole way of a force, each a little beside the others so that none hides another. */
function pathOf({ point, way }: ReportChart, places: readonly string[], aside: Point): string {
  return places
    .slice(1)
    .map((to, before) => {
      const from = places[before] ?? to;
      const [start, end] = [point(from), point(to)];
      if (!start || !end) return '';
      return (way?.(from, to) ?? [[start, end]]).map((line) => stroke(line.map((each) => shifted(each, aside)))).join('');
    })
    .join('');
}

export const TrackChart = (props: TrackChartProps) => {
  const drawn = createMemo(() =>
    props.tracks.flatMap((track, place) => {
      const aside = apart(place, props.unit);
      const ends = track.places.map((each) => props.chart.point(each)).filter((each) => each !== null);
      const [first, last] = [ends[0], ends.at(-1)];
      return first && last
        ? [{ ...track, d: pathOf(props.chart, track.places, aside), start: shifted(first, aside), end: shifted(last, aside) }]
        : [];
    }),
  );
  const box = () => props.chart.box;
  return (
    <svg
      class="track-chart"
      viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
      style={{ '--unit': `${props.unit}px` }}
      role="img"
      aria-label={props.label}
    >
      <rect class="kit-water" x={box().x} y={box().y} width={box().width} height={box().height} />
      <path class="track-chart-lines" d={props.chart.lines} />
      <Show when={props.chart.land}>{(land) => <Land land={land()} />}</Show>
      <For each={props.chart.names}>
        {({ name, at }) => (
          <text class="track-chart-name" x={at[0]} y={at[1]}>
            {name}
          </text>
        )}
      </For>
      <g classList={{ 'track-chart-dimmed': props.lit !== null, 'track-chart-crowded': props.tracks.length > CROWD }}>
        <For each={drawn()}>
          {(track) => (
            <g class={`track party-${track.party}`} classList={{ lit: track.id === props.lit }}>
              <title>{track.name}</title>
              <path d={track.d} />
              <circle class="track-start" cx={track.start[0]} cy={track.start[1]} r={2 * props.unit} />
              <circle cx={track.end[0]} cy={track.end[1]} r={3.2 * props.unit} />
            </g>
          )}
        </For>
      </g>
      <For each={props.wrecks}>
        {(wreck, place) => (
          <Show when={props.chart.point(wreck.place)}>
            {(at) => {
              const [x, y] = shifted(at(), apart(place() + 1, 2.4 * props.unit));
              const arm = 4 * props.unit;
              return (
                <path
                  class={`track-wreck party-${wreck.party}`}
                  d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x - arm} ${y + arm}l${2 * arm} ${-2 * arm}`}
                >
                  <title>{wreck.name}</title>
                </path>
              );
            }}
          </Show>
        )}
      </For>
    </svg>
  );
};
