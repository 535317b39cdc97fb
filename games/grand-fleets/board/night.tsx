/** The sea at night: beams of searchlights and whom they are on, the glow of fires, the flash of guns. */
import { createMemo, createUniqueId, For, Show } from 'solid-js';
import { draftIn } from '../../../kernel/index.ts';
import { headingTo } from '../../../kit/hex-geometry.ts';
import { BEAM, isDark } from '../rules/night.ts';
import { searchlights } from '../rules/searchlights.ts';
import type { ShipId } from '../state.ts';
import type { Berth } from './berths.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { angleOf, bandCorners, PITCH, pathOf, spotOf } from './geometry.ts';
import { type Beam, beamsOf, glowing, litBy } from './lights.ts';

interface NightProps {
  readonly desk: Desk;
  readonly berths: ReadonlyMap<ShipId, Berth>;
  readonly closeness: Closeness;
}

/** One beam lies along the axis, a unit long, and is stretched to where it falls. */
const CONE = 'M0 -2.5L1 -19Q1.1 0 1 19L0 2.5Z';

const Ray = (props: { readonly from: Berth; readonly angle: number; readonly far: number; readonly fill: string }) => (
  <path
    class="gf-ray"
    transform={`translate(${props.from.x} ${props.from.y}) rotate(${props.angle}) scale(${props.far} 1)`}
    fill={`url(#${props.fill})`}
    d={CONE}
  />
);

const Rays = (props: NightProps & { readonly beam: Beam; readonly fill: string }) => (
  <Show when={props.berths.get(props.beam.from.id)}>
    {(from) => (
      <>
        <For each={props.beam.on}>
          {(ship) => {
            const to = () => props.berths.get(ship.id) ?? spotOf(ship.hex);
            const far = () => Math.hypot(to().x - from().x, to().y - from().y);
            return <Ray from={from()} angle={headingTo(from(), to()) - 90} far={far() + 14} fill={props.fill} />;
          }}
        </For>
        <Show when={props.beam.on.length === 0}>
          <Ray from={from()} angle={angleOf(props.beam.from.facing)} far={BEAM * PITCH} fill={props.fill} />
        </Show>
      </>
    )}
  </Show>
);

/** Before she switches them on: how far her lights would reach, and on whom they would fall. */
const Prospect = (props: NightProps) => {
  const ship = createMemo(() => (props.desk.question()?.name === searchlights.name ? props.desk.ship() : null));
  return (
    <Show when={ship()}>
      {(from) => (
        <g class="gf-beam-reach">
          <path d={`${pathOf(bandCorners(spotOf(from().hex), BEAM))}Z`} stroke-width={1.8 * props.closeness.pixel} />
          <For each={litBy(props.desk.waters(), from())}>
            {(other) => <circle cx={spotOf(other.hex).x} cy={spotOf(other.hex).y} r={42} stroke-width={2 * props.closeness.pixel} />}
          </For>
        </g>
      )}
    </Show>
  );
};

export const Night = (props: NightProps) => {
  const [ray, glow] = [createUniqueId(), createUniqueId()];
  const beams = createMemo(() => {
    const { view, draft, waters } = props.desk;
    return beamsOf(waters(), [...view().beams, ...(draftIn(draft(), searchlights) ?? [])]);
  });
  return (
    <Show when={isDark(props.desk.waters())}>
      <g class="gf-lights" aria-hidden="true">
        <defs>
          <linearGradient id={ray}>
            <stop class="gf-ray-near" offset="0" />
            <stop class="gf-ray-far" offset="1" />
          </linearGradient>
          <radialGradient id={glow}>
            <stop class="gf-glow-near" offset="0" />
            <stop class="gf-glow-far" offset="1" />
          </radialGradient>
        </defs>
        <For each={glowing(props.desk.waters())}>
          {({ ship, by }) => (
            <Show when={props.berths.get(ship.id)}>
              {(at) => <circle class={`gf-glow gf-glow-${by}`} cx={at().x} cy={at().y} r={PITCH * 0.72} fill={`url(#${glow})`} />}
            </Show>
          )}
        </For>
        <For each={beams()}>{(beam) => <Rays {...props} beam={beam} fill={ray} />}</For>
        <Prospect {...props} />
      </g>
    </Show>
  );
};
