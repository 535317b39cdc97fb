/** GF-13: a division on the water: the boats that follow the leading one in a wedge, and how many there are of all. */
import { createMemo, For, Show } from 'solid-js';
import { Plan } from '../../../kit/plan.tsx';
import { hullFromAbove } from '../../../kit/plan-outlines.ts';
import type { Battle } from '../data/battle.ts';
import { cardOf } from '../data/data.ts';
import { boatsOf } from '../rules/divisions.ts';
import type { ShipView, View } from '../view.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { stationsOf } from './divisions.ts';
import { angleOf, METRE } from './geometry.ts';
import { vesselOf } from './profiles.ts';
import { hullInWords } from './words.ts';
import './css/division.css';

interface DivisionProps {
  readonly desk: Desk;
  readonly ship: ShipView;
  readonly closeness: Closeness;
}

/** A boat with her bow along x. */
const Boat = (props: DivisionProps) => {
  const profile = () => vesselOf(cardOf(props.desk.battle(), props.ship.id)).profile;
  return (
    <Show
      when={props.closeness.isNear}
      fallback={<path class="gf-hull" transform={`scale(${METRE})`} d={hullFromAbove(profile().length, profile().beam * 1.5, 0.86)} />}
    >
      <Plan
        profile={profile()}
        x={0}
        y={0}
        heading={90}
        scale={METRE}
        wake={Math.min(1, props.ship.spent / 6)}
        fires={Math.min(3, props.ship.fires)}
      />
    </Show>
  );
};

/** Where the number stands: astern of all, so that it hides no bow. */
const ASTERN = 44;

/** On the sheet of a boat: the others of her division, and how they are. */
export const Mates = (props: { readonly battle: Battle; readonly view: View; readonly ship: ShipView }) => {
  const mates = createMemo(() => {
    const boats = boatsOf(props.battle, props.view, props.ship.id);
    return boats
      .filter(({ id }) => id !== props.ship.id)
      .map((boat) => `${cardOf(props.battle, boat.id).name} (${hullInWords(props.battle, boat)})`);
  });
  return (
    <Show when={mates().length > 0}>
      <p class="gf-mates">In one division with {mates().join(', ')}.</p>
    </Show>
  );
};

export const Division = (props: DivisionProps) => {
  const boats = createMemo(() => boatsOf(props.desk.battle(), props.desk.view(), props.ship.id));
  const stations = createMemo(() => stationsOf(boats().length));
  return (
    <Show when={boats().length > 1}>
      <g class="gf-division" transform={`rotate(${angleOf(props.ship.facing)})`}>
        <For each={boats().slice(1)}>
          {(boat, place) => (
            <g transform={`translate(${stations()[place() + 1]?.x ?? 0} ${stations()[place() + 1]?.y ?? 0})`}>
              <Boat {...props} ship={boat} />
            </g>
          )}
        </For>
        <g transform={`translate(${-ASTERN} 0) rotate(${-angleOf(props.ship.facing)})`}>
          <circle class="gf-boats" r={8 * props.closeness.pixel} />
          <text class="gf-boats-number" y={4 * props.closeness.pixel} font-size={`${11.5 * props.closeness.pixel}px`}>
            {boats().length}
          </text>
        </g>
      </g>
    </Show>
  );
};
