/** The points of the sides, each with a bar on one scale. A bar has a pattern of its own besides its colour. */
import { For, Show } from 'solid-js';
import { figure } from '../kernel/figures.ts';
import { FlagMark, type Nation } from './nation.tsx';
import { counted } from './words.ts';
import './score.css';

type Alliance = 'allied' | 'central';

export interface Tally {
  readonly name: string;
  readonly nation: Nation;
  readonly points: number;
  readonly pattern: 'stripes' | 'dots';
}

/** Of the two alliances of the war. */
export const talliesOf = (
  points: Readonly<Record<Alliance, number>>,
  names: Readonly<Record<Alliance, string>>,
  nations: Readonly<Record<Alliance, Nation>>,
): Tally[] => [
  { name: names.allied, nation: nations.allied, points: points.allied, pattern: 'stripes' },
  { name: names.central, nation: nations.central, points: points.central, pattern: 'dots' },
];

/** The scale ends at a round number, and never so near that the first points would fill it. */
const endOf = (tallies: readonly Tally[]): number => Math.max(20, ...tallies.map(({ points }) => Math.ceil(points / 20) * 20));

export const Points = (props: { readonly of: readonly Tally[]; readonly scale?: boolean | undefined }) => {
  const end = () => endOf(props.of);
  return (
    <div class="kit-points">
      <For each={props.of}>
        {(tally) => (
          <div class="kit-points-row" role="img" aria-label={`${tally.name}: ${counted(tally.points, 'point')}`}>
            <FlagMark nation={tally.nation} />
            <span>{tally.name}</span>
            <b>{figure(tally.points)}</b>
            <i class={`kit-bar kit-bar-${tally.pattern}`}>
              <i style={{ width: `${Math.max(0, (100 * tally.points) / end())}%` }} />
            </i>
          </div>
        )}
      </For>
      <Show when={props.scale}>
        <p class="kit-points-scale">
          <span>0</span>
          <span>{end() / 2}</span>
          <span>{end()}</span>
        </p>
      </Show>
    </div>
  );
};
