/** Ships from above without their decks: those that nobody has made out, and those too far off to see more than whose they are. */
import { bandOf, type Nation } from '../../kit/nation.tsx';
import { hullFromAbove } from '../../kit/plan-outlines.ts';
import { BLANK } from './laid.ts';

export const Blank = (props: { readonly heading: number; readonly scale: number }) => (
  <g transform={`rotate(${props.heading - 90}) scale(${props.scale})`}>
    <path class="bb-blank" d={hullFromAbove(BLANK.length, BLANK.beam, 0.86)} />
  </g>
);

interface DistantProps {
  readonly nation: Nation;
  readonly size: { readonly length: number; readonly beam: number };
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly scale: number;
}

/** Broader than life, so that there is something to see. */
const BROAD = 1.5;

export const Distant = (props: DistantProps) => (
  <path
    class="bb-distant"
    style={{ fill: bandOf(props.nation) }}
    transform={`translate(${props.x} ${props.y}) rotate(${props.heading - 90}) scale(${props.scale})`}
    d={hullFromAbove(props.size.length, props.size.beam * BROAD, 0.86)}
  />
);
