/** Fields that speak of the draft: one of its turns, one of its zones. */
import { For } from 'solid-js';
import { OneOf } from '../../../../kit/building/fields.tsx';
import type { ZoneId } from '../../data/theatre.ts';
import type { DeskPart } from './desk.ts';
import { turnInWords, zoneInWords } from './words.ts';

interface TurnProps extends DeskPart {
  readonly label: string;
  readonly value: number;
  /** Those of the operation unless told. */
  readonly all?: readonly number[];
  readonly onChange: (turn: number) => void;
}

export const Turn = (props: TurnProps) => (
  <OneOf
    label={props.label}
    words={(turn) => turnInWords(props.desk.date(), Number(turn))}
    all={(props.all ?? props.desk.turns()).map(String)}
    value={String(props.value)}
    onChange={(turn) => props.onChange(Number(turn))}
  />
);

interface ZoneProps extends DeskPart {
  readonly label: string;
  readonly value: ZoneId;
  readonly onChange: (zone: ZoneId) => void;
}

/** Typed, with what there is offered; what there is not, the draft's faults tell. */
export const ZoneField = (props: ZoneProps) => (
  <label class="builder-field">
    {props.label}
    <input
      type="text"
      class="field"
      autocomplete="off"
      list={ZONES}
      maxlength="4"
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value.trim().toUpperCase())}
    />
  </label>
);

const ZONES = 'gw-builder-zones';

/** What all of them offer, once on the page. */
export const ZonesOffered = (props: DeskPart) => (
  <datalist id={ZONES}>
    <For each={props.desk.zones()}>{(zone) => <option value={zone}>{zoneInWords(props.desk.theatre(), zone)}</option>}</For>
  </datalist>
);
