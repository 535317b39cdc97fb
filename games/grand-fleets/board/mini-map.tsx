/** The whole field in a corner, with what is looked at now; a press looks elsewhere. */
import { For } from 'solid-js';
import type { Spot } from '../../../kit/gestures.ts';
import type { Box } from '../../../kit/view-box.ts';
import { isAfloat } from '../rules/ships.ts';
import type { Desk } from './desk.ts';
import { spotOf } from './geometry.ts';

interface MiniMapProps {
  readonly desk: Desk;
  readonly frame: Box;
  readonly seen: Box | undefined;
  readonly onLook: (at: Spot) => void;
}

/** Sides are told by shape as well as by colour. */
const Dot = (props: { readonly at: Spot; readonly isBlue: boolean; readonly size: number }) =>
  props.isBlue ? (
    <circle class="gf-mini-blue" cx={props.at.x} cy={props.at.y} r={props.size} />
  ) : (
    <rect
      class="gf-mini-red"
      x={props.at.x - props.size}
      y={props.at.y - props.size}
      width={2 * props.size}
      height={2 * props.size}
      transform={`rotate(45 ${props.at.x} ${props.at.y})`}
    />
  );

export const MiniMap = (props: MiniMapProps) => {
  let svg!: SVGSVGElement;
  const press = (event: MouseEvent): void => {
    const to = svg.getScreenCTM()?.inverse();
    if (to) props.onLook(new DOMPoint(event.clientX, event.clientY).matrixTransform(to));
  };
  return (
    <div class="gf-mini">
      <svg
        ref={svg}
        viewBox={`${props.frame.x} ${props.frame.y} ${props.frame.width} ${props.frame.height}`}
        role="presentation"
        aria-hidden="true"
        onClick={press}
      >
        <rect class="gf-mini-water" {...props.frame} />
        <For each={props.desk.view().ships.filter(isAfloat)}>
          {(ship) => <Dot at={spotOf(ship.hex)} isBlue={ship.side === 'blue'} size={props.frame.width / 110} />}
        </For>
        <rect class="gf-mini-seen" {...(props.seen ?? props.frame)} />
      </svg>
    </div>
  );
};
