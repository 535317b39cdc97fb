/** One fleet of the battle: its squadrons as they will form, what it weighs, its crews and its aircraft. */
import { createMemo, For, Show } from 'solid-js';
import { OneOf } from '../../../../kit/building/fields.tsx';
import { FlagMark } from '../../../../kit/nation.tsx';
import { capital, counted } from '../../../../kit/words.ts';
import { shipNamed } from '../../../../register/index.ts';
import type { Crew } from '../../data/battle.ts';
import { type Choices, type Flyer, forceOf } from '../../data/builder.ts';
import { weightOf } from '../../data/fleets.ts';
import { CREWS } from '../../data/scenario.ts';
import type { ShipId, Side } from '../../state.ts';
import { SIDES } from '../../state.ts';
import { Airfield } from './airfield.tsx';

const hullOf = ({ fleets, year }: Choices, side: Side): number => weightOf(fleets[side], year).hull;

/** What both have to lose, as parts of one bar. */
export const Balance = (props: { readonly choices: Choices }) => (
  <div class="builder-balance" aria-hidden="true">
    <For each={SIDES}>{(side) => <i data-side={side} style={{ 'flex-grow': `${hullOf(props.choices, side)}` }} />}</For>
  </div>
);

const weightInWords = ({ fleets, year }: Choices, side: Side): string => {
  const { hull, guns, tubes, speed } = weightOf(fleets[side], year);
  return [
    counted(fleets[side].length, 'ship'),
    `${hull} hull points`,
    counted(guns, 'heavy gun'),
    counted(tubes, 'tube'),
    `speed ${speed}`,
  ].join(' · ');
};

interface Props {
  readonly side: Side;
  readonly choices: Choices;
  readonly onDrop: (ships: readonly ShipId[]) => void;
  readonly onCrew: (crew: Crew) => void;
  readonly onAircraft: (aircraft: readonly Flyer[]) => void;
}

export const Fleet = (props: Props) => {
  const ships = () => props.choices.fleets[props.side];
  const force = createMemo(() => forceOf(props.side, props.choices));
  return (
    <section class="builder-fleet" data-side={props.side} aria-label={`The ${props.side} fleet`}>
      <h2>
        <Show when={ships().length > 0}>
          <FlagMark nation={force().nation} />{' '}
        </Show>
        {capital(props.side)}
        <Show when={ships().length > 0}>
          <button type="button" class="builder-chip all" aria-label={`Empty the ${props.side} fleet`} onClick={() => props.onDrop(ships())}>
            empty it
          </button>
        </Show>
      </h2>
      <Show when={ships().length > 0} fallback={<p class="soft">No ships yet. Pick them below.</p>}>
        <p class="soft">{weightInWords(props.choices, props.side)}</p>
        <ul class="builder-squadrons">
          <For each={force().squadrons}>
            {(squadron) => (
              <li>
                <p class="soft">{squadron.name}</p>
                <p class="builder-chips">
                  <For each={squadron.ships}>
                    {(ship) => (
                      <button
                        type="button"
                        class="builder-chip"
                        aria-label={`Remove ${shipNamed(ship).name}`}
                        onClick={() => props.onDrop([ship])}
                      >
                        {shipNamed(ship).name} <span aria-hidden="true">×</span>
                      </button>
                    )}
                  </For>
                </p>
              </li>
            )}
          </For>
        </ul>
        <OneOf
          label={`Crews of the ${props.side} fleet`}
          words={(crew) => crew}
          all={CREWS}
          value={props.choices.crews[props.side]}
          onChange={props.onCrew}
        />
        <Airfield side={props.side} ships={ships()} aircraft={props.choices.aircraft} onChange={props.onAircraft} />
      </Show>
    </section>
  );
};
