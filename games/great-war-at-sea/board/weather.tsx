/** The weather on the sea: each level with a look of its own over the zones that have it, and a pill that says what it does. */
import { createMemo, createUniqueId, For, Show } from 'solid-js';
import type { Box, Point } from '../../../chart/chart.ts';
import { oncePer } from '../../../kernel/index.ts';
import { useChart } from '../../../kit/chart-context.ts';
import { Icon } from '../../../kit/icons.tsx';
import { legible } from '../../../kit/legible.ts';
import type { Theatre, WeatherZone } from '../data/theatre.ts';
import type { Weather } from '../state.ts';
import type { ChartPart } from './chart-part.ts';
import { zoneMiddle } from './charts.ts';
import { clearIn, clearOf, inwards } from './clear-water.ts';
import { weatherIcons, weatherNames } from './facts.ts';
import type { MarkersAt } from './ground-part.ts';
import { createPortNames } from './named-ports.ts';
import { outlineOf } from './shapes.ts';
import { effectOf } from './weather-words.ts';

interface Waters extends WeatherZone {
  readonly path: string;
  /** The middles of its zones from the most inward on, for what is written there. */
  readonly middles: readonly Point[];
}

const watersOf = oncePer((theatre: Theatre): readonly Waters[] =>
  theatre.weatherZones.map(({ id, title }) => {
    const zones = theatre.zones.filter(({ weather }) => weather === id).map((zone) => zone.id);
    return { id, title, path: outlineOf(theatre, new Set(zones)), middles: inwards(zones.map((zone) => zoneMiddle(theatre, zone))) };
  }),
);

/** How each level is drawn, on a tile of so many units. Nothing for clear weather. */
const STROKES: Readonly<Record<Exclude<Weather, 'clear'>, { readonly tile: readonly [number, number]; readonly path: string }>> = {
  mist: { tile: [96, 34], path: 'M4 9C16 5 28 13 40 9S64 5 76 9M50 26C60 22 70 30 82 26' },
  fog: { tile: [58, 22], path: 'M0 6C10 2 20 10 30 6S48 2 58 6M-6 17C6 13 16 21 26 17S44 13 54 17' },
  squall: { tile: [30, 30], path: 'M9 3L4 15M22 15L17 27' },
  storm: { tile: [22, 22], path: 'M8 1L2 14M19 8L13 21M13 -3L11 1' },
  gale: { tile: [66, 26], path: 'M2 8C14 3 26 5 36 7C44 8.6 50 3 45 1M22 20C36 15 48 17 62 19' },
};

const LEVELS = ['mist', 'fog', 'squall', 'storm', 'gale'] as const;

export const WeatherTints = (props: ChartPart) => {
  const id = createUniqueId();
  const theatre = () => props.desk.war().theatre;
  const levelIn = (zone: string): Weather => props.desk.view().weather[zone] ?? 'clear';
  return (
    <g class="gw-weather" aria-hidden="true">
      <defs>
        <For each={LEVELS}>
          {(level) => (
            <pattern
              id={`${id}-${level}`}
              width={STROKES[level].tile[0]}
              height={STROKES[level].tile[1]}
              patternUnits="userSpaceOnUse"
              patternTransform={level === 'gale' ? 'rotate(-18)' : undefined}
            >
              <path class={`gw-wx-stroke gw-wx-stroke-${level}`} d={STROKES[level].path} />
            </pattern>
          )}
        </For>
      </defs>
      <For each={watersOf(theatre())}>
        {(waters) => (
          <>
            <Show when={levelIn(waters.id) !== 'clear'}>
              <path class={`gw-wx-${levelIn(waters.id)}`} d={waters.path} />
              <path d={waters.path} fill={`url(#${id}-${levelIn(waters.id)})`} />
            </Show>
            <path class="gw-wx-limit" d={waters.path} />
          </>
        )}
      </For>
    </g>
  );
};

/** The width of words in the pill's own type, a little generous. */
const widthOf = (words: string, size: number): number => words.length * size * 0.47;

/** Half of its height, and what icon and margins take of its width. */
const [HALF, BESIDE] = [17, 40];

interface PillProps {
  readonly waters: Waters;
  readonly level: Weather;
  readonly scale: number;
  /** What lies on the chart. */
  readonly markers: readonly Box[];
  /** As much of the chart as is in view. */
  readonly seen: Box | null;
}

/** In view wherever its sea is, if there is room: else without what it does, which a screen reader is told all the same. */
const Pill = (props: PillProps) => {
  const title = () => `${props.waters.title} · ${weatherNames[props.level].toLowerCase()}`;
  const brief = () => BESIDE + widthOf(title(), 13);
  const full = () => Math.max(brief(), BESIDE + widthOf(effectOf(props.level), 11));
  const placed = createMemo(() => {
    const { waters, markers, scale, seen } = props;
    const sizeOf = (width: number) => [width * scale, 2 * HALF * scale] as const;
    const isIn = (width: number): Point | null => seen && clearIn(seen, waters.middles, sizeOf(width), markers);
    const inFull = isIn(full());
    const inBrief = inFull ? null : isIn(brief());
    return { at: inFull ?? inBrief ?? clearOf(waters.middles, sizeOf(full()), markers), isBrief: inBrief !== null };
  });
  const width = () => (placed().isBrief ? brief() : full());
  return (
    <g
      class={`gw-pill gw-pill-${props.level}`}
      transform={`translate(${placed().at[0]} ${placed().at[1]}) scale(${props.scale})`}
      role="img"
      aria-label={`${props.waters.title}: ${weatherNames[props.level].toLowerCase()}, ${effectOf(props.level)}`}
    >
      <rect x={-width() / 2} y={-HALF} width={width()} height={2 * HALF} rx={HALF} />
      <Icon name={weatherIcons[props.level]} x={-width() / 2 + 8} y={-9} size={18} />
      <text class="gw-pill-title" x={-width() / 2 + 31} y={placed().isBrief ? 4.5 : -2.4}>
        {title()}
      </text>
      <Show when={!placed().isBrief}>
        <text class="gw-pill-effect" x={-width() / 2 + 31} y="10.6">
          {effectOf(props.level)}
        </text>
      </Show>
    </g>
  );
};

export const WeatherPills = (props: ChartPart & { readonly markersAt: MarkersAt }) => {
  const { unit } = legible();
  const chart = useChart();
  const seen = createMemo((): Box | null => {
    const view = chart?.view();
    return view ? [view.x, view.y, view.width, view.height] : null;
  });
  const scale = createMemo(() => Math.max(0.9, unit()));
  const names = createPortNames(props);
  const markers = createMemo(() => [...props.markersAt(unit()), ...names()]);
  return (
    <For each={watersOf(props.desk.war().theatre)}>
      {(waters) => {
        const level = (): Weather => props.desk.view().weather[waters.id] ?? 'clear';
        return (
          <Show when={level() !== 'clear'}>
            <Pill waters={waters} level={level()} scale={scale()} markers={markers()} seen={seen()} />
          </Show>
        );
      }}
    </For>
  );
};
