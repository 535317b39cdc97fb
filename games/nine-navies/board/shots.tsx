/** Lines of fire between the cards of a battle. */
import { For } from 'solid-js';
import type { Alliance } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import type { Aiming, BattleProps } from './aiming.ts';
import { type Berth, CARD } from './battle-layout.ts';

export interface Shot {
  readonly from: Berth;
  readonly to: Berth;
  readonly planned: boolean;
  readonly strong: boolean;
  readonly side: Alliance;
}

/** Who fires at whom, by what has been named and by the plan. */
export function shotsOf({ battle, desk }: BattleProps, aiming: Aiming, berths: ReadonlyMap<string, Berth>): readonly Shot[] {
  const named = battle.fighters.map(({ id, target }) => ({ id, target, planned: false }));
  const meant = [...aiming.plan()].map(([id, target]) => ({ id, target, planned: true }));
  const isStrong = (id: ShipId | null): boolean => id !== null && (id === aiming.current() || id === desk.selected());
  return [...named, ...meant].flatMap(({ id, target, planned }): Shot[] => {
    const [from, to] = [berths.get(id), berths.get(target ?? '')];
    const side = battle.fighters.find((fighter) => fighter.id === id)?.side;
    return from && to && side ? [{ from, to, planned, strong: isStrong(id) || isStrong(target), side }] : [];
  });
}

/** From the edge of one card to the edge of another, a little bent so that parallel fire stays apart. */
const pathOf = ({ from, to }: Shot, down: number): string => {
  const start = from.y + (down * CARD.height * from.scale) / 2;
  const end = to.y - (down * CARD.height * to.scale) / 2 - down * 4;
  const middle = (start + end) / 2;
  return `M${from.x} ${start}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${end}`;
};

const headAt = ({ to }: Shot, down: number): string =>
  `translate(${to.x} ${to.y - (down * CARD.height * to.scale) / 2 - down}) rotate(${down > 0 ? 0 : 180})`;

export const Shots = (props: { readonly shots: readonly Shot[] }) => (
  <g class="nn-shots" aria-hidden="true">
    <For each={props.shots}>
      {(shot) => {
        const down = shot.to.y > shot.from.y ? 1 : -1;
        return (
          <g class={`nn-shot nn-shot-${shot.side}`} classList={{ 'nn-shot-planned': shot.planned, 'nn-shot-strong': shot.strong }}>
            <path class="nn-shot-line" d={pathOf(shot, down)} />
            <path class="nn-shot-head" d="M0 0L-4 -8L4 -8Z" transform={headAt(shot, down)} />
          </g>
        );
      }}
    </For>
  </g>
);
