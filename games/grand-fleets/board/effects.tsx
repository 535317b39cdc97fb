/** What the last fire came to: splashes about whoever was hit, bursts for the circles that she lost, and where somebody went down. */
import { For, Show } from 'solid-js';
import { Burst } from '../../../kit/open-sea.tsx';
import { cardOf } from '../data/data.ts';
import type { ShipId } from '../state.ts';
import type { Berth } from './berths.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { pathOf, spotOf } from './geometry.ts';
import type { Blow, Move } from './results.ts';

/** About the hull, those farther down the chart over the others. */
const SPLASHES: readonly (readonly [x: number, y: number, size: number])[] = [
  [36, -14, 1.1],
  [-44, 12, 1.35],
  [26, 28, 1.2],
  [-14, 34, 1],
];

/** A column of water with spray about its head, and the foam at its foot. */
const COLUMN = 'M-3 0Q-5 -13 -3 -22Q-6 -27 -2.6 -29Q-1.6 -36 1 -30Q5 -31 3.4 -24Q5 -12 3 0Z';
const SPRAY = 'M-6 -24a1.2 1.2 0 1 0 .1 0M6.4 -28a1.3 1.3 0 1 0 .1 0M-3 -34a1 1 0 1 0 .1 0M4.6 -36a1.1 1.1 0 1 0 .1 0';
const FOAM = 'M-9 1Q0 -4 9 1Q0 6 -9 1Z';

export const Splash = (props: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g class="gf-splash" transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
    <path d={FOAM} />
    <path d={COLUMN} />
    <path d={SPRAY} />
  </g>
);

const Splashes = () => <For each={SPLASHES}>{([x, y, size]) => <Splash x={x} y={y} size={size} />}</For>;

const Sunk = (props: { readonly name: string; readonly closeness: Closeness }) => (
  <g class="gf-sunk">
    <circle r="16" />
    <circle r="28" />
    <circle r="40" />
    <text y={52 + 4 * props.closeness.pixel} font-size={`${12 * props.closeness.pixel}px`}>
      {props.name} sunk
    </text>
  </g>
);

interface EffectsProps {
  readonly desk: Desk;
  readonly berths: ReadonlyMap<ShipId, Berth>;
  readonly blows: readonly Blow[];
  readonly closeness: Closeness;
}

interface TrailsProps {
  readonly berths: ReadonlyMap<ShipId, Berth>;
  readonly moves: readonly Move[];
  readonly closeness: Closeness;
}

/** Where everybody came from. */
export const Trails = (props: TrailsProps) => {
  const trails = () =>
    props.moves.map(({ ship, from }) => {
      const to = props.berths.get(ship);
      return to ? pathOf([spotOf(from), to]) : '';
    });
  return <path class="gf-trails" d={trails().join('')} stroke-width={2 * props.closeness.pixel} aria-hidden="true" />;
};

const spotOfBlow = ({ berths }: Pick<EffectsProps, 'berths'>, { ship, hex }: Blow) => berths.get(ship) ?? spotOf(hex);

/** Under the ships and their names: water thrown up about whoever was hit. */
export const Water = (props: Pick<EffectsProps, 'berths' | 'blows'>) => (
  <g class="gf-effects" aria-hidden="true">
    <For each={props.blows.filter(({ isSunk }) => !isSunk)}>
      {(blow) => (
        <g transform={`translate(${spotOfBlow(props, blow).x} ${spotOfBlow(props, blow).y})`}>
          <Splashes />
        </g>
      )}
    </For>
  </g>
);

export const Effects = (props: EffectsProps) => (
  <g class="gf-effects" aria-hidden="true">
    <For each={props.blows}>
      {(blow) => (
        <g transform={`translate(${spotOfBlow(props, blow).x} ${spotOfBlow(props, blow).y})`}>
          <Show when={!blow.isSunk} fallback={<Sunk name={cardOf(props.desk.battle(), blow.ship).name} closeness={props.closeness} />}>
            <g transform={`translate(-20 18) scale(${Math.max(0.85, 0.85 * props.closeness.pixel)})`}>
              <Burst x={0} y={0} hits={blow.hits} />
            </g>
          </Show>
        </g>
      )}
    </For>
  </g>
);
