/** What the last fire did, on the water: splashes and bursts where ships were hit, and those that go down. */
import { createMemo, For, Show } from 'solid-js';
import type { Spot } from '../../kit/gestures.ts';
import { centreOf } from '../../kit/hex-geometry.ts';
import { Burst, Splashes } from '../../kit/open-sea.tsx';
import { Plan } from '../../kit/plan.tsx';
import { type Berth, SIZE } from './berths.ts';
import type { Livery } from './livery.ts';
import type { Blow } from './results.ts';
import { SUNK_TYPE, sunkWords } from './sunk.ts';

const spotOf = ({ hex, token }: Blow, berths: ReadonlyMap<string, Berth>): Spot | null =>
  berths.get(token) ?? (hex === null ? null : centreOf(hex, SIZE));

const Sinking = (props: { readonly blow: Blow; readonly livery: Livery }) => (
  <g class="bb-sinking">
    <circle class="bb-ripple" r="14" />
    <circle class="bb-ripple" r="26" />
    <g class="bb-going-down">
      <Plan profile={props.livery.profileOf(props.blow.ship)} x={0} y={0} heading={70} scale={0.3} fires={3} />
    </g>
  </g>
);

interface EffectsProps {
  readonly blows: readonly Blow[];
  readonly berths: ReadonlyMap<string, Berth>;
  readonly livery: Livery;
}

export const Effects = (props: EffectsProps) => {
  const pixel = (): number => [...props.berths.values()][0]?.pixel ?? 1;
  const atOf = (blow: Blow, place: number): Spot | null => {
    const spot = spotOf(blow, props.berths);
    return spot && { x: spot.x, y: spot.y + (props.berths.has(blow.token) ? 0 : place * 18) };
  };
  const words = createMemo(() => {
    const gone = props.blows.flatMap((blow, place) => {
      const at = blow.sunk ? atOf(blow, place) : null;
      return at ? [{ words: `${blow.name} sunk`, at }] : [];
    });
    return sunkWords(gone, [...props.berths.values()], pixel());
  });
  return (
    <g class="bb-effects" aria-hidden="true">
      <For each={props.blows}>
        {(blow, place) => (
          <Show when={atOf(blow, place())}>
            {(at) => (
              <g transform={`translate(${at().x} ${at().y}) scale(${pixel()})`}>
                <Show when={!blow.sunk} fallback={<Sinking blow={blow} livery={props.livery} />}>
                  <Splashes />
                  <Show when={blow.boxes > 0}>
                    <g transform="translate(26 -14) scale(0.85)">
                      <Burst x={0} y={0} hits={blow.boxes} />
                    </g>
                  </Show>
                </Show>
              </g>
            )}
          </Show>
        )}
      </For>
      <For each={words()}>
        {({ x, y, anchor, words: written }) => (
          <text class="bb-sunk" transform={`translate(${x} ${y}) scale(${pixel()})`} text-anchor={anchor} font-size={`${SUNK_TYPE}px`}>
            {written}
          </text>
        )}
      </For>
    </g>
  );
};
