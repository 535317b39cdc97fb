/** The whole chart in a corner, with what is looked at now; a press looks elsewhere. */
import type { JSX } from 'solid-js';
import type { Spot } from './gestures.ts';
import type { Box } from './view-box.ts';

interface MiniMapProps {
  readonly frame: Box;
  readonly seen: Box;
  readonly onLook: (at: Spot) => void;
  readonly children?: JSX.Element;
}

/** In pixels. A high chart is narrow rather than framed by nothing. */
const HIGHEST = 120;

export const MiniMap = (props: MiniMapProps) => {
  let svg!: SVGSVGElement;
  const press = (event: MouseEvent): void => {
    const to = svg.getScreenCTM()?.inverse();
    if (to) props.onLook(new DOMPoint(event.clientX, event.clientY).matrixTransform(to));
  };
  return (
    <div class="kit-mini">
      <svg
        ref={svg}
        style={{ width: `min(var(--mini-width), ${(HIGHEST * props.frame.width) / props.frame.height}px)` }}
        viewBox={`${props.frame.x} ${props.frame.y} ${props.frame.width} ${props.frame.height}`}
        role="presentation"
        aria-hidden="true"
        onClick={press}
      >
        <rect class="kit-water" {...props.frame} />
        {props.children}
        <rect class="kit-mini-seen" {...props.seen} />
      </svg>
    </div>
  );
};
