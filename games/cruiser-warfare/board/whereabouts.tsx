/** Where somebody can be who is out of sight, as shades on the chart. */
import { createMemo, For, Show } from 'solid-js';
import type { Area } from '../data/areas.ts';
import type { ChartPart, Shown } from './chart-part.ts';
import { areaShape } from './charts.ts';
import type { Muster } from './muster.ts';
import { type Likelihood, likelihoodOf, likelihoodOfSpee } from './sightings.ts';

const Shades = (props: { readonly of: Likelihood }) => (
  <For each={[...props.of]}>
    {([area, chance]) => <path class="cw-reach" d={areaShape(area).path} style={{ 'fill-opacity': 0.04 + 0.56 * chance }} />}
  </For>
);

const together = (all: readonly Likelihood[]): Likelihood => {
  const sum = new Map<Area, number>();
  for (const each of all) for (const [area, chance] of each) sum.set(area, (sum.get(area) ?? 0) + chance);
  const most = Math.max(1, ...sum.values());
  return new Map([...sum].map(([area, chance]) => [area, chance / most]));
};

/** Where the marker that lies open can be by now; with the layer on, where anybody can be who is out of sight. */
export const Whereabouts = (props: ChartPart & { readonly muster: Muster; readonly shown: Shown }) => {
  const one = createMemo(() => {
    const ghost = props.muster.ghosts.get(props.desk.opened() ?? '');
    return ghost ? likelihoodOf(props.data, props.view, ghost) : undefined;
  });
  const all = createMemo(() => {
    if (!props.shown().whereabouts) return undefined;
    const spee = likelihoodOfSpee(props.data, props.view);
    const ghosts = [...props.muster.ghosts.values()].map((ghost) => likelihoodOf(props.data, props.view, ghost));
    return together(spee ? [...ghosts, spee] : ghosts);
  });
  return (
    <g class="cw-whereabouts" aria-hidden="true">
      <Show when={one() ?? all()}>{(likelihood) => <Shades of={likelihood()} />}</Show>
    </g>
  );
};
