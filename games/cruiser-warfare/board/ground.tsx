/** What lies under everything: the sea with its depths, waters that are no part of the game, land, limits and names. */
import { createMemo, For, Show } from 'solid-js';
import type { Hanging } from '../../../kit/beside-marks.ts';
import { ChartNames } from '../../../kit/chart-names.tsx';
import { Land, PlaceMark, Sea } from '../../../kit/land.tsx';
import type { Room } from '../../../kit/layout.ts';
import { legible } from '../../../kit/legible.ts';
import { AREAS } from '../data/areas.ts';
import type { View } from '../view.ts';
import { areaShape, chart } from './charts.ts';
import { namesAside, PLACE_TYPE } from './place-names.ts';
import { Ports } from './supplies.tsx';

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

const DEGREE = 8.5;

const Degrees = () => {
  const { hasRoom } = legible();
  return (
    <Show when={hasRoom(DEGREE)}>
      <For each={chart.figures}>
        {({ text, at }) => (
          <text class="cw-degree" x={at[0]} y={at[1]} aria-hidden="true">
            {text}
          </text>
        )}
      </For>
    </Show>
  );
};

export const Shores = () => (
  <>
    <path class="kit-limits cw-limits" d={LIMITS} aria-hidden="true" />
    <Land land={chart.land} />
    <path class="cw-canal" d={chart.canal} aria-hidden="true" />
    <path class="cw-border" d={chart.border} aria-hidden="true" />
    <Degrees />
  </>
);

/** Towns and islands are named for those who look closely. */
const Places = (props: { readonly hanging: ReadonlyMap<string, Hanging> }) => {
  const { hasRoom, least } = legible();
  return (
    <Show when={hasRoom(PLACE_TYPE)}>
      <For each={chart.places}>
        {({ name, at }) => <PlaceMark name={name} at={at} hanging={props.hanging.get(name)} size={Math.max(PLACE_TYPE, least())} />}
      </For>
    </Show>
  );
};

const AREA = 12;

const AreaNames = () => {
  const { hasRoom } = legible();
  return (
    <Show when={hasRoom(AREA)}>
      <For each={AREAS}>
        {(id) => (
          <text class="cw-name" x={areaShape(id).label[0]} y={areaShape(id).label[1]} aria-hidden="true">
            <For each={areaShape(id).name}>
              {(words, i) => (
                <tspan x={areaShape(id).label[0]} dy={i() === 0 ? 0 : '1.17em'}>
                  {words}
                </tspan>
              )}
            </For>
          </text>
        )}
      </For>
    </Show>
  );
};

interface NamesProps {
  readonly view: View;
  /** The counters that lie on the chart. */
  readonly cards: readonly Room[];
}

export const Names = (props: NamesProps) => {
  const { least } = legible();
  const hanging = createMemo(() => namesAside(props.cards, props.view.storms, least()));
  return (
    <>
      <ChartNames names={chart.names} />
      <Places hanging={hanging()} />
      <AreaNames />
      <Ports view={props.view} hanging={hanging()} />
    </>
  );
};
