/** The edge of what is seen from the ship in hand: beyond it the sea lies in haze. */
import { createMemo, Show } from 'solid-js';
import type { Box } from '../../../kit/view-box.ts';
import { isAfloat } from '../rules/ships.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { bandCorners, pathOf, spotOf } from './geometry.ts';
import { sightFrom } from './sights.ts';

interface EdgeProps {
  readonly desk: Desk;
  readonly frame: Box;
  readonly closeness: Closeness;
}

export const SightEdge = (props: EdgeProps) => {
  const seen = createMemo(() => {
    const ship = props.desk.ship();
    const sight = ship && isAfloat(ship) && !props.desk.placing.quay() ? sightFrom(props.desk.waters(), ship) : null;
    return ship && sight ? { ...sight, corners: bandCorners(spotOf(ship.hex), sight.hexes) } : null;
  });
  const around = () => {
    const { x, y, width, height } = props.frame;
    return `M${x} ${y}h${width}v${height}h${-width}Z`;
  };
  return (
    <Show when={seen()}>
      {(sight) => (
        <g class="gf-sight" aria-hidden="true">
          <path class="gf-haze" fill-rule="evenodd" d={`${around()}${pathOf(sight().corners)}Z`} />
          <path class="gf-sight-edge" d={`${pathOf(sight().corners)}Z`} stroke-width={1.6 * props.closeness.pixel} />
          <text
            x={sight().corners[1]?.x}
            y={(sight().corners[1]?.y ?? 0) + 14 * props.closeness.pixel}
            font-size={`${11.5 * props.closeness.pixel}px`}
          >
            {sight().words}
          </text>
        </g>
      )}
    </Show>
  );
};
