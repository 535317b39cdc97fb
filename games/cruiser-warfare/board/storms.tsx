/** The weather on the chart. */
import { createUniqueId, For } from 'solid-js';
import { Icon } from '../../../kit/icons.tsx';
import type { View } from '../view.ts';
import { areaShape } from './charts.ts';
import { STORM, stormSpot } from './place-names.ts';

/** Driving rain over the areas of the storm number. */
export const Storms = (props: { readonly view: View }) => {
  const rain = createUniqueId();
  return (
    <g class="cw-storms" aria-hidden="true">
      <defs>
        <pattern id={rain} width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
          <path class="cw-rain" d="M3 0V7M9.5 5V12" />
        </pattern>
      </defs>
      <For each={props.view.storms}>
        {(id) => (
          <>
            <path class="cw-storm" d={areaShape(id).path} />
            <path d={areaShape(id).path} fill={`url(#${rain})`} />
          </>
        )}
      </For>
    </g>
  );
};

/** Drawn above the land, so that a storm is told beside the name even where the area is small. */
export const StormMarks = (props: { readonly view: View }) => (
  <g class="cw-storm-marks" aria-hidden="true">
    <For each={props.view.storms}>
      {(id) => <Icon name="storm" x={stormSpot(id)[0] - STORM / 2} y={stormSpot(id)[1] - STORM / 2} size={STORM} />}
    </For>
  </g>
);
