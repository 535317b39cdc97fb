/** What lies under everything: the sea with its depths, waters that are no part of the game, land, limits and names. */
import { For, Show } from 'solid-js';
import { Land, PlaceMark, Sea } from '../../../kit/land.tsx';
import { AREAS } from '../data/areas.ts';
import { isClose } from './chart-part.ts';
import { areaShape, chart, LEADING } from './charts.ts';

/** A world shows less of its shallows than a bight does. */
const BANDS = [13, 7.5, 3.5] as const;

const FRAME = `M0 0H${chart.width}V${chart.height}H0Z`;
/** Everything but the areas, by the even-odd rule: no fleet ever goes there. */
const ELSEWHERE = FRAME + AREAS.map((id) => areaShape(id).path).join('');

export const Waters = () => (
  <>
    <Sea width={chart.width} height={chart.height} land={chart.land} graticule={chart.graticule} bands={BANDS} />
    <path class="cw-elsewhere" d={ELSEWHERE} fill-rule="evenodd" aria-hidden="true" />
  </>
);

const LIMITS = chart.crossings.map(({ path }) => path).join('');

export const Shores = () => (
  <>
    <path class="kit-limits cw-limits" d={LIMITS} aria-hidden="true" />
    <Land land={chart.land} />
    <path class="cw-canal" d={chart.canal} aria-hidden="true" />
    <path class="cw-border" d={chart.border} aria-hidden="true" />
    <For each={chart.figures}>
      {({ text, at }) => (
        <text class="cw-degree" x={at[0]} y={at[1]} aria-hidden="true">
          {text}
        </text>
      )}
    </For>
  </>
);

const Countries = () => (
  <For each={chart.names}>
    {({ name, at, size, angle }) => (
      <text class="kit-country" transform={`translate(${at[0]} ${at[1]}) rotate(${angle ?? 0})`} font-size={`${size}px`} aria-hidden="true">
        {name}
      </text>
    )}
  </For>
);

/** Towns and islands are named for those who look closely. */
const Places = () => (
  <Show when={isClose()}>
    <For each={chart.places}>{({ name, at, anchor }) => <PlaceMark name={name} at={at} anchor={anchor} size={7} />}</For>
  </Show>
);

const AreaNames = () => (
  <For each={AREAS}>
    {(id) => (
      <text class="cw-name" x={areaShape(id).label[0]} y={areaShape(id).label[1]} aria-hidden="true">
        <For each={areaShape(id).name}>
          {(words, i) => (
            <tspan x={areaShape(id).label[0]} dy={i() === 0 ? 0 : LEADING}>
              {words}
            </tspan>
          )}
        </For>
      </text>
    )}
  </For>
);

export const Names = () => (
  <>
    <Countries />
    <Places />
    <AreaNames />
  </>
);
