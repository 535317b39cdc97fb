/** Smoke on the water: hexes that hide what lies in them and behind them, where they will drift to, and who is making more. */
import { createMemo, For, Show } from 'solid-js';
import type { Hex } from '../../../chart/hex.ts';
import { neighbour } from '../../../chart/hex.ts';
import { draftIn } from '../../../kernel/index.ts';
import { disc, join } from '../../../kit/drawing.ts';
import { hexPath } from '../../../kit/hex-geometry.ts';
import { smokeOrders } from '../rules/smoke-orders.ts';
import type { ShipId, Smoke as SmokeHex, SmokeKind } from '../state.ts';
import type { View } from '../view.ts';
import type { Berth } from './berths.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { angleOf, away, SIZE, spotOf } from './geometry.ts';

/** One bank of smoke fills its hex and a little more, so that neighbours run into one another. */
const PUFFS: readonly (readonly [x: number, y: number, r: number])[] = [
  [0, 0, 40],
  [-32, -14, 26],
  [26, -27, 28],
  [35, 17, 25],
  [-25, 28, 27],
  [6, 39, 22],
  [-4, -40, 21],
];

/** From the thin edge to the thick middle. */
const SWELLS = [1.5, 1.25, 1, 0.72] as const;

/** Turned a little otherwise in every hex, and always in the same way. */
const turnOf = (hex: Hex): number => (Math.abs(hex * 7919) % 12) * 30;

const bankOf = ({ hex }: SmokeHex, swell: number): string => {
  const { x, y } = spotOf(hex);
  return join(
    ...PUFFS.map(([across, down, r]) => {
      const puff = away({ x, y }, turnOf(hex) + (Math.atan2(down, across) * 180) / Math.PI, Math.hypot(across, down));
      return disc(puff.x, puff.y, r * swell);
    }),
  );
};

/** However many hexes there are, each thickness is one shape. Smoke that goes at the end of the turn has no thick middle any more. */
const Banks = (props: { readonly desk: Desk }) => {
  const shapes = createMemo(() => {
    const { smoke, turn } = props.desk.view();
    return SWELLS.map((swell, place) => join(...smoke.filter(({ until }) => until > turn || place < 2).map((each) => bankOf(each, swell))));
  });
  return <For each={shapes()}>{(shape) => <path class="gf-bank" d={shape} />}</For>;
};

/** GF-12.4.2: what does not go at the end of the turn drifts to the next hex down the wind. */
const driftOf = ({ smoke, wind, turn }: View) =>
  wind === null
    ? []
    : smoke
        .filter(({ until }) => until > turn)
        .map(({ hex }) => ({ to: neighbour(hex, wind), start: away(spotOf(hex), angleOf(wind), 52), angle: angleOf(wind) }));

const Drift = (props: { readonly desk: Desk; readonly closeness: Closeness }) => (
  <For each={driftOf(props.desk.view())}>
    {({ to, start, angle }) => (
      <g class="gf-drift">
        <path d={hexPath(to, SIZE, 0.82)} stroke-width={1.2 * props.closeness.pixel} />
        <path class="gf-drift-arrow" transform={`translate(${start.x} ${start.y}) rotate(${angle})`} d="M0 -1.5H26V-7L40 0L26 7V1.5H0Z" />
      </g>
    )}
  </For>
);

/** Who makes smoke as she moves, as it is ordered or as it is written down so far. */
const makersIn = (desk: Desk): readonly (readonly [ShipId, SmokeKind])[] =>
  draftIn(desk.draft(), smokeOrders) ?? desk.view().smoking.map(({ ship, kind }) => [ship, kind] as const);

const Makers = (props: SmokeProps) => (
  <For each={makersIn(props.desk)}>
    {([ship, kind]) => (
      <Show when={props.berths.get(ship)}>
        {(berth) => (
          <g class="gf-smoking" classList={{ 'gf-smoking-white': kind === 'chemical' }} transform={`translate(${berth().x} ${berth().y})`}>
            <path d="M-4 6C-20 12 -26 -6 -14 -12C-18 -26 2 -32 8 -22C20 -28 30 -16 22 -8C32 0 24 14 12 10C8 16 -2 14 -4 6Z" />
            <Show when={props.closeness.names === 'ships' && berth().head > 0}>
              <text y={24 + 6 * props.closeness.pixel} font-size={`${11 * props.closeness.pixel}px`}>
                {kind} smoke
              </text>
            </Show>
          </g>
        )}
      </Show>
    )}
  </For>
);

interface SmokeProps {
  readonly desk: Desk;
  readonly berths: ReadonlyMap<ShipId, Berth>;
  readonly closeness: Closeness;
}

export const Smoke = (props: SmokeProps) => (
  <g class="gf-screens" aria-hidden="true">
    <Banks desk={props.desk} />
    <Drift desk={props.desk} closeness={props.closeness} />
    <Makers {...props} />
  </g>
);
