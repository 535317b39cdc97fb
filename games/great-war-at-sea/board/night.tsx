/** How dark it is: a wash over the chart by night, and at dusk one that comes up from the east. */
import { createMemo, createUniqueId, Show } from 'solid-js';
import type { ChartPart } from './chart-part.ts';
import { frameOf } from './plate.ts';
import { lightOf } from './time.ts';

export const Night = (props: ChartPart) => {
  const id = createUniqueId();
  const light = createMemo(() => lightOf(props.desk.war().operation, Math.max(1, props.desk.view().turn)));
  const frame = createMemo(() => frameOf(props.desk.war().theatre.grid));
  return (
    <Show when={light() !== 'day'}>
      <g class="gw-night" aria-hidden="true">
        <defs>
          <linearGradient id={id}>
            <stop class="gw-dusk-west" offset="0.15" />
            <stop class="gw-dusk-east" offset="1" />
          </linearGradient>
        </defs>
        <rect
          class={light() === 'night' ? 'gw-night-wash' : ''}
          x={frame()[0]}
          y={frame()[1]}
          width={frame()[2]}
          height={frame()[3]}
          fill={light() === 'dusk' ? `url(#${id})` : undefined}
        />
      </g>
    </Show>
  );
};
