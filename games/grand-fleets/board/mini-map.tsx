/** What the small map of the field shows: every ship that is afloat. */
import { For } from 'solid-js';
import type { Spot } from '../../../kit/gestures.ts';
import { bandOf } from '../../../kit/nation.tsx';
import type { Box } from '../../../kit/view-box.ts';
import { isAfloat } from '../rules/ships.ts';
import type { Desk } from './desk.ts';
import { spotOf } from './geometry.ts';

/** Sides are told by shape as well as by colour. */
const Dot = (props: { readonly at: Spot; readonly isBlue: boolean; readonly size: number; readonly fill: string }) =>
  props.isBlue ? (
    <circle style={{ fill: props.fill }} cx={props.at.x} cy={props.at.y} r={props.size} />
  ) : (
    <rect
      style={{ fill: props.fill }}
      x={props.at.x - props.size}
      y={props.at.y - props.size}
      width={2 * props.size}
      height={2 * props.size}
      transform={`rotate(45 ${props.at.x} ${props.at.y})`}
    />
  );

export const MiniShips = (props: { readonly desk: Desk; readonly frame: Box }) => (
  <g transform={`translate(${-props.frame.x} ${-props.frame.y})`}>
    <For each={props.desk.view().ships.filter(isAfloat)}>
      {(ship) => (
        <Dot
          at={spotOf(ship.hex)}
          isBlue={ship.side === 'blue'}
          size={props.frame.width / 80}
          fill={bandOf(props.desk.battle().nations[ship.side])}
        />
      )}
    </For>
  </g>
);
