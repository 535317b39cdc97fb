/** Submarines in wait and airships in their sheds. */
import { For, Index } from 'solid-js';
import { OneOf, Whole } from '../../../../kit/building/fields.tsx';
import { changed, withAirship, withBoats, without } from '../../data/drafting.ts';
import type { AirshipOf, BoatsOf } from '../../data/operation.ts';
import { MOST_BOATS } from '../../data/operation-reader.ts';
import { SIDES, type Side } from '../../state.ts';
import type { DeskPart } from './desk.ts';
import { FaultMark, Faults } from './faults.tsx';
import { Turn, ZoneField } from './fields.tsx';

interface PartyProps extends DeskPart {
  readonly value: Side;
  readonly onChange: (side: Side) => void;
}

const SideField = (props: PartyProps) => (
  <OneOf label="Side" words={(side) => props.desk.draft().sides[side].name} all={SIDES} value={props.value} onChange={props.onChange} />
);

interface NameProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

const Name = (props: NameProps) => (
  <label class="builder-field">
    Name
    <input
      type="text"
      class="field"
      autocomplete="off"
      maxlength="60"
      value={props.value}
      onInput={(event) => props.onChange(event.currentTarget.value)}
    />
  </label>
);

const Gone = (props: { readonly name: string; readonly onPress: () => void }) => (
  <button type="button" class="builder-chip all" aria-label={`Remove ${props.name}`} onClick={() => props.onPress()}>
    remove
  </button>
);

const Boats = (props: DeskPart & { readonly place: number; readonly boats: BoatsOf }) => {
  const choose = (changes: Partial<BoatsOf>): void =>
    props.desk.change((draft) => ({ ...draft, boats: changed(draft.boats, props.place, (boats) => ({ ...boats, ...changes })) }));
  return (
    <li class="gw-item" data-side={props.boats.side}>
      <div class="builder-fields">
        <Name value={props.boats.name} onChange={(name) => choose({ name })} />
        <SideField desk={props.desk} value={props.boats.side} onChange={(side) => choose({ side })} />
        <ZoneField desk={props.desk} label="Lie in zone" value={props.boats.zone} onChange={(zone) => choose({ zone })} />
        <Whole label="Boats" least={1} most={MOST_BOATS} value={props.boats.number} onChange={(number) => choose({ number })} />
        <Gone
          name={props.boats.name}
          onPress={() => props.desk.change((draft) => ({ ...draft, boats: without(draft.boats, props.place) }))}
        />
      </div>
      <Faults desk={props.desk} at={`boats[${props.place}]`} />
    </li>
  );
};

const Airship = (props: DeskPart & { readonly place: number; readonly airship: AirshipOf }) => {
  const choose = (changes: Partial<AirshipOf>): void =>
    props.desk.change((draft) => ({
      ...draft,
      airships: changed(draft.airships, props.place, (airship) => ({ ...airship, ...changes })),
    }));
  return (
    <li class="gw-item" data-side={props.airship.side}>
      <div class="builder-fields">
        <Name value={props.airship.name} onChange={(name) => choose({ name })} />
        <SideField desk={props.desk} value={props.airship.side} onChange={(side) => choose({ side })} />
        <ZoneField desk={props.desk} label="Shed in zone" value={props.airship.zone} onChange={(zone) => choose({ zone })} />
        <Turn desk={props.desk} label="May first fly in" value={props.airship.first} onChange={(first) => choose({ first })} />
        <Gone
          name={props.airship.name}
          onPress={() => props.desk.change((draft) => ({ ...draft, airships: without(draft.airships, props.place) }))}
        />
      </div>
      <Faults desk={props.desk} at={`airships[${props.place}]`} />
    </li>
  );
};

const Adding = (props: DeskPart & { readonly what: string; readonly onAdd: (side: Side) => void }) => (
  <For each={SIDES}>
    {(side) => (
      <button type="button" class="builder-chip all" onClick={() => props.onAdd(side)}>
        + {props.what} of {props.desk.draft().sides[side].name.replace(/^The /, 'the ')}
      </button>
    )}
  </For>
);

export const Watch = (props: DeskPart) => {
  const draft = () => props.desk.draft();
  return (
    <details class="gw-fold gw-part">
      <summary>
        Submarines and airships: {draft().boats.length} and {draft().airships.length}{' '}
        <FaultMark desk={props.desk} at={['boats', 'airships']} />
      </summary>
      <ul>
        <Index each={draft().boats}>{(boats, place) => <Boats desk={props.desk} place={place} boats={boats()} />}</Index>
        <Index each={draft().airships}>{(airship, place) => <Airship desk={props.desk} place={place} airship={airship()} />}</Index>
      </ul>
      <Faults desk={props.desk} at="boats" alone />
      <Faults desk={props.desk} at="airships" alone />
      <p class="builder-chips">
        <Adding desk={props.desk} what="submarines" onAdd={(side) => props.desk.change((old) => withBoats(old, side))} />
        <Adding desk={props.desk} what="an airship" onAdd={(side) => props.desk.change((old) => withAirship(old, side))} />
      </p>
    </details>
  );
};
