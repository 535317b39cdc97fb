/** The figures of the areas: trade, storm and coal. */
import { createMemo, For, Show } from 'solid-js';
import { legible } from '../../../kit/legible.ts';
import { AREAS, type Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { View } from '../view.ts';
import type { Shown } from './chart-part.ts';
import { areaShape } from './charts.ts';
import { BOLT, COAL, CROSS, TRADE } from './glyphs.ts';

/** Trade, storm and coal, as printed under the name of the area. */
const AreaFigures = (props: { readonly id: Area; readonly view: View; readonly data: Data }) => {
  const facts = () => props.data.areas[props.id];
  return (
    <g class="cw-figures" transform={`translate(${areaShape(props.id).figures[0]} ${areaShape(props.id).figures[1]})`} aria-hidden="true">
      <rect class="cw-figures-ground" x="-35" y="-9.5" width="70" height="12.5" rx="4" />
      <g transform="translate(-28 -3.2)">
        <path class="cw-glyph-line" d={TRADE} />
        <text x="6" y="3.4">
          {facts().trade}
        </text>
      </g>
      <g transform="translate(-5 -3.2)" classList={{ 'cw-figure-storm': props.view.storms.includes(props.id) }}>
        <path class="cw-glyph" d={BOLT} />
        <text x="4.6" y="3.4">
          {facts().storm}
        </text>
      </g>
      <g transform="translate(23 -3.2)" classList={{ 'cw-none': !facts().coal }}>
        <path class="cw-glyph" d={COAL} />
        <Show when={!facts().coal}>
          <path class="cw-glyph-line" d={CROSS} />
        </Show>
        <Show when={facts().etappe}>
          <text x="5" y="3.4">
            E
          </text>
        </Show>
      </g>
    </g>
  );
};

const FIGURE = 9.5;

export const Figures = (props: { readonly view: View; readonly data: Data; readonly shown: Shown; readonly hovered: Area | null }) => {
  const { hasRoom } = legible();
  const ids = createMemo(() => (props.shown().figures ? AREAS : AREAS.filter((id) => id === props.hovered)));
  return (
    <Show when={hasRoom(FIGURE)}>
      <For each={ids()}>{(id) => <AreaFigures id={id} view={props.view} data={props.data} />}</For>
    </Show>
  );
};
