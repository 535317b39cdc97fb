/** The seas of the chart: who holds them, what they are worth, and whether they can be chosen. */
import { createMemo, For, Show } from 'solid-js';
import type { Box } from '../../../chart/chart.ts';
import { boxAround } from '../../../chart/geometry.ts';
import { Flag } from '../../../kit/nation.tsx';
import { Space } from '../../../kit/space.tsx';
import type { Data } from '../data/data.ts';
import type { Zone } from '../data/map.ts';
import { ZONE_FACTS } from '../data/map.ts';
import { pointsFor } from '../rules/control.ts';
import type { View } from '../view.ts';
import { type ChartPart, mayGo } from './chart-part.ts';
import { seaShape } from './charts.ts';
import { SIDES, sideFlag } from './facts.ts';
import { zoneInWords } from './words.ts';

export interface Patterns {
  readonly allied: string;
  readonly central: string;
}

/** Who holds a sea is told by a pattern as well as by a tint: slanting lines for the Allies, dots for the Central Powers. */
export const Tints = (props: Patterns) => (
  <defs>
    <pattern id={props.allied} width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <rect class="nn-tint-allied" width="11" height="11" />
      <path class="nn-tint-line" d="M0 0H11" />
    </pattern>
    <pattern id={props.central} width="11" height="11" patternUnits="userSpaceOnUse">
      <rect class="nn-tint-central" width="11" height="11" />
      <circle class="nn-tint-dot" cx="3" cy="3" r="1.15" />
      <circle class="nn-tint-dot" cx="8.5" cy="8.5" r="1.15" />
    </pattern>
  </defs>
);

interface ZoneProps extends ChartPart {
  readonly id: Zone;
  readonly part: 'path' | 'america' | 'africa';
  readonly patterns: Patterns;
}

/** One body of water. What shows of it in an inset can be pressed too, but only the chief part is named to those who listen. */
export const ZoneArea = (props: ZoneProps) => {
  const path = () => seaShape(props.id)[props.part];
  const isChief = () => (props.id === 'american-waters' ? props.part === 'america' : props.part === 'path');
  const holder = () => props.view.control[props.id];
  const tint = () => {
    const side = holder();
    return side ? `url(#${props.patterns[side]})` : 'none';
  };
  const offered = () => props.desk.isOffered(props.id);
  const muster = createMemo(() => props.desk.muster(props.id));
  const words = createMemo(() => zoneInWords(props.desk.data, props.view, props.id, muster().ships));
  const label = () => [words(), mayGo(props.desk, props.id)].filter(Boolean).join('; ');
  return (
    <g
      class="nn-zone"
      data-place={props.id}
      classList={{
        'nn-zone-offered': offered(),
        'kit-lit-area': props.desk.isLit(props.id),
        'nn-fought': props.view.battle?.zone === props.id,
      }}
    >
      <path class="nn-tint" d={path()} fill={tint()} />
      <Show
        when={isChief()}
        fallback={
          <path
            class="nn-zone-echo"
            classList={{ 'nn-zone-echo-offered': offered() }}
            d={path()}
            aria-hidden="true"
            onClick={() => props.desk.pressPlace(props.id)}
          />
        }
      >
        <Space
          path={path()}
          name={ZONE_FACTS[props.id].name}
          label={label()}
          offered={offered()}
          selected={props.desk.opened() === props.id}
          onPress={() => props.desk.pressPlace(props.id)}
        />
      </Show>
    </g>
  );
};

/** The room of a sea's plate. */
export const plateRoom = (id: Zone): Box => boxAround(seaShape(id).plate, 88, 20);

/** What a sea is worth to either side; the half of its holder is raised and ticked. */
export const Plate = (props: { readonly id: Zone; readonly view: View; readonly data: Data }) => {
  const at = () => seaShape(props.id).plate;
  const holder = () => props.view.control[props.id];
  return (
    <g class="nn-plate" transform={`translate(${at()[0]} ${at()[1]})`} aria-hidden="true">
      <For each={SIDES}>
        {(side, i) => (
          <g class="nn-plate-half" classList={{ 'nn-plate-held': holder() === side }} transform={`translate(${i() === 0 ? -43 : 1} -10)`}>
            <rect width="42" height="20" rx="4" />
            <Flag nation={sideFlag[side]} x={5} y={5.5} width={13.5} />
            <text x="27" y="15">
              {pointsFor(props.data, props.id, side)}
            </text>
            <Show when={holder() === side}>
              <path class="nn-tick" d="M33 9.5L35.4 12.6L39 6.4" />
            </Show>
          </g>
        )}
      </For>
    </g>
  );
};

export const ZoneName = (props: { readonly id: Zone }) => {
  const { name, label, angle } = seaShape(props.id);
  return (
    <text class="nn-zone-name" transform={`translate(${label[0]} ${label[1]}) rotate(${angle})`} aria-hidden="true">
      <For each={name}>
        {(line, i) => (
          <tspan x="0" dy={i() === 0 ? 0 : 17}>
            {line}
          </tspan>
        )}
      </For>
    </text>
  );
};
