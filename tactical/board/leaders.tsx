/** Leaders from fanned ships back to their hexes. */
import { Index } from 'solid-js';
import type { Leader } from './fan.ts';

export const Leaders = (props: { readonly leaders: readonly Leader[]; readonly pixel: number }) => (
  <g class="bb-leaders" aria-hidden="true">
    <Index each={props.leaders}>
      {(leader) => (
        <>
          <path d={leader().path} stroke-width={1.4 * props.pixel} />
          <circle cx={leader().home.x} cy={leader().home.y} r={3.4 * props.pixel} stroke-width={1.2 * props.pixel} />
        </>
      )}
    </Index>
  </g>
);
