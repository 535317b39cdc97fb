/** The fleets of both sides, one of which is open. */
import { createMemo, For, Show } from 'solid-js';
import { withNewFleet } from '../../data/drafting.ts';
import { SIDES, type Side } from '../../state.ts';
import { missionNames } from '../facts.ts';
import type { DeskPart } from './desk.ts';
import { FaultMark, Faults } from './faults.tsx';
import { SideFlag } from './parties.tsx';
import { kindsOf, strengthOf, totalOf, worthOf } from './strength.ts';
import { portName } from './words.ts';

const Row = (props: DeskPart & { readonly place: number }) => {
  const fleet = createMemo(() => props.desk.draft().fleets[props.place]);
  const where = (): string => {
    const { port, zone } = fleet() ?? { port: null, zone: '' };
    return port === null ? `at sea, ${zone}` : portName(props.desk.theatre(), port);
  };
  const strength = (): string => {
    const shown = fleet();
    return shown ? strengthOf(props.desk.draft(), shown) : '';
  };
  return (
    <li>
      <button
        type="button"
        class="gw-fleet-row"
        aria-pressed={props.desk.open() === props.place}
        onClick={() => props.desk.openFleet(props.place)}
      >
        <b>{fleet()?.name}</b> <FaultMark desk={props.desk} at={[`fleets[${props.place}]`]} />
        <small>
          {missionNames[fleet()?.mission ?? 'intercept']}, {where()}; {strength()}
        </small>
      </button>
    </li>
  );
};

const SideList = (props: DeskPart & { readonly side: Side }) => {
  const places = createMemo(() => props.desk.draft().fleets.flatMap(({ side }, place) => (side === props.side ? [place] : [])));
  const add = (): void => {
    props.desk.change((draft) => withNewFleet(draft, props.side));
    props.desk.openFleet(props.desk.draft().fleets.length - 1);
  };
  const name = () => props.desk.draft().sides[props.side].name;
  return (
    <section class="gw-side" data-side={props.side} aria-label={`Fleets of ${name()}`}>
      <h3>
        <SideFlag desk={props.desk} side={props.side} /> {name()}
      </h3>
      <p class="soft gw-total">
        {totalOf(props.desk.draft(), props.side)}
        <Show when={kindsOf(props.desk.draft(), props.side)}>{(kinds) => <small>{kinds()}</small>}</Show>
      </p>
      <ul>
        <For each={places()}>{(place) => <Row desk={props.desk} place={place} />}</For>
      </ul>
      <button type="button" class="builder-chip all" aria-label={`Add a fleet to ${name()}`} onClick={add}>
        + a fleet
      </button>
    </section>
  );
};

const worth = ({ desk }: DeskPart, side: Side): number =>
  worthOf(
    desk.draft(),
    desk.draft().fleets.filter((fleet) => fleet.side === side),
  );

export const FleetList = (props: DeskPart) => (
  <>
    <div class="gw-balance" role="img" aria-label={`Ships worth ${worth(props, 'allied')} points against ${worth(props, 'central')}`}>
      <For each={SIDES}>
        {(side) => (
          <i data-side={side} style={{ 'flex-grow': `${worth(props, side)}` }}>
            {worth(props, side)}
          </i>
        )}
      </For>
    </div>
    <div class="gw-pair">
      <For each={SIDES}>{(side) => <SideList desk={props.desk} side={side} />}</For>
    </div>
    <Faults desk={props.desk} at="fleets" alone />
  </>
);
