/** Rings about the zone in which fleets have met. */
import { Show } from 'solid-js';
import type { ChartPart } from './chart-part.ts';
import { spotIn } from './spots.ts';

export const Meeting = (props: ChartPart) => (
  <Show when={props.desk.view().fight}>
    {(fight) => (
      <g
        class="gw-meeting"
        transform={`translate(${spotIn(props.desk.war().theatre, fight().zone).join(' ')})`}
        role="img"
        aria-label={`Fleets have met in ${fight().zone}`}
      >
        <circle r="44" />
        <circle r="54" />
      </g>
    )}
  </Show>
);
