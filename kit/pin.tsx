/** What a counter becomes that is looked at from far off: a pin of its nation, of the same size on the screen however far. */
import { type Accessor, createMemo } from 'solid-js';
import { useChart } from './chart-context.ts';
import { legible } from './legible.ts';
import { bandOf, Flag, type Nation } from './nation.tsx';
import { useScale } from './scaled.tsx';

/** The middle of a card, and its width. */
const [MIDDLE, WIDTH] = [{ x: 32, y: 20 }, 64];
/** Pixels that a card is wide at least, and the radius of a pin. */
const LEAST_CARD = 44;
export const PIN = 9;
const FLAG = 10.5;

/** Whether counters are too far off here to be cards. */
export function isPin(): Accessor<boolean> {
  const [chart, scale] = [useChart(), useScale()];
  return createMemo(() => chart !== undefined && (WIDTH * scale()) / chart.drawnPerPixel() < LEAST_CARD);
}

/** A ring about a pin, so many pixels from it. */
export const PinFrame = (props: { readonly class: string; readonly margin: number }) => {
  const { unit } = legible();
  return <circle class={`kit-pin-frame ${props.class}`} cx={MIDDLE.x} cy={MIDDLE.y} r={(PIN + props.margin) * unit()} />;
};

export const Pin = (props: { readonly nation: Nation }) => {
  const { unit } = legible();
  return (
    <>
      <PinFrame class="kit-ring" margin={3} />
      <PinFrame class="kit-focus" margin={5} />
      <circle class="kit-pin" style={{ fill: bandOf(props.nation) }} cx={MIDDLE.x} cy={MIDDLE.y} r={PIN * unit()} />
      <Flag nation={props.nation} x={MIDDLE.x - (FLAG / 2) * unit()} y={MIDDLE.y - (FLAG / 3) * unit()} width={FLAG * unit()} />
    </>
  );
};
