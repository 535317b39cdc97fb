/** The names of seas and lands on a chart, each as long as there is room for it. */
import { For, Show } from 'solid-js';
import type { ChartName } from '../chart/chart.ts';
import { legible } from './legible.ts';

export const ChartNames = (props: { readonly names: readonly ChartName[] }) => {
  const { hasRoom, least } = legible();
  return (
    <For each={props.names}>
      {({ name, at, angle, size, on }) => (
        <Show when={hasRoom(size)}>
          <text
            class={on === 'sea' ? 'kit-sea-name' : 'kit-country'}
            transform={`translate(${at[0]} ${at[1]}) rotate(${angle ?? 0})`}
            font-size={`${Math.max(size, least())}px`}
            aria-hidden="true"
          >
            {name}
          </text>
        </Show>
      )}
    </For>
  );
};
