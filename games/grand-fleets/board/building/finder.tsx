/** Ships to choose from, and the fleet that they go to. */
import { createMemo, createSignal, For } from 'solid-js';
import { ShipFinder } from '../../../../kit/building/ship-finder.tsx';
import { counted } from '../../../../kit/words.ts';
import type { Ship } from '../../../../register/types.ts';
import { shipsOf, weightOf } from '../../data/fleets.ts';
import type { ShipId, Side } from '../../state.ts';
import { SIDES } from '../../state.ts';

const figures = (ship: Ship, year: number): string => {
  const { hull, guns, tubes, speed } = weightOf([ship.id], year);
  return [
    `hull ${hull}`,
    `speed ${speed}`,
    ...(guns > 0 ? [counted(guns, 'heavy gun')] : []),
    ...(tubes > 0 ? [counted(tubes, 'tube')] : []),
  ].join(', ');
};

interface Props {
  readonly year: number;
  readonly taken: ReadonlySet<ShipId>;
  readonly onTake: (side: Side, ships: readonly ShipId[]) => void;
}

export const Finder = (props: Props) => {
  const [side, setSide] = createSignal<Side>('blue');
  const free = createMemo(() => shipsOf(props.year).filter(({ id }) => !props.taken.has(id)));
  return (
    <section class="builder-finder" aria-label="Ships to choose from">
      <fieldset class="builder-sides">
        <legend>Ships go to</legend>
        <For each={SIDES}>
          {(each) => (
            <label data-side={each}>
              <input type="radio" name="builder-side" checked={side() === each} onChange={() => setSide(each)} /> the {each} fleet
            </label>
          )}
        </For>
      </fieldset>
      <ShipFinder
        ships={free()}
        figures={(ship) => figures(ship, props.year)}
        to={`the ${side()} fleet`}
        none={`No such ship was there in ${props.year}.`}
        onTake={(ships) => props.onTake(side(), ships)}
      />
    </section>
  );
};
