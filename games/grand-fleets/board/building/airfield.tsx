/** The aircraft of a fleet: those that ships carry, and zeppelins from home (GF-9). */
import { createSignal, For, Show } from 'solid-js';
import { OneOf } from '../../../../kit/building/fields.tsx';
import { counted } from '../../../../kit/words.ts';
import { shipNamed } from '../../../../register/index.ts';
import { AIRCRAFT_TYPES } from '../../data/aircraft.ts';
import type { Flyer } from '../../data/builder.ts';
import { MOST_AIRCRAFT } from '../../data/scenario.ts';
import type { ShipId, Side } from '../../state.ts';

const TYPES = [...AIRCRAFT_TYPES.keys()];
const nameOf = (type: string): string => AIRCRAFT_TYPES.get(type)?.name ?? type;
const comesFromHome = (type: string): boolean => AIRCRAFT_TYPES.get(type)?.isZeppelin === true;
const whose = ({ ship }: Flyer): string => (ship === null ? 'from home' : `aboard ${shipNamed(ship).name}`);

interface Props {
  readonly side: Side;
  readonly ships: readonly ShipId[];
  /** Of both sides. */
  readonly aircraft: readonly Flyer[];
  readonly onChange: (aircraft: readonly Flyer[]) => void;
}

export const Airfield = (props: Props) => {
  const [type, setType] = createSignal(TYPES[0] ?? '');
  const [picked, setPicked] = createSignal<ShipId | null>(null);
  const own = () => props.aircraft.filter(({ side }) => side === props.side);
  /** The one that was picked, or else the first ship that was built for it, or the first of all. */
  const carrier = (): ShipId =>
    props.ships.find((ship) => ship === picked()) ??
    props.ships.find((ship) => shipNamed(ship).aircraft !== undefined) ??
    props.ships[0] ??
    '';
  const add = (): void =>
    props.onChange([...props.aircraft, { type: type(), side: props.side, ship: comesFromHome(type()) ? null : carrier() }]);
  return (
    <details class="builder-air">
      <summary>{own().length === 0 ? 'No aircraft' : counted(own().length, 'aircraft', 'aircraft')}</summary>
      <p class="builder-chips">
        <For each={own()}>
          {(flyer) => (
            <button
              type="button"
              class="builder-chip"
              aria-label={`Remove the ${nameOf(flyer.type)} ${whose(flyer)}`}
              onClick={() => props.onChange(props.aircraft.filter((each) => each !== flyer))}
            >
              {nameOf(flyer.type)}, {whose(flyer)} <span aria-hidden="true">×</span>
            </button>
          )}
        </For>
      </p>
      <div class="builder-fields">
        <OneOf label={`Aircraft for the ${props.side} fleet`} words={nameOf} all={TYPES} value={type()} onChange={setType} />
        <Show when={!comesFromHome(type())}>
          <OneOf label="Aboard" words={(ship) => shipNamed(ship).name} all={props.ships} value={carrier()} onChange={setPicked} />
        </Show>
      </div>
      <button type="button" class="button quiet" disabled={props.aircraft.length >= MOST_AIRCRAFT} onClick={add}>
        Add it
      </button>
    </details>
  );
};
