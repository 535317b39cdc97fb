/** The world on a small map: where somebody is. */
import { For, Show } from 'solid-js';
import { coarse } from '../../../kit/coarse.ts';
import { SIDES } from '../../../tactical/board/sides.ts';
import { AREAS } from '../data/areas.ts';
import { areaShape, chart } from './charts.ts';
import type { Muster } from './muster.ts';

const LAND = coarse(chart.land, 6);
const DOT = 24;
const marks = { allied: 'cw-mini-allied', central: 'cw-mini-central' } as const;

export const MiniWorld = (props: { readonly muster: Muster }) => (
  <>
    <path class="kit-mini-land" d={LAND} />
    <For each={AREAS}>
      {(area) => (
        <For each={SIDES}>
          {(side, i) => (
            <Show when={props.muster.at(area, side).length > 0}>
              <circle class={marks[side]} cx={areaShape(area).centre[0] + i() * DOT} cy={areaShape(area).centre[1]} r={DOT} />
            </Show>
          )}
        </For>
      )}
    </For>
  </>
);
