/** The theatre on a small map: where fleets lie, and where enemies are or were seen. */
import { createMemo, For, Show } from 'solid-js';
import { coarse } from '../../../kit/coarse.ts';
import type { ChartPart } from './chart-part.ts';
import { chartOf } from './charts.ts';
import { spotIn } from './spots.ts';
import { type Lying, stationsOf } from './stations.ts';

/** Of the height of the chart. */
const [BAYS, DOT] = [0.006, 0.022];

const isOwn = ({ kind }: Lying): boolean => kind === 'fleet';

export const MiniSea = (props: ChartPart) => {
  const theatre = () => props.desk.war().theatre;
  const chart = createMemo(() => chartOf(theatre().id));
  const land = createMemo(() => coarse(chart().land, BAYS * chart().height));
  const dot = () => DOT * chart().height;
  return (
    <>
      <path class="kit-mini-land" d={land()} />
      <For each={[...stationsOf(props.desk.view())]}>
        {([zone, lying]) => {
          const [x, y] = spotIn(theatre(), zone);
          return (
            <>
              <Show when={lying.some(isOwn)}>
                <circle class="kit-mini-own" cx={x} cy={y} r={dot()} />
              </Show>
              <Show when={!lying.every(isOwn)}>
                <circle class="kit-mini-enemy" cx={lying.some(isOwn) ? x + dot() : x} cy={y} r={dot()} />
              </Show>
            </>
          );
        }}
      </For>
    </>
  );
};
