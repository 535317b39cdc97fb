/** Ports on a theatre's chart: an anchor in a ring for a fleet base, a small ring for the rest, in the colour of the owner. */
import { createMemo, For, Show } from 'solid-js';
import { legible } from '../../../kit/legible.ts';
import type { Operation } from '../data/operation.ts';
import { type MarkedPort, portsOn } from './charts.ts';
import type { GroundPart } from './ground-part.ts';
import { ANCHORS, hungAt } from './names.tsx';

const ANCHOR = 'M0 -3.6V4.2M-2.2 -1.7H2.2M-4 1.2C-3.6 3.4 -2 4.3 0 4.3C2 4.3 3.6 3.4 4 1.2';

/** Type sizes of the names, in chart units. */
const SIZES = { major: 17, minor: 13 } as const;

/** How much the names of small ports may grow before they are in each other's way. */
const GROWTH = 1.3;

const Port = (props: { readonly mark: MarkedPort; readonly swell: number; readonly isNamed: boolean }) => {
  const { port, at, stand } = props.mark;
  return (
    <g class={`gw-port gw-port-${port.size}`} style={{ '--flag': `var(--nation-${port.owner})` }} aria-hidden="true">
      <g transform={`translate(${at[0]} ${at[1]}) scale(${props.swell})`}>
        <Show when={port.size === 'major'} fallback={<circle r="3.6" />}>
          <circle r="8.4" />
          <circle class="gw-anchor-ring" cy="-4.6" r="1.15" />
          <path class="gw-anchor" d={ANCHOR} />
        </Show>
      </g>
      <Show when={props.isNamed}>
        <text transform={hungAt(props.mark, props.swell)} font-size={`${SIZES[port.size]}px`} text-anchor={ANCHORS[stand]}>
          {port.name}
        </text>
      </Show>
    </g>
  );
};

/** Names of fleet bases grow as one goes away, so that they can always be read; the rest come up as one draws near. */
export const Ports = (props: GroundPart & { readonly date: Operation['date'] }) => {
  const { canRead, swell, unit } = legible();
  const isNamed = ({ port }: MarkedPort): boolean => port.size === 'major' || canRead(SIZES.minor * GROWTH);
  const swellOf = (mark: MarkedPort): number => (isNamed(mark) ? swell(SIZES[mark.port.size]) : unit() * 0.6);
  const marks = createMemo(() => portsOn(props.theatre, props.date).toReversed());
  return <For each={marks()}>{(mark) => <Port mark={mark} swell={swellOf(mark)} isNamed={isNamed(mark)} />}</For>;
};
