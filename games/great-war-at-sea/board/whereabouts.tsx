/** Where enemies can be by now who were seen: an outline for now, a fainter one for when this turn's moves are made. */
import { createMemo, For } from 'solid-js';
import type { ChartPart, Shown } from './chart-part.ts';
import { reachOf } from './reach.ts';
import { outlineOf } from './shapes.ts';

export const Whereabouts = (props: ChartPart & { readonly shown: Shown }) => {
  const { war, view, opened } = props.desk;
  /** The one whose card lies open; with the layer on, all of them. */
  const sought = createMemo(() => view().known.filter(({ token }) => props.shown().whereabouts || token === opened()));
  return (
    <g class="gw-whereabouts" aria-hidden="true">
      <For each={sought()}>
        {(known) => {
          const reach = createMemo(() => reachOf(war(), view(), known));
          return (
            <>
              <path class="gw-reach-next" d={outlineOf(war().theatre, reach().next)} />
              <path class="gw-reach-now" d={outlineOf(war().theatre, reach().now)} />
            </>
          );
        }}
      </For>
    </g>
  );
};
