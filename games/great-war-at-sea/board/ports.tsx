/** Ports on a theatre's chart: an anchor in a ring for a fleet base, a small ring for the rest, in the colour of the owner. */
import { createMemo, For, Show } from 'solid-js';
import type { Hanging } from '../../../kit/beside-marks.ts';
import { legible } from '../../../kit/legible.ts';
import type { Operation } from '../data/operation.ts';
import { type MarkedPort, portsOn } from './charts.ts';
import type { GroundPart, MarkersAt } from './ground-part.ts';
import { isNamed, portNames, SIZES } from './port-names.ts';

const ANCHOR = 'M0 -3.6V4.2M-2.2 -1.7H2.2M-4 1.2C-3.6 3.4 -2 4.3 0 4.3C2 4.3 3.6 3.4 4 1.2';

interface PortProps {
  readonly mark: MarkedPort;
  readonly swell: number;
  /** Where its name hangs; undefined for one that is not named. */
  readonly hanging: Hanging | undefined;
}

const Port = (props: PortProps) => {
  const { port, at } = props.mark;
  return (
    <g class={`gw-port gw-port-${port.size}`} style={{ '--flag': `var(--nation-${port.owner})` }} aria-hidden="true">
      <g transform={`translate(${at[0]} ${at[1]}) scale(${props.swell})`}>
        <Show when={port.size === 'major'} fallback={<circle r="3.6" />}>
          <circle r="8.4" />
          <circle class="gw-anchor-ring" cy="-4.6" r="1.15" />
          <path class="gw-anchor" d={ANCHOR} />
        </Show>
      </g>
      <Show when={props.hanging}>
        {(hanging) => (
          <text
            transform={`translate(${hanging().x} ${hanging().y}) scale(${props.swell})`}
            font-size={`${SIZES[port.size]}px`}
            text-anchor={hanging().anchor}
          >
            {port.name}
          </text>
        )}
      </Show>
    </g>
  );
};

interface PortsProps extends GroundPart {
  readonly date: Operation['date'];
  /** Names step aside for what lies on the chart. */
  readonly markersAt: MarkersAt | undefined;
}

export const Ports = (props: PortsProps) => {
  const { canRead, swell, unit } = legible();
  const ports = createMemo(() => portsOn(props.theatre, props.date));
  const names = createMemo(() => portNames(ports(), { canRead, swell }, props.markersAt?.(unit()) ?? []));
  const swellOf = (mark: MarkedPort): number => (isNamed(mark, { canRead, swell }) ? swell(SIZES[mark.port.size]) : unit() * 0.6);
  return (
    <For each={ports().toReversed()}>
      {(mark) => <Port mark={mark} swell={swellOf(mark)} hanging={names().get(mark.port.id)?.hanging} />}
    </For>
  );
};
