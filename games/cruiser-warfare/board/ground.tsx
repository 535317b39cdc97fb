/** What lies under everything: the sea with its depths, waters that are no part of the game, land, limits and names. */
import { For, Show } from 'solid-js';
import { ChartNames } from '../../../kit/chart-names.tsx';
import { Land, PlaceMark, Sea } from '../../../kit/land.tsx';
import { legible } from '../../../kit/legible.ts';
import { AREAS } from '../data/areas.ts';
import { areaShape, chart } from './charts.ts';

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

const PLACE = 7;

/** Towns and islands are named for those who look closely. */
const Places = () => {
  const { hasRoom, least } = legible();
  return (
    <Show when={hasRoom(PLACE)}>
      <For each={chart.places}>
        {({ name, at, anchor }) => <PlaceMark name={name} at={at} anchor={anchor} size={Math.max(PLACE, least())} />}
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

export const Names = () => (
  <>
    <ChartNames names={chart.names} />
    <Places />
    <AreaNames />
  </>
);
