/** The wind over the sea: a rose whose arrow flies with it, and the third of the horizon into which guns fire badly (GF-12.4.2). */
import { Show } from 'solid-js';
import type { Facing } from '../../../chart/hex.ts';
import type { View } from '../view.ts';
import { angleOf, away, pathOf } from './geometry.ts';
import { windInWords } from './words.ts';

const MIDDLE = { x: 0, y: 0 };
const RIM = 38;

const TICKS = Array.from({ length: 24 }, (_, i) => pathOf([away(MIDDLE, i * 15, i % 6 === 0 ? 31 : 34), away(MIDDLE, i * 15, RIM)])).join(
  '',
);

/** Four long points and four short ones. */
const STAR = `${pathOf(Array.from({ length: 16 }, (_, i) => away(MIDDLE, i * 22.5, i % 2 === 1 ? 7 : i % 4 === 0 ? 27 : 17)))}Z`;

const ARROW = 'M-36 -2.2H14V-8L34 0L14 8V2.2H-36L-42 8V2.6L-36 0L-42 -2.6V-8Z';

/** Sixty degrees to either side of where it comes from. */
const eyeOf = (to: Facing): string => {
  const from = angleOf(to) + 180;
  const [left, right] = [away(MIDDLE, from - 60, RIM), away(MIDDLE, from + 60, RIM)];
  return `M0 0L${left.x.toFixed(1)} ${left.y.toFixed(1)}A${RIM} ${RIM} 0 0 1 ${right.x.toFixed(1)} ${right.y.toFixed(1)}Z`;
};

const Blowing = (props: { readonly to: Facing }) => (
  <>
    <path class="gf-rose-eye" d={eyeOf(props.to)} />
    <path class="gf-rose-arrow" transform={`rotate(${angleOf(props.to)})`} d={ARROW} />
  </>
);

export const WindRose = (props: { readonly view: Pick<View, 'wind' | 'readings'> }) => (
  <Show when={props.view.readings.wind === 'on'}>
    <figure class="gf-wind">
      <svg viewBox="-46 -46 92 92" aria-hidden="true">
        <circle class="gf-rose-card" r="42" />
        <path class="gf-rose-ticks" d={TICKS} />
        <path class="gf-rose-star" d={STAR} />
        {props.view.wind === null ? null : <Blowing to={props.view.wind} />}
        <text class="gf-rose-north" y="-29">
          N
        </text>
      </svg>
      <figcaption>{windInWords(props.view.wind)}</figcaption>
    </figure>
  </Show>
);
