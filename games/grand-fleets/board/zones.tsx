/** The edges at which the fleets begin, and where the squadron that is carried would come to lie. */
import { createMemo, For, Show } from 'solid-js';
import { boxAround, hexPath, outlineOf } from '../../../kit/hex-geometry.ts';
import { facingOf } from '../data/formation.ts';
import type { Edge } from '../data/plan.ts';
import { hexesOf, type Quay, quayOf } from '../rules/deployment.ts';
import { enemyOf } from '../state.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { PITCH, SIZE, spotOf } from './geometry.ts';
import { Ghost } from './ghost.tsx';

interface ZonesProps {
  readonly desk: Desk;
  readonly closeness: Closeness;
}

/** From the middle of the edge outwards, in hexes, and how the words run there. */
const BESIDE: Readonly<Record<Edge, readonly [across: number, down: number, turn: number]>> = {
  north: [0, -1, 0],
  south: [0, 1, 0],
  west: [-1, 0, -90],
  east: [1, 0, 90],
};

const Zone = (props: { readonly quay: Quay; readonly words: string; readonly isOwn: boolean; readonly pixel: number }) => {
  const place = () => {
    const { x, y, width, height } = boxAround(props.quay.strip, SIZE) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [across, down, turn] = BESIDE[props.quay.edge];
    const out = 0.75 * PITCH;
    return `translate(${x + width / 2 + across * (width / 2 + out)} ${y + height / 2 + down * (height / 2 + out)}) rotate(${turn})`;
  };
  return (
    <g class="gf-zone" classList={{ 'gf-zone-own': props.isOwn }}>
      <path class="gf-zone-water" d={props.quay.strip.map((hex) => hexPath(hex, SIZE)).join('')} />
      <path class="gf-zone-edge" d={outlineOf(props.quay.strip, SIZE)} stroke-width={2 * props.pixel} />
      <text transform={place()} font-size={`${Math.min(64, 26 * props.pixel)}px`}>
        {props.words}
      </text>
    </g>
  );
};

/** A side begins at its own edge; whoever lies at the other is not seen yet. */
export const Zones = (props: ZonesProps) => {
  const zones = createMemo(() => {
    const [mine, quay] = [props.desk.side(), props.desk.placing.quay()];
    if (!mine || !quay) return [];
    const { names } = props.desk.battle();
    return [enemyOf(mine), mine].map((side) => ({
      quay: quayOf(props.desk.battle(), props.desk.view(), side),
      words: `${names[side]} edge`,
      isOwn: side === mine,
    }));
  });
  return (
    <g aria-hidden="true">
      <For each={zones()}>{(zone) => <Zone {...zone} pixel={props.closeness.pixel} />}</For>
    </g>
  );
};

/** The line that is carried, with what speaks against its place. */
export const Carried = (props: ZonesProps) => (
  <Show when={props.desk.placing.sketch()}>
    {(sketch) => {
      const hexes = () => hexesOf(sketch().unit, sketch().station);
      const head = () => spotOf(sketch().station[0]);
      return (
        <g class="gf-carried" classList={{ 'gf-carried-amiss': sketch().fault !== null }} aria-hidden="true">
          <For each={sketch().unit.ships}>
            {(ship, rank) => (
              <Ghost desk={props.desk} ship={ship} hex={hexes()[rank()] ?? sketch().station[0]} facing={facingOf(sketch().station[1])} />
            )}
          </For>
          <Show when={sketch().fault}>
            <text class="gf-carried-fault" x={head().x} y={head().y - 34} font-size={`${13 * props.closeness.pixel}px`}>
              {sketch().fault}
            </text>
          </Show>
        </g>
      );
    }}
  </Show>
);
