/** What the last fire came to: splashes about whoever was shot at, bursts for the circles that she lost, and where somebody went down. */
import { For, Show } from 'solid-js';
import { Burst } from '../../../kit/open-sea.tsx';
import { cardOf } from '../data/data.ts';
import type { ShipId } from '../state.ts';
import type { Berth } from './berths.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { pathOf, spotOf } from './geometry.ts';
import type { Blow, Move } from './results.ts';

const SPLASHES: readonly (readonly [x: number, y: number, size: number])[] = [
  [-40, 14, 1.2],
  [34, -16, 1],
  [-16, 30, 0.9],
  [22, 26, 1.1],
];

const SPLASH = 'M-2.4 0Q-4 -11 -1 -19Q-0.4 -23 0.6 -19Q4 -11 2.4 0ZM-7 1Q0 -3 7 1Q0 5 -7 1Z';

const Splashes = () => (
  <For each={SPLASHES}>{([x, y, size]) => <path class="gf-splash" transform={`translate(${x} ${y}) scale(${size})`} d={SPLASH} />}</For>
);

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

export const Effects = (props: EffectsProps) => (
  <g class="gf-effects" aria-hidden="true">
    <For each={props.blows}>
      {(blow) => {
        const at = () => props.berths.get(blow.ship) ?? spotOf(blow.hex);
        return (
          <g transform={`translate(${at().x} ${at().y})`}>
            <Show when={!blow.isSunk} fallback={<Sunk name={cardOf(props.desk.battle(), blow.ship).name} closeness={props.closeness} />}>
              <Splashes />
              <g transform={`translate(34 8) scale(${Math.max(1, props.closeness.pixel)})`}>
                <Burst x={0} y={0} hits={blow.hits} />
              </g>
            </Show>
          </g>
        );
      }}
    </For>
  </g>
);
