/** Where the Central Powers find coal and shells: their ports, and what their agents have laid in. */
import { For, Show } from 'solid-js';
import type { Hanging } from '../../../kit/beside-marks.ts';
import { legible } from '../../../kit/legible.ts';
import { areaName } from '../data/areas.ts';
import { hasCentralPort } from '../rules/ports.ts';
import type { View } from '../view.ts';
import { chart } from './charts.ts';
import { COAL } from './glyphs.ts';
import { PORT_TYPE } from './place-names.ts';
import { etappeSpot } from './spots.ts';

/** Ports of the Central Powers; with shells laid in, as far as the viewer knows (CW-10.82). */
export const Ports = (props: { readonly view: View; readonly hanging: ReadonlyMap<string, Hanging> }) => {
  const { hasRoom } = legible();
  return (
    <For each={chart.ports}>
      {({ area, name, at }) => {
        const hasStock = () => props.view.secrets?.stocks.includes(area) === true;
        return (
          <g
            class="cw-port"
            classList={{ 'cw-port-shut': !hasCentralPort(props.view, area) }}
            transform={`translate(${at[0]} ${at[1]})`}
            aria-hidden="true"
          >
            <path d="M0 -4.2L4.2 0L0 4.2L-4.2 0Z" />
            <Show when={hasStock()}>
              <circle class="cw-stock" r="1.6" />
            </Show>
            <Show when={hasRoom(PORT_TYPE) && props.hanging.get(name)}>
              {(hanging) => (
                <text x={hanging().x - at[0]} y={hanging().y - at[1]} text-anchor={hanging().anchor}>
                  {name}
                </text>
              )}
            </Show>
          </g>
        );
      }}
    </For>
  );
};

/** Coal that waits for the Central Powers, for their eyes alone (CW-10.6a). */
export const Etappen = (props: { readonly view: View }) => (
  <For each={props.view.secrets?.etappen ?? []}>
    {(area) => {
      const isUsed = () => props.view.secrets?.usedEtappen.includes(area) === true;
      return (
        <g
          class="cw-etappe"
          classList={{ 'cw-etappe-used': isUsed() }}
          transform={`translate(${etappeSpot(area).join(' ')})`}
          role="img"
          aria-label={`${areaName(area)}: coal of the Etappe${isUsed() ? ', used' : ''}`}
        >
          <circle r="7" />
          <path d={COAL} />
        </g>
      );
    }}
  </For>
);
